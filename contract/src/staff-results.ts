import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { resultSource } from '#plans.ts'
import { staffList } from '#staff-list.ts'
import { reasonText } from '#staff-reason.ts'
import { amount, day, id, instant, refusalShape } from '#wire.ts'

/** The state of a plan's day. */
export const resultStatuses = [
  /** It has ended and its result isn't proposed yet. */
  'missing',
  /** A colleague has to approve or reject what was proposed. */
  'proposed',
  /** Booked; not every position has had it yet. */
  'booked',
  /** Booked before the day has ended, in practice mode. Positions opened later get it when the day arrives. */
  'ahead',
  'applied',
  /** A correction is on its way to the positions. */
  'correcting',
  /** Taken back; another result may be booked in its place. */
  'reversed',
  'corrected',
] as const
export const resultStatus = z.enum(resultStatuses)
export type ResultStatus = z.infer<typeof resultStatus>

const colleague = z.object({ id, name: z.string() })
const reason = reasonText()

/** The most a day can lose or bring. */
export const ratePercentMax = 100

/** Percent as typed: at most 100 either way, up to four decimals. */
export const ratePercentText = z.string(refusing('result_missing')).check(
  z.trim(),
  z.regex(/^-?(0|[1-9]\d{0,2})(\.\d{1,4})?$/, refusing('result_decimals')),
  z.refine((text) => Math.abs(Number(text)) <= ratePercentMax, refusing('result_range')),
)

export const resultProposal = z.object({
  id,
  /** `result`: the day's rate. `reversal`: the booked result is wrong and will be reversed. */
  kind: z.enum(['result', 'reversal']),
  /** Percent; null for a reversal. */
  rate: z.nullable(z.string()),
  reason: z.string(),
  status: z.enum(['open', 'approved', 'rejected']),
  proposed_by: colleague,
  proposed_at: instant,
  decided_by: z.nullable(colleague),
  decided_at: z.nullable(instant),
  decision_reason: z.nullable(z.string()),
  /** Why the reader may not approve it, in words; null when they may. */
  blocked: z.nullable(z.string()),
  blocked_refusal: z.nullable(refusalShape),
})
export type ResultProposal = z.infer<typeof resultProposal>

export const staffResult = z.object({
  /** The day, a minus, and the plan. */
  id: z.string(),
  plan_id: id,
  plan_title: z.string(),
  day,
  status: resultStatus,
  /** Of the result in force; null if there is none. */
  source: z.nullable(resultSource),
  rate: z.nullable(z.string()),
})
export type StaffResult = z.infer<typeof staffResult>

/** A result, or a correction of it, and what it moved. Amounts in dollars, losses below zero. */
export const resultStep = z.object({
  kind: z.enum(['result', 'reversal', 'replacement']),
  source: resultSource,
  /** Percent; null for a reversal. */
  rate: z.nullable(z.string()),
  at: instant,
  positions: z.int(),
  /** What investors gained or lost by it. */
  amount,
  /** Below zero what the house bears in the investors' place, above zero what made up for it. */
  shortfall: amount,
  complete: z.boolean(),
})
export type ResultStep = z.infer<typeof resultStep>

export const staffResultDetail = z.extend(staffResult, {
  steps: z.array(resultStep),
  /** Newest first. */
  proposals: z.array(resultProposal),
  /** What may be proposed now; null when nothing can. */
  may_propose: z.nullable(z.enum(['result', 'reversal'])),
})
export type StaffResultDetail = z.infer<typeof staffResultDetail>

const dayOfPlan = z.object({ plan_id: id, day })

export const listStaffResults = staffList({
  path: '/api/staff/results/',
  summary: "Every plan's days with their results, latest first",
  permission: 'results:read',
  item: staffResult,
  sorts: ['day', 'plan'],
  defaultSort: '-day',
  filters: {
    plan_id: z.optional(id),
    status: z.optional(resultStatus),
    from: z.optional(day),
    to: z.optional(day),
  },
})

export const getStaffResult = endpoint({
  method: 'GET',
  path: '/api/staff/results/{plan_id}/{day}/',
  summary: 'One day of a plan: its result, corrections, and proposals',
  access: { kind: 'staff', permission: 'results:read' },
  params: dayOfPlan,
  answer: staffResultDetail,
})

export const proposeResult = endpoint({
  method: 'POST',
  path: '/api/staff/result-proposals/',
  summary: "Propose a day's result, or the reversal of a wrong one; a colleague decides",
  access: { kind: 'staff', permission: 'results:decide' },
  status: 201,
  movesMoney: true,
  body: z.discriminatedUnion('kind', [
    z.extend(dayOfPlan, { kind: z.literal('result'), rate: ratePercentText, reason }),
    z.extend(dayOfPlan, { kind: z.literal('reversal'), reason }),
  ]),
  answer: staffResultDetail,
})

export const approveResultProposal = endpoint({
  method: 'POST',
  path: '/api/staff/result-proposals/{id}/approval/',
  summary: "Approve a colleague's proposal, which applies it to every position that takes part",
  access: { kind: 'staff', permission: 'results:decide' },
  movesMoney: true,
  params: z.object({ id }),
  answer: staffResultDetail,
})

export const rejectResultProposal = endpoint({
  method: 'POST',
  path: '/api/staff/result-proposals/{id}/rejection/',
  summary: 'Reject a proposal, or withdraw your own, with a reason; no money moves',
  access: { kind: 'staff', permission: 'results:decide' },
  movesMoney: true,
  params: z.object({ id }),
  body: z.object({ reason }),
  answer: staffResultDetail,
})

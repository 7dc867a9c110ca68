import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { resultSource } from '#plans.ts'
import { search, staffList } from '#staff-list.ts'
import { reasonText } from '#staff-reason.ts'
import { amount, amountText, day, id, instant, refusalShape } from '#wire.ts'

/**
 * `proposed` waits for a second administrator, `lapsed` waited in vain until its day; `announced` is not in force yet;
 * `called_off` never was.
 */
export const versionStates = ['proposed', 'lapsed', 'announced', 'in_force', 'past', 'called_off'] as const

export const planVersion = z.object({
  version: z.int(),
  state: z.enum(versionStates),
  min_deposit: amount,
  max_deposit: amount,
  /** Percent a day, such as "2.5". */
  daily_rate: z.string(),
  result_source: resultSource,
  effective_from: instant,
  made_at: instant,
  /** The member of staff; null for what the installation began with or the operator made. */
  made_by: z.nullable(z.string()),
  /** Null while it is proposed, and where there was nobody else: then it waited for 24 hours. */
  approved_by: z.nullable(z.string()),
  /** Why the reader may not approve a proposal, in words; null when they may, or for what is none. */
  blocked: z.nullable(z.string()),
  blocked_refusal: z.nullable(refusalShape),
  /** Open positions that were opened under it: they keep it. */
  open_positions: z.int(),
})
export type PlanVersion = z.infer<typeof planVersion>

export const planStates = ['announced', 'open', 'closed'] as const

/** A plan as staff see it. */
export const staffPlan = z.object({
  id,
  title: z.string(),
  state: z.enum(planStates),
  closed_at: z.nullable(instant),
  /** The terms in force; before the first of them, those that are announced. */
  min_deposit: amount,
  max_deposit: amount,
  daily_rate: z.string(),
  result_source: resultSource,
  /** From when on later terms are announced. */
  announced_from: z.nullable(instant),
  /** Under any of its versions. */
  open_positions: z.int(),
  /** Newest first. */
  versions: z.array(planVersion),
})
export type StaffPlan = z.infer<typeof staffPlan>

const percentText = z
  .string(refusing('rate_missing'))
  .check(z.regex(/^(0|[1-9][0-9]{0,2})(\.[0-9]{1,4})?$/, refusing('rate_missing')))

const terms = {
  min_deposit: amountText,
  max_deposit: amountText,
  daily_rate: percentText,
  /** The UTC day on which they come into force; the first possible one without. */
  effective_on: z.optional(z.nullable(day)),
}
const reason = reasonText()

const change = z.object({
  ...terms,
  /** The version that was reviewed: if there is a newer one, the answer is 409. */
  based_on_version: z.int(),
})

/** What a change of terms would do. */
export const termsPreview = z.object({
  effective_from: instant,
  /** The first UTC day whose result follows the new rate, where results are an illustration. */
  first_result_day: day,
  /** Whether another administrator has to approve it; without one it waits for 24 hours at least. */
  takes_colleague: z.boolean(),
  changes: z.array(
    z.object({
      field: z.enum(['min_deposit', 'max_deposit', 'daily_rate']),
      before: z.string(),
      after: z.string(),
    }),
  ),
  /** Open positions, which keep the terms they were opened under. */
  open_positions: z.int(),
})
export type TermsPreview = z.infer<typeof termsPreview>

export const listStaffPlans = staffList({
  path: '/api/staff/plans/',
  summary: 'Every plan with the versions of its terms, in display order',
  permission: 'plans:read',
  item: staffPlan,
  sorts: ['order', 'title', 'min_deposit', 'daily_rate'],
  filters: { state: z.optional(z.enum(planStates)), q: search },
})

export const getStaffPlan = endpoint({
  method: 'GET',
  path: '/api/staff/plans/{id}/',
  summary: 'One plan with the versions of its terms',
  access: { kind: 'staff', permission: 'plans:read' },
  params: z.object({ id }),
  answer: staffPlan,
})

export const addPlan = endpoint({
  method: 'POST',
  path: '/api/staff/plans/',
  summary: 'Add a plan',
  access: { kind: 'staff', permission: 'plans:edit' },
  status: 201,
  movesMoney: true,
  body: z.object({
    title: z
      .string(refusing('staff_name_missing'))
      .check(
        z.trim(),
        z.minLength(1, refusing('staff_name_missing')),
        z.maxLength(40, refusing('text_too_long', { characters_max: 40 })),
      ),
    ...terms,
    reason,
  }),
  answer: staffPlan,
})

export const previewPlanTerms = endpoint({
  method: 'POST',
  path: '/api/staff/plans/{id}/preview/',
  summary: 'Preview a change of terms; nothing changes',
  access: { kind: 'staff', permission: 'plans:edit' },
  params: z.object({ id }),
  body: change,
  answer: termsPreview,
})

export const changePlanTerms = endpoint({
  method: 'POST',
  path: '/api/staff/plans/{id}/versions/',
  summary: 'Propose a new version of a plan’s terms; open positions keep theirs',
  access: { kind: 'staff', permission: 'plans:edit' },
  status: 201,
  movesMoney: true,
  params: z.object({ id }),
  body: z.extend(change, { reason }),
  answer: staffPlan,
})

export const approvePlanTerms = endpoint({
  method: 'POST',
  path: '/api/staff/plans/{id}/approval/',
  summary:
    'Approve terms that a colleague proposed; they are announced, and everyone in the plan is notified',
  access: { kind: 'staff', permission: 'plans:edit' },
  movesMoney: true,
  params: z.object({ id }),
  body: z.object({ version: z.int() }),
  answer: staffPlan,
})

export const callOffPlanTerms = endpoint({
  method: 'POST',
  path: '/api/staff/plans/{id}/calling_off/',
  summary: 'Cancel terms that are proposed or announced but not yet in effect',
  access: { kind: 'staff', permission: 'plans:edit' },
  movesMoney: true,
  params: z.object({ id }),
  body: z.object({ version: z.int(), reason }),
  answer: staffPlan,
})

export const closePlan = endpoint({
  method: 'POST',
  path: '/api/staff/plans/{id}/closing/',
  summary: 'Close a plan to new positions; open ones continue',
  access: { kind: 'staff', permission: 'plans:edit' },
  movesMoney: true,
  params: z.object({ id }),
  body: z.object({ reason }),
  answer: staffPlan,
})

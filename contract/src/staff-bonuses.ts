import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { markedPerson } from '#look-alike.ts'
import { bonusStatus } from '#referrals.ts'
import { decidedFilter, search, staffList } from '#staff-list.ts'
import { approvalReason, reasonText, staffApproval } from '#staff-reason.ts'
import { assignee } from '#staff-work.ts'
import { amount, id, instant, refusalShape } from '#wire.ts'

/** What to check before a bonus is verified. None of it is proof on its own. */
export const bonusSignals = [
  /** Both addresses lead to one mailbox. */
  'same_mailbox',
  /** The invited person, or their mailbox, is among those who invited the inviter. */
  'circle',
  /** Another bonus was for an alias of the same mailbox. */
  'mailbox_had_one',
  /** Both logged in from one address with the same browser. */
  'same_device',
  'same_address',
  'same_network',
  /** Both asked to be paid at one address. */
  'same_payout_address',
  /** Several of those whom the referrer invited logged in from one network. */
  'one_place',
  /** Many signed up with the same code within a day. */
  'many_at_once',
  /** One of the two works here, or shares a mailbox with a staff member. */
  'staff_involved',
  /** The payment behind the investment left its chain. */
  'payment_lost',
  /** The investment was taken back already. */
  'taken_back',
  /** One of the two accounts is locked, suspended or closed. */
  'account_not_active',
] as const
export type BonusSignal = (typeof bonusSignals)[number]

/** A bonus as staff see it. */
export const staffBonus = z.object({
  id,
  status: bonusStatus,
  amount,
  referrer: markedPerson,
  assignee,
  referred: z.extend(markedPerson, { signed_up_at: instant }),
  /** The first investment, which it is for. */
  invested: z.object({ plan_title: z.string(), amount }),
  signals: z.array(z.enum(bonusSignals)),
  reason: z.nullable(z.string()),
  created_at: instant,
  decided_at: z.nullable(instant),
  decided_by: z.nullable(z.string()),
  /** Administrators: one, or two above the operator's limit. */
  approvals_needed: z.int(),
  /** Why it takes two, in words; null where one is enough. */
  second_approval_reason: z.nullable(z.string()),
  second_approval_reason_refusal: z.nullable(refusalShape),
  approvals: z.array(staffApproval),
  /** Why this member of staff may not decide it, in words; null when they may. */
  blocked: z.nullable(z.string()),
  blocked_refusal: z.nullable(refusalShape),
  /** How many approvals it has; who verifies says which version they saw. */
  version: z.int(),
  /** Why it can't be verified, in words; null when it can. It can still be rejected. */
  refuse_only: z.nullable(z.string()),
  refuse_only_refusal: z.nullable(refusalShape),
})
export type StaffBonus = z.infer<typeof staffBonus>

export const listStaffBonuses = staffList({
  path: '/api/staff/bonuses/',
  summary: 'The referral bonuses, oldest first',
  permission: 'bonuses:read',
  item: staffBonus,
  sorts: ['created_at', 'amount', 'referrer'],
  filters: { status: z.optional(bonusStatus), decided: decidedFilter, q: search },
})

const params = z.object({ id })
const decide = { kind: 'staff', permission: 'bonuses:decide' } as const

export const getStaffBonus = endpoint({
  method: 'GET',
  path: '/api/staff/bonuses/{id}/',
  summary: 'One referral bonus',
  access: { kind: 'staff', permission: 'bonuses:read' },
  params,
  answer: staffBonus,
})

export const verifyBonus = endpoint({
  method: 'POST',
  path: '/api/staff/bonuses/{id}/verification/',
  summary:
    'Verify a bonus, which credits the referrer. If a colleague has approved it, the version must be the one that shows it (409)',
  access: decide,
  movesMoney: true,
  params,
  /** The version that the decider saw; left out, it is one without approvals. */
  body: z.optional(z.object({ version: z.optional(z.int()), reason: approvalReason })),
  answer: staffBonus,
})

export const refuseBonus = endpoint({
  method: 'POST',
  path: '/api/staff/bonuses/{id}/refusal/',
  summary: 'Reject a bonus with a reason, which is sent to the referrer; no money moves',
  access: decide,
  movesMoney: true,
  params,
  body: z.object({
    reason: reasonText(),
  }),
  answer: staffBonus,
})

/** The rules of a review: who may decide, what has happened so far, and who did it. */
import { because, type Refusal } from '@evenmoor/contract/refusals'
import { isSamePerson } from '#people/staff-accounts/act-on-person.ts'
import type { Approval } from './approval-store.ts'
import type { Withdrawal } from '../withdrawal.ts'
import type { Step } from '../withdrawal-store.ts'

type Party = Parameters<typeof isSamePerson>[0]

/** Why a person may not decide this withdrawal, whatever their role; undefined when they may. */
export const ownRefusal = (investor: Party, staff: Party) =>
  isSamePerson(investor, staff) ? because('own_withdrawal') : undefined

/** Why a withdrawal held by a pause cannot be approved. */
export const heldReason = because('withdrawals_paused_now')

/** Why a withdrawal to a new address cannot be approved before its wait is over. */
export const newAddressReason = (until: Date): Refusal =>
  because('withdrawal_address_new', { until_at: until.toISOString() })

/** Counts what has happened to a withdrawal: deciders name the version they saw. */
export const versionOf = (steps: readonly Step[], approvals: readonly Approval[]): number =>
  steps.length + approvals.length

/** Who did what last, as a refusal's second sentence; undefined when nothing was done yet. */
export function lastAct(
  { investorId }: Pick<Withdrawal, 'investorId'>,
  steps: readonly Step[],
  approvals: readonly Approval[],
): Refusal | undefined {
  const ended = steps.findLast(({ status }) => status === 'rejected' || status === 'cancelled')
  if (ended?.actorId) {
    const at = ended.at.toISOString()
    if (ended.actorId === investorId) return because('who_took_back', { acted_time: at })
    return because('who_rejected', { name: ended.actorName ?? 'Somebody', acted_time: at })
  }
  const approval = approvals.at(-1)
  return approval === undefined
    ? undefined
    : because('who_approved', { name: approval.approverName, acted_time: approval.at.toISOString() })
}

/** The rules of a review: who may decide, what has happened so far, and who did it. */
import { isSamePerson } from '#people/staff-accounts/act-on-person.ts'
import type { Approval } from './approval-store.ts'
import type { Withdrawal } from '../withdrawal.ts'
import type { Step } from '../withdrawal-store.ts'

type Party = Parameters<typeof isSamePerson>[0]

/** Why a person may not decide this withdrawal, whatever their role; undefined when they may. */
export const ownRefusal = (investor: Party, staff: Party) =>
  isSamePerson(investor, staff) ? 'This is your own withdrawal: a colleague has to decide it.' : undefined

/** Why a withdrawal held by a pause cannot be approved. */
export const heldReason =
  'Withdrawals are paused: a credited payment left its chain. End the pause before you approve this, or reject it.'

/** Why a withdrawal to a new address cannot be approved before its wait is over. */
export const newAddressReason = (until: Date): string =>
  `Its address is new: it can be approved from ${until.toISOString().slice(0, 16).replace('T', ' at ')} UTC on. Until then its owner can take it back.`

/** Counts what has happened to a withdrawal: deciders name the version they saw. */
export const versionOf = (steps: readonly Step[], approvals: readonly Approval[]): number =>
  steps.length + approvals.length

/** Who did what last, as a sentence; empty when nothing was done yet. */
export function lastAct(
  { investorId }: Pick<Withdrawal, 'investorId'>,
  steps: readonly Step[],
  approvals: readonly Approval[],
): string {
  const ended = steps.findLast(({ status }) => status === 'rejected' || status === 'cancelled')
  if (ended?.actorId) {
    const at = clockOf(ended.at)
    if (ended.actorId === investorId) return `The investor took it back at ${at} UTC.`
    return `${ended.actorName ?? 'Somebody'} rejected it at ${at} UTC.`
  }
  const approval = approvals.at(-1)
  return approval === undefined ? '' : `${approval.approverName} approved it at ${clockOf(approval.at)} UTC.`
}

/** Such as "14:05". */
const clockOf = (at: Date): string => at.toISOString().slice(11, 16)

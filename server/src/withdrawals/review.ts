/** What a review goes by: who may decide, what has happened so far, and who did it. */
import type { Approval } from './approval-store.ts'
import type { Withdrawal } from './withdrawal.ts'
import type { Step } from './withdrawal-store.ts'

/** Why somebody may not decide this withdrawal, whatever their role; undefined when they may. */
export const ownRefusal = ({ investorId }: Pick<Withdrawal, 'investorId'>, staffId: string) =>
  investorId === staffId ? 'This is your own withdrawal: a colleague has to decide it.' : undefined

/** Why nobody may approve a withdrawal that a pause holds. */
export const heldReason =
  'Withdrawals are paused: a credited payment left its chain. End the pause before you approve this, or reject it.'

/** Why nobody may approve a withdrawal to a new address before its wait is over. */
export const newAddressReason = (until: Date): string =>
  `Its address is new: it can be approved from ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC on. Until then its owner can take it back.`

/** Counts what has happened to a withdrawal: whoever decides says which of these they saw. */
export const versionOf = (steps: readonly Step[], approvals: readonly Approval[]): number =>
  steps.length + approvals.length

const acts: Readonly<Partial<Record<Step['status'], string>>> = {
  rejected: 'rejected it',
  cancelled: 'took it back',
}

/** Who did what last, as a sentence; empty when nobody has done anything yet. */
export function lastAct(
  { investorId }: Pick<Withdrawal, 'investorId'>,
  steps: readonly Step[],
  approvals: readonly Approval[],
): string {
  const ended = steps.findLast(({ status }) => acts[status] !== undefined)
  if (ended?.actorId) {
    const who = ended.actorId === investorId ? 'The investor' : (ended.actorName ?? 'Somebody')
    return `${who} ${acts[ended.status]} at ${clockOf(ended.at)} UTC.`
  }
  const approval = approvals.at(-1)
  return approval === undefined ? '' : `${approval.approverName} approved it at ${clockOf(approval.at)} UTC.`
}

/** Such as "14:05". */
const clockOf = (at: Date): string => at.toISOString().slice(11, 16)

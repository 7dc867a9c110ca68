/** What a review of a payment goes by: who may decide, what has happened so far, and who did it. Pure. */
import { isSamePerson } from '#people/staff-accounts/act-on-person.ts'
import type { Payment, PaymentStatus } from './deposit.ts'
import type { PaymentApproval } from './payment-approval-store.ts'
import { approvalsNeeded, inItsBlock } from './payment-review.ts'

type Party = Parameters<typeof isSamePerson>[0]

/** Why somebody may not decide this payment, whatever their role; undefined when they may. */
export const ownRefusal = (investor: Party, staff: Party) =>
  isSamePerson(investor, staff) ? 'This is your own payment: a colleague has to decide it.' : undefined

export const approvedAlready = 'You approved this already: a colleague has to approve it too.'

/** Why somebody who may decide payments can't approve this one; null when they can. `readers` are all their accounts. */
export function approvedByReader(
  payment: Pick<Payment, 'blockHash'>,
  approvals: readonly PaymentApproval[],
  readers: ReadonlySet<string>,
): string | null {
  const given = inItsBlock(payment, approvals)
  if (given.length >= approvalsNeeded)
    return 'Two members of staff approved this: it is about to be credited.'
  return given.some(({ approverId }) => readers.has(approverId))
    ? 'You approved this: a colleague has to approve it too.'
    : null
}

/** Where a payment stands, for somebody who came too late to decide it. */
export const reviewStanding: Readonly<Record<PaymentStatus, string>> = {
  seen: 'This payment left its block and waits for another. There is nothing to decide now.',
  confirming: 'This payment is in another block and gathers confirmations. There is nothing to decide now.',
  in_review: 'This payment is in review.',
  credited: 'This payment is credited already.',
  refused: 'This payment was refused.',
  dropped: 'Its network no longer has this payment. There is nothing to decide now.',
  reversed:
    'Its network no longer has this payment, and its credit was reversed. There is nothing to decide now.',
}

/** Counts staff actions on a payment in review. A decision names the count it was based on. */
export const versionOf = (approvals: readonly PaymentApproval[]): number => approvals.length

/** Who did what last, as a sentence; empty when nobody has done anything yet where it lies. */
export function lastAct(
  payment: Pick<Payment, 'blockHash' | 'refusal'>,
  approvals: readonly PaymentApproval[],
  refuserName: string | null,
): string {
  if (payment.refusal !== null)
    return `${refuserName ?? 'Somebody'} refused it at ${clockOf(payment.refusal.at)} UTC.`
  const approval = inItsBlock(payment, approvals).at(-1)
  return approval === undefined ? '' : `${approval.approverName} approved it at ${clockOf(approval.at)} UTC.`
}

/** Such as "14:05". */
const clockOf = (at: Date): string => at.toISOString().slice(11, 16)

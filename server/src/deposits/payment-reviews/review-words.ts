/** What a review of a payment goes by: who may decide, what has happened so far, and who did it. Pure. */
import { createHash } from 'node:crypto'
import { because, type Refusal } from '@evenmoor/contract/refusals'
import { isSamePerson } from '#people/act-on-person.ts'
import type { Payment, PaymentStatus } from '../deposit.ts'
import type { PaymentApproval } from './payment-approval-store.ts'
import { approvalsNeeded, inItsBlock } from './payment-review.ts'

type Party = Parameters<typeof isSamePerson>[0]

/** Why somebody may not decide this payment, whatever their role; undefined when they may. */
export const ownRefusal = (investor: Party, staff: Party) =>
  isSamePerson(investor, staff) ? because('own_payment') : undefined

export const approvedAlready = because('approved_by_you_already')

/** Why somebody who may decide payments can't approve this one; null when they can. `readers` are all their accounts. */
export function approvedByReader(
  payment: Pick<Payment, 'blockHash'>,
  approvals: readonly PaymentApproval[],
  readers: ReadonlySet<string>,
): Refusal | null {
  const given = inItsBlock(payment, approvals)
  if (given.length >= approvalsNeeded) return because('payment_approved_twice')
  return given.some(({ approverId }) => readers.has(approverId)) ? because('approved_by_you') : null
}

/** Where a payment stands, for somebody who came too late to decide it. */
export const reviewStanding: Readonly<Record<PaymentStatus, Refusal>> = {
  seen: because('payment_left_block'),
  confirming: because('payment_in_other_block'),
  in_review: because('payment_still_in_review'),
  credited: because('payment_credited_already'),
  refused: because('payment_was_refused'),
  dropped: because('payment_gone'),
  reversed: because('payment_gone_reversed'),
}

/**
 * What a decision is made about, as a number: the block where the payment lies, what it would be credited with, and the
 * approvals so far. Another block is another thing to approve, so its number is another one.
 */
export function versionOf(
  { blockHash }: Pick<Payment, 'blockHash'>,
  { worthMinor, approvals }: { worthMinor: bigint; approvals: readonly PaymentApproval[] },
): number {
  const digest = createHash('sha256').update(`${blockHash} ${worthMinor}`).digest()
  // 40 bits and a byte are exact in a JSON number.
  return digest.readUIntBE(0, 5) * 256 + approvals.length
}

/** Who did what last, as a refusal's second sentence; undefined when nobody has done anything yet where it lies. */
export function lastAct(
  payment: Pick<Payment, 'blockHash' | 'refusal'>,
  approvals: readonly PaymentApproval[],
  refuserName: string | null,
): Refusal | undefined {
  if (payment.refusal !== null)
    return because('who_refused', {
      name: refuserName ?? 'Somebody',
      acted_time: payment.refusal.at.toISOString(),
    })
  const approval = inItsBlock(payment, approvals).at(-1)
  return approval === undefined
    ? undefined
    : because('who_approved', { name: approval.approverName, acted_time: approval.at.toISOString() })
}

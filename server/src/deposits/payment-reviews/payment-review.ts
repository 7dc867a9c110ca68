/** What has to be approved before it is credited: payments worth more than the operator's limit (decision 94). */
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { limitInForce } from '#system/limit-in-force.ts'
import { creditFor, type Deposit, type PartOfHold, type Payment } from '../deposit.ts'
import { readApprovals } from './payment-approval-store.ts'

/** Different members of staff, none of them the investor. */
export const approvalsNeeded = 2

/** What a payment is or would be credited with. One that was credited before gets the same again. */
export const worthOf = (deposit: Deposit, payment: Payment, all: readonly PartOfHold[]): bigint =>
  payment.usdMinor ?? creditFor(deposit, payment, all)

/**
 * Whether a payment with all its confirmations is credited now. Once it needed approvals it does so whatever the limit
 * becomes, and they count in the block where it lies alone.
 */
export async function mayBeCredited(
  ctx: Context,
  tx: Tx,
  deposit: Deposit,
  payment: Payment,
  all: readonly Payment[],
): Promise<boolean> {
  if (payment.reviewBeganAt === null)
    return worthOf(deposit, payment, all) <= limitInForce(ctx, 'depositApprovalAboveMinor')
  return inItsBlock(payment, await readApprovals(tx, payment.id)).length >= approvalsNeeded
}

/** The payment as one that waits for staff. */
export const inReview = ({ clock }: Context, payment: Payment): Payment => ({
  ...payment,
  status: 'in_review',
  reviewBeganAt: payment.reviewBeganAt ?? clock.now(),
})

/** Those that wait for staff now. */
export const inReviewNow = (payments: readonly Payment[]): ReadonlySet<string> =>
  new Set(payments.filter(({ status }) => status === 'in_review').map(({ id }) => id))

/** The approvals that count. */
export const inItsBlock = <Approval extends { readonly blockHash: string }>(
  { blockHash }: Pick<Payment, 'blockHash'>,
  approvals: readonly Approval[],
): readonly Approval[] => approvals.filter((approval) => approval.blockHash === blockHash)

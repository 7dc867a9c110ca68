/**
 * The two decisions of staff about a payment that needs approvals. Each by somebody else than the investor, and audited.
 * Who decides says what they saw: when somebody else was faster they are told who did what, and nothing is done.
 */
import { because, type Refusal } from '@evenmoor/contract/refusals'
import type { Context } from '#context.ts'
import { findById } from '#people/find-person.ts'
import { nameOf } from '#people/people-list.ts'
import { isAmong } from '#people/staff-accounts/second-person.ts'
import { recordAudit } from '#audit/record-audit.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict, forbidden, notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { releaseAfterApproval } from '#work/assignees-of.ts'
import { assessDeposit } from '../assess-deposit.ts'
import type { Deposit, Payment } from '../deposit.ts'
import { lockDeposit } from '../deposit-store.ts'
import { findPayment, readPayments, updatePayment } from '../payment-store.ts'
import { insertPaymentApproval, type PaymentApproval, readApprovals } from './payment-approval-store.ts'
import { inItsBlock, worthOf } from './payment-review.ts'
import { approvedAlready, lastAct, ownRefusal, reviewStanding, versionOf } from './review-words.ts'
import { tellRefused } from './tell-review.ts'

type Decision = {
  readonly id: string
  readonly staffId: string
  /** The version that the decider saw. An approval without it is one of a payment that nobody has approved. */
  readonly version?: number | undefined
}

/** An approval may say something to the colleague who has to approve too. */
type Approving = Decision & { readonly reason?: string | null }

/**
 * Approves a payment where it lies. The second approval credits nothing by itself: the next reading of its network does,
 * which shows that it is still there. 403 for one's own and for a second approval of the same person, 409 when it does
 * not wait for staff any more or is not what the decider saw.
 */
export async function approvePayment(ctx: Context, tx: Tx, decision: Approving): Promise<void> {
  const { deposit, payment, approvals, changed } = await lockToDecide(tx, decision)
  const { staffId } = decision
  const reason = decision.reason || null
  const given = inItsBlock(payment, approvals)
  const approvers = given.map(({ approverId }) => approverId)
  if (await isAmong(tx, staffId, approvers)) throw forbidden(approvedAlready)
  if (decision.version === undefined && approvers.length > 0) throw conflict(changed)
  if (payment.blockHash === null) throw new Error(`payment ${payment.id} is in review and in no block`)
  await insertPaymentApproval(tx, {
    paymentId: payment.id,
    depositId: deposit.id,
    investorId: deposit.investorId,
    blockHash: payment.blockHash,
    approverId: staffId,
    at: ctx.clock.now(),
    reason,
  })
  await releaseAfterApproval(tx, { queue: 'payment_reviews', id: payment.id })
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'payment.approve',
    subject: `payment/${payment.id}`,
    before: { approvals: given.length },
    after: { approvals: given.length + 1, transaction: payment.transaction, block: payment.blockHash },
    ...(reason !== null && { reason }),
  })
}

/** Refuses a payment with a reason that the investor is told: it is never credited, whatever its network says later. */
export async function refusePayment(
  ctx: Context,
  tx: Tx,
  { reason, ...decision }: Decision & { reason: string },
): Promise<void> {
  const { deposit, payment } = await lockToDecide(tx, decision)
  const { staffId } = decision
  const refused: Payment = {
    ...payment,
    status: 'refused',
    refusal: { at: ctx.clock.now(), staffId, reason },
  }
  await updatePayment(tx, refused)
  await assessDeposit(ctx, tx, deposit, await readPayments(tx, deposit.id))
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'payment.refuse',
    subject: `payment/${payment.id}`,
    before: { status: payment.status },
    after: { status: 'refused', transaction: payment.transaction },
    reason,
  })
  await tellRefused(ctx, tx, deposit, refused)
}

/** Everything that touches a payment locks its deposit's row first. */
async function lockToDecide(
  tx: Tx,
  { id, staffId, version }: Decision,
): Promise<{
  deposit: Deposit
  payment: Payment
  approvals: readonly PaymentApproval[]
  changed: Refusal
}> {
  const seen = isUuid(id) ? await findPayment(tx, id) : undefined
  if (seen === undefined || seen.reviewBeganAt === null) throw notFound()
  const deposit = await lockDeposit(tx, seen.depositId)
  const payment = (await findPayment(tx, id))!
  const own = ownRefusal(await findById(tx, deposit.investorId), await findById(tx, staffId))
  if (own !== undefined) throw forbidden(own)
  const approvals = await readApprovals(tx, id)
  const refuser = payment.refusal === null ? undefined : await findById(tx, payment.refusal.staffId)
  const last = lastAct(payment, approvals, refuser === undefined ? null : nameOf(refuser))
  if (payment.status !== 'in_review') throw conflict({ ...reviewStanding[payment.status], more: last })
  const changed = because('changed_meanwhile', { last_act: [last ?? []].flat() })
  const worthMinor = worthOf(deposit, payment, await readPayments(tx, deposit.id))
  const current = versionOf(payment, { worthMinor, approvals })
  if (version !== undefined && version !== current) throw conflict(changed)
  return { deposit, payment, approvals, changed }
}

/** The payments that need approvals as staff see them: with what is known, and what keeps the reader from deciding. */
import { startOfDay } from '#platform/clock.ts'
import { refusalFields } from '#platform/english.ts'
import { because, type Refusal } from '@evenmoor/contract/refusals'
import { roleCan } from '@evenmoor/contract/staff'
import type { listStaffPaymentReviews, StaffPaymentReview } from '@evenmoor/contract/staff-payment-reviews'
import { formatMoney } from '@evenmoor/ledger/money'
import { networkName } from '#chains/network-names.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { ListSource } from '#platform/list/list-routes.ts'
import { notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import type { Deposit, Payment } from '../deposit.ts'
import { paymentFrom } from '../payment-store.ts'
import type { PaymentApproval } from './payment-approval-store.ts'
import { approvalsNeeded, inItsBlock, worthOf } from './payment-review.ts'
import { countInReview, type Reviewed, type ReviewRow, reviewRows, selectReviewed } from './review-store.ts'
import { approvedByReader, lastAct, ownRefusal, reviewStanding, versionOf } from './review-words.ts'

/** The list of payments that need, or needed, two approvals. */
export const paymentReviewList: ListSource<typeof listStaffPaymentReviews, ReviewRow> = {
  rows: (db, { status, decided, q = '' }, { ctx }) =>
    reviewRows(db, { status, decidedSince: decided && startOfDay(ctx.clock.now()), search: q }),
  sortColumns: { since: 'review_began_at', investor: 'sort_name' },
  describe: ({ db, caller }, rows) => forStaff(db, rows, caller),
}

/** One of them; 404 when there is none. */
export async function staffPaymentReview(
  db: Database,
  { id, reader }: { id: string; reader: Caller },
): Promise<StaffPaymentReview> {
  const rows = isUuid(id) ? await reviewRows(db, { id }).execute() : []
  const [found] = await forStaff(db, rows, reader)
  if (found === undefined) throw notFound()
  return found
}

/** How many wait for staff, and since when the oldest. */
export const waitingPaymentReviews = (db: Database) => countInReview(db)
export { waitingReviewItems } from './review-store.ts'

async function forStaff(
  db: Database,
  rows: readonly ReviewRow[],
  reader: Caller,
): Promise<StaffPaymentReview[]> {
  const ids = rows.map(({ id }) => id)
  const reviewed = await selectReviewed(db, { ids, readerId: reader.personId })
  return rows.flatMap((row) => {
    const one = reviewed.get(row.id)
    return one === undefined ? [] : describeReview(row, one, reader)
  })
}

function describeReview(row: ReviewRow, one: Reviewed, { staffRole }: Caller): StaffPaymentReview {
  const payment = paymentFrom(row)
  const { deposit, approvals: given, assignee, readers, resembles } = one
  const { coin, network } = deposit
  const { refusal, blockHeight, blockHash } = payment
  const investor = { id: row.investor_id, name: row.investor_name, email: row.investor_email, resembles }
  const worthMinor = worthOf(deposit, payment, one.parts)
  const own = ownRefusal(investor, one.reader)
  const mayDecide = staffRole !== null && roleCan(staffRole, 'deposits:decide')
  return {
    id: payment.id,
    status: payment.status,
    investor,
    assignee,
    deposit_id: deposit.id,
    deposit_reference: deposit.reference,
    asked: usd(deposit.amountMinor),
    coin,
    coin_amount: formatMoney({ asset: coin, minor: payment.coinMinor }),
    worth: usd(worthMinor),
    network,
    network_name: networkName(network),
    address: deposit.address,
    transaction: payment.transaction,
    block:
      blockHeight === null || blockHash === null ? null : { height: blockHeight.toString(), hash: blockHash },
    confirmations: payment.confirmations,
    required_confirmations: deposit.requiredConfirmations,
    first_seen_at: payment.firstSeenAt.toISOString(),
    since: (payment.reviewBeganAt ?? payment.firstSeenAt).toISOString(),
    approvals_needed: approvalsNeeded,
    approvals: inItsBlock(payment, given).map(({ approverName, at, reason }) => ({
      by: approverName,
      at: at.toISOString(),
      reason,
    })),
    refusal:
      refusal === null
        ? null
        : { by: row.refuser_name ?? '', at: refusal.at.toISOString(), reason: refusal.reason },
    version: versionOf(payment, { worthMinor, approvals: given }),
    ...refusalFields('blocked', blockedReason(payment, given, { row, own, mayDecide, readers })),
    may_refuse: payment.status === 'in_review' && own === undefined && mayDecide,
  }
}

function blockedReason(
  payment: Payment,
  given: readonly PaymentApproval[],
  {
    row,
    own,
    mayDecide,
    readers,
  }: { row: ReviewRow; own: Refusal | undefined; mayDecide: boolean; readers: ReadonlySet<string> },
): Refusal | null {
  if (payment.status !== 'in_review')
    return { ...reviewStanding[payment.status], more: lastAct(payment, given, row.refuser_name) }
  if (own !== undefined) return own
  if (!mayDecide) return because('role_cannot_decide_payments')
  return approvedByReader(payment, given, readers)
}

const usd = (minor: Deposit['amountMinor']) => formatMoney({ asset: 'usd', minor })

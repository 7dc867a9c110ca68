import * as contract from '@evenmoor/contract/staff-payment-reviews'
import { route } from '#platform/http/bind.ts'
import { listRoutes } from '#platform/list/list-routes.ts'
import { approvePayment, refusePayment } from './decide-payment.ts'
import { paymentReviewList, staffPaymentReview } from './staff-view.ts'

/** What staff do with payments that need two approvals. */
export const routes = [
  ...listRoutes(contract.listStaffPaymentReviews, paymentReviewList),

  route(contract.getStaffPaymentReview, ({ tx, caller, params }) =>
    staffPaymentReview(tx, { id: params.id, reader: caller }),
  ),

  route(contract.approvePayment, async ({ ctx, tx, caller, params, body }) => {
    const { version, reason = null } = body ?? {}
    await approvePayment(ctx, tx, { id: params.id, staffId: caller.personId, version, reason })
    return staffPaymentReview(tx, { id: params.id, reader: caller })
  }),

  route(contract.refusePayment, async ({ ctx, tx, caller, params, body: { reason, version } }) => {
    await refusePayment(ctx, tx, { id: params.id, staffId: caller.personId, reason, version })
    return staffPaymentReview(tx, { id: params.id, reader: caller })
  }),
]

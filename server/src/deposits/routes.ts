import { routes as checkoutsRoutes } from './checkouts/routes.ts'
import { routes as limitsRoutes } from './limits/routes.ts'
import { routes as networksRoutes } from './networks/routes.ts'
import { routes as paymentLookupRoutes } from './payment-lookup/routes.ts'
import { routes as staffPaymentReviewsRoutes } from './payment-reviews/staff-routes.ts'

/** The calls of every feature of deposits. */
export const routes = [
  ...checkoutsRoutes,
  ...networksRoutes,
  ...limitsRoutes,
  ...paymentLookupRoutes,
  ...staffPaymentReviewsRoutes,
]

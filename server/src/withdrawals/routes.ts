import { routes as addressBookRoutes } from './address-book/routes.ts'
import { routes as staffPayoutsRoutes } from './payouts/staff-routes.ts'
import { routes as requestsRoutes } from './requests/routes.ts'
import { routes as staffRequestsRoutes } from './requests/staff-routes.ts'

/** The calls of requests, the address book and payouts. */
export const routes = [...requestsRoutes, ...addressBookRoutes, ...staffRequestsRoutes, ...staffPayoutsRoutes]

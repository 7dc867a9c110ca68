import { routes as historyRoutes } from './history/routes.ts'
import { routes as investingRoutes } from './investing/routes.ts'

/** The calls of every feature of positions. */
export const routes = [...investingRoutes, ...historyRoutes]

import { routes as accountClosingRoutes } from './account-closing/routes.ts'
import { routes as accountFreezeRoutes } from './account-freeze/routes.ts'
import { routes as accountRecoveryRoutes } from './account-recovery/routes.ts'
import { routes as breaksRoutes } from './breaks/routes.ts'
import { routes as dataExportRoutes } from './data-export/routes.ts'
import { routes as emailChangeRoutes } from './email-change/routes.ts'
import { routes as passwordsRoutes } from './passwords/routes.ts'
import { routes as profileRoutes } from './profile/routes.ts'
import { routes as riskQuestionsRoutes } from './risk-questions/routes.ts'
import { routes as signUpRoutes } from './sign-up/routes.ts'
import { routes as staffAccountsRoutes } from './staff-accounts/routes.ts'

/** The calls of every feature of people. */
export const routes = [
  ...signUpRoutes,
  ...profileRoutes,
  ...passwordsRoutes,
  ...emailChangeRoutes,
  ...accountRecoveryRoutes,
  ...breaksRoutes,
  ...riskQuestionsRoutes,
  ...accountFreezeRoutes,
  ...dataExportRoutes,
  ...accountClosingRoutes,
  ...staffAccountsRoutes,
]

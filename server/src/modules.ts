import type { Context } from '#context.ts'
import { jobs as alertsJobs } from '#alerts/jobs.ts'
import { routes as alertsRoutes } from '#alerts/routes.ts'
import { jobs as auditJobs } from '#audit/jobs.ts'
import { routes as auditRoutes } from '#audit/routes.ts'
import { routes as consoleRoutes } from '#console/routes.ts'
import { routes as contactRoutes } from '#contact/routes.ts'
import { routes as staffContactRoutes } from '#contact/staff-routes.ts'
import { jobs as identityJobs } from '#identity/jobs.ts'
import { routes as identityRoutes } from '#identity/routes.ts'
import { routes as investorsRoutes } from '#investors/routes.ts'
import { routes as staffNewsletterRoutes } from '#newsletter/staff-routes.ts'
import { routes as reconciliationRoutes } from '#reconciliation/routes.ts'
import { routes as systemRoutes } from '#system/routes.ts'
import { jobs as depositsJobs } from '#deposits/jobs.ts'
import { routes as depositsRoutes } from '#deposits/routes.ts'
import { jobs as marketSimulationJobs } from '#market-simulation/jobs.ts'
import { jobs as factorsJobs } from '#factors/jobs.ts'
import { routes as factorsRoutes } from '#factors/routes.ts'
import { routes as liveRoutes } from '#live/routes.ts'
import { routes as marketRoutes } from '#market/routes.ts'
import { jobs as newsletterJobs } from '#newsletter/jobs.ts'
import { routes as newsletterRoutes } from '#newsletter/routes.ts'
import { jobs as practiceJobs } from '#practice/jobs.ts'
import { routes as practiceRoutes } from '#practice/routes.ts'
import type { Route } from '#platform/http/bind.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { jobs as peopleJobs } from '#people/jobs.ts'
import { routes as peopleRoutes } from '#people/routes.ts'
import { mailJobs } from '#platform/mail/jobs.ts'
import { cleanUpJobs } from '#platform/rate-limits/rate-limit-jobs.ts'
import { jobs as sessionsJobs } from '#sessions/jobs.ts'
import { routes as sessionsRoutes } from '#sessions/routes.ts'
import { jobs as notificationsJobs } from '#notifications/jobs.ts'
import { routes as notificationsRoutes } from '#notifications/routes.ts'
import { routes as pausesRoutes } from '#pauses/routes.ts'
import { routes as performanceRoutes } from '#performance/routes.ts'
import { routes as plansRoutes } from '#plans/routes.ts'
import { jobs as positionsJobs } from '#positions/jobs.ts'
import { routes as positionsRoutes } from '#positions/routes.ts'
import { routes as recordsRoutes } from '#records/routes.ts'
import { routes as staffRecordsRoutes } from '#records/staff-routes.ts'
import { routes as referralsRoutes } from '#referrals/routes.ts'
import { jobs as resultsJobs } from '#results/jobs.ts'
import { routes as resultsRoutes } from '#results/routes.ts'
import { jobs as backupsJobs } from '#backups/jobs.ts'
import { jobs as reconciliationJobs } from '#reconciliation/jobs.ts'
import { jobs as integrityJobs } from '#integrity/jobs.ts'
import { jobs as statementsJobs } from '#statements/jobs.ts'
import { routes as statementsRoutes } from '#statements/routes.ts'
import { jobs as timeMachineJobs } from '#time-machine/jobs.ts'
import { routes as timeMachineRoutes } from '#time-machine/routes.ts'
import { jobs as transparencyJobs } from '#transparency/jobs.ts'
import { routes as transparencyRoutes } from '#transparency/routes.ts'
import { routes as walletRoutes } from '#wallet/routes.ts'
import { routes as workRoutes } from '#work/routes.ts'
import { jobs as withdrawalsJobs } from '#withdrawals/payouts/jobs.ts'
import { routes as withdrawalsRoutes } from '#withdrawals/routes.ts'

/** What a module brings: its calls, and its jobs where it has any. */
export type Module = {
  readonly name: string
  readonly routes: readonly Route[]
  readonly jobs?: (ctx: Context) => readonly PeriodicJob[]
}

/** Every module of the server: the table of contents. */
export const modules: readonly Module[] = [
  { name: 'people', routes: peopleRoutes, jobs: peopleJobs },
  { name: 'sessions', routes: sessionsRoutes, jobs: sessionsJobs },
  { name: 'factors', routes: factorsRoutes, jobs: factorsJobs },
  { name: 'market', routes: marketRoutes },
  { name: 'deposits', routes: depositsRoutes, jobs: depositsJobs },
  { name: 'practice', routes: practiceRoutes, jobs: practiceJobs },
  { name: 'plans', routes: plansRoutes },
  { name: 'positions', routes: positionsRoutes, jobs: positionsJobs },
  { name: 'market-simulation', routes: [], jobs: marketSimulationJobs },
  { name: 'results', routes: resultsRoutes, jobs: resultsJobs },
  { name: 'time-machine', routes: timeMachineRoutes, jobs: timeMachineJobs },
  { name: 'transparency', routes: transparencyRoutes, jobs: transparencyJobs },
  { name: 'wallet', routes: walletRoutes },
  { name: 'performance', routes: performanceRoutes },
  { name: 'statements', routes: statementsRoutes, jobs: statementsJobs },
  { name: 'withdrawals', routes: withdrawalsRoutes, jobs: withdrawalsJobs },
  { name: 'live', routes: liveRoutes },
  { name: 'notifications', routes: notificationsRoutes, jobs: notificationsJobs },
  { name: 'pauses', routes: pausesRoutes },
  { name: 'referrals', routes: referralsRoutes },
  { name: 'identity', routes: identityRoutes, jobs: identityJobs },
  { name: 'audit', routes: auditRoutes, jobs: auditJobs },
  { name: 'investors', routes: investorsRoutes },
  { name: 'reconciliation', routes: reconciliationRoutes, jobs: reconciliationJobs },
  { name: 'records', routes: [...recordsRoutes, ...staffRecordsRoutes] },
  { name: 'system', routes: systemRoutes },
  { name: 'alerts', routes: alertsRoutes, jobs: alertsJobs },
  { name: 'console', routes: consoleRoutes },
  { name: 'work', routes: workRoutes },
  { name: 'integrity', routes: [], jobs: integrityJobs },
  { name: 'backups', routes: [], jobs: backupsJobs },
  { name: 'contact', routes: [...contactRoutes, ...staffContactRoutes] },
  { name: 'newsletter', routes: [...newsletterRoutes, ...staffNewsletterRoutes], jobs: newsletterJobs },
  { name: 'platform', routes: [], jobs: (ctx) => [...mailJobs(ctx), ...cleanUpJobs(ctx)] },
]

import { getHealth, listSettings } from '@evenmoor/contract/staff-system'
import { route } from '#platform/http/bind.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { healthOf } from './health.ts'
import { settingsOf } from './settings.ts'

/** What the installation runs with, and how it fares. */
export const routes = [
  route(listSettings, ({ ctx }) => settingsOf(ctx.config)),
  withOwnTransactions(route(getHealth, ({ ctx }) => healthOf(ctx))),
]

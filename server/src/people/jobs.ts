import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { dropUnconfirmed } from './sign-up/drop-unconfirmed.ts'
import { endLocks } from './account-status/lock-account.ts'
import { deleteFailuresBefore } from './credentials/login-failure-store.ts'
import { deleteSecretsBefore } from './one-time-secrets/one-time-secret-store.ts'
import { dayMs } from '#platform/clock.ts'

/**
 * Ends locks; removes secrets a day after they expired, sign-ups that nobody confirmed in two days, and counts of wrong
 * passwords that are a year old.
 */
export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'people: open accounts whose lock has ended', pauseMs: 30_000, run: () => endLocks(ctx) },
  {
    name: 'people: remove old secrets',
    pauseMs: 3_600_000,
    run: async () => {
      const now = ctx.clock.now().getTime()
      await deleteSecretsBefore(ctx.db, new Date(now - dayMs))
      await dropUnconfirmed(ctx)
      await deleteFailuresBefore(ctx.db, new Date(now - 365 * dayMs))
    },
  },
]

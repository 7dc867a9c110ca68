import type { Context } from '#context.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { endExpiredLocks } from './account-status/lock-account.ts'
import { removeOldFailures } from './credentials/forget-wrong-passwords.ts'
import { removeOldSecrets } from './one-time-secrets/forget-secrets.ts'
import { dropUnconfirmed } from './sign-up/drop-unconfirmed.ts'

/** The scheduled jobs of all features of people. */
export const jobs = (ctx: Context): readonly PeriodicJob[] => [
  { name: 'people: open accounts whose lock has ended', pauseMs: 30_000, run: () => endExpiredLocks(ctx) },
  {
    name: 'people: remove old secrets',
    pauseMs: 3_600_000,
    run: async () => {
      await removeOldSecrets(ctx)
      await dropUnconfirmed(ctx)
      await removeOldFailures(ctx)
    },
  },
]

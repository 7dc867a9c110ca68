import type { Context } from '#context.ts'
import { reconcile } from '../reconcile.ts'

/**
 * What the checks of all figures find in a test whose funds come from nowhere and whose positions may be made in SQL: the
 * deposits, the custody and what such a position says was put in may differ, and nothing else.
 */
export const unexplained = async ({ ctx }: { ctx: Context }) =>
  (await reconcile(ctx)).filter(
    ({ check, detail }) =>
      !['a_deposit_moved_what_its_payments_say', 'custody_is_what_the_network_holds'].includes(check) &&
      detail !== 'says 1 put in and 1 taken back, the postings 0 and 0',
  )

import { listDifferences, listReconciliation } from '@evenmoor/contract/staff-system'
import { type AssetCode, formatMoney } from '@evenmoor/ledger/money'
import { route } from '#platform/http/bind.ts'
import { type ListSource, listRoutes } from '#platform/list/list-routes.ts'
import { withOwnTransactions } from '#platform/rate-limit-route.ts'
import { type DayRow, reconciliationRows } from './by-day.ts'
import { reconcile } from './reconcile.ts'

const list: ListSource<typeof listReconciliation, DayRow> = {
  rows: (_db, { from, to }) => reconciliationRows({ from, to }),
  sortColumns: { attention: 'attention', day: 'day', asset: 'asset' },
  describe: (_reading, rows) =>
    rows.map(({ id, day, asset, ledger, outside }) => {
      const amount = (minor: bigint) => formatMoney({ asset: asset as AssetCode, minor })
      return {
        id,
        day,
        asset,
        ledger: amount(ledger),
        outside: amount(outside),
        difference: amount(ledger - outside),
      }
    }),
}

/** Whether the ledger and the outside agree. */
export const routes = [
  ...listRoutes(listReconciliation, list),

  // It reads at one moment of its own.
  withOwnTransactions(
    route(listDifferences, async ({ ctx }) => ({
      checked_at: ctx.clock.now().toISOString(),
      differences: await reconcile(ctx),
    })),
  ),
]

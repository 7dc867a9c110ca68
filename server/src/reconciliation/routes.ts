import * as contract from '@evenmoor/contract/staff-reconciliation'
import type { Context } from '#context.ts'
import { keptSince } from '#kept-months/kept-since.ts'
import { route } from '#platform/http/bind.ts'
import { type ListSource, listRoutes } from '#platform/list/list-routes.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { readIntegrityChecks } from '#integrity/integrity-checks.ts'
import { type DayRow, reconciliationRows } from './by-day.ts'
import { dayOfId, describeRow, reconciliationDetail } from './describe-day.ts'
import { reconcile } from './reconcile.ts'
import { signOffDay, takeBackSignOff } from './sign-off-day.ts'

const list: ListSource<typeof contract.listReconciliation, DayRow> = {
  isExact: true,
  rows: (_db, filter) => reconciliationRows(filter),
  sortColumns: { attention: 'attention', day: 'day', asset: 'asset' },
  describe: (_reading, rows) => rows.map(describeRow),
}

/** Ends before a request does, with the wait for a connection. */
const comparedWithinMs = 5_000

const comparedFrom = async (ctx: Context) => {
  const kept = await keptSince(ctx.db)
  return kept && { compared_from: kept.day }
}

/** Whether the ledger and the outside agree, and who has looked. */
export const routes = [
  ...listRoutes(contract.listReconciliation, list),

  // It reads at one moment of its own.
  withOwnTransactions(
    route(contract.listDifferences, async ({ ctx }) => ({
      checked_at: ctx.clock.now().toISOString(),
      differences: await reconcile(ctx, { withinMs: comparedWithinMs }),
      ...(await comparedFrom(ctx)),
    })),
  ),

  route(contract.getReconciliation, ({ ctx, tx, params }) => reconciliationDetail(ctx, tx, params.id)),

  route(contract.signOffDay, async ({ ctx, tx, caller, params, body }) => {
    const day = dayOfId(params.id)
    await signOffDay(ctx, tx, { day, staffId: caller.personId, note: body.note ?? '' })
    return reconciliationDetail(ctx, tx, params.id)
  }),

  route(contract.takeBackSignOff, async ({ ctx, tx, caller, params, body }) => {
    const day = dayOfId(params.id)
    await takeBackSignOff(ctx, tx, { day, staffId: caller.personId, reason: body.reason })
    return reconciliationDetail(ctx, tx, params.id)
  }),

  route(contract.listIntegrityChecks, async ({ tx }) => {
    const watches = await readIntegrityChecks(tx)
    return watches.map(({ name, checkedAt, wrongSince, findings }) => ({
      name,
      checked_at: checkedAt?.toISOString() ?? null,
      wrong_since: wrongSince?.toISOString() ?? null,
      findings: [...findings],
    }))
  }),
]

import { refusalFields } from '#platform/english.ts'
import type { ReconciliationDetail, ReconciliationRow } from '@evenmoor/contract/staff-reconciliation'
import { type AssetCode, formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { isDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { notFound } from '#platform/problems.ts'
import { type DayRow, selectDay, selectTransfers } from './by-day.ts'
import { nothingMoved } from './nothing-moved.ts'
import { signOffRefusal } from './sign-off-day.ts'

const movesMax = 200

const amountIn = (asset: string) => (minor: bigint) => formatMoney({ asset: asset as AssetCode, minor })

/** A day and asset as the contract has it. */
export function describeRow(row: DayRow): ReconciliationRow {
  const amount = amountIn(row.asset)
  return {
    id: row.id,
    day: row.day,
    asset: row.asset,
    ledger: amount(row.ledger),
    outside: amount(row.outside),
    difference: amount(row.ledger - row.outside),
    signed_off: row.signed_at && {
      by: row.signed_by_name ?? '',
      at: row.signed_at.toISOString(),
      note: row.note,
      has_changed: row.has_changed === true,
    },
  }
}

/** The day that a row's id names. Throws a 404 for any other text. */
export function dayOfId(id: string): string {
  const day = id.slice(0, 'YYYY-MM-DD'.length)
  if (!/^\d{4}-\d{2}-\d{2}-[a-z]{2,5}$/.test(id) || !isDay(day)) throw notFound()
  return day
}

/** A row with the transfers that it is made of. 404 where nothing moved. */
export async function reconciliationDetail(ctx: Context, tx: Tx, id: string): Promise<ReconciliationDetail> {
  const day = dayOfId(id)
  const rows = await selectDay(tx, day)
  const row = rows.find((each) => each.id === id)
  if (row === undefined) throw await nothingMoved(tx, day)
  const { asset } = row
  const amount = amountIn(asset)
  const { moves, count } = await selectTransfers(tx, { day, asset, limit: movesMax })
  return {
    ...describeRow(row),
    day_rows: rows.map((each) => ({
      id: each.id,
      asset: each.asset,
      difference: amountIn(each.asset)(each.ledger - each.outside),
    })),
    moves: moves.map(({ transfer, kind, reference, at, ledger, outside }) => ({
      transfer: transfer?.toString() ?? null,
      kind,
      reference,
      at: at.toISOString(),
      ledger: amount(ledger),
      outside: amount(outside),
      difference: amount(ledger - outside),
    })),
    move_count: count,
    ...refusalFields('blocked', signOffRefusal(day, ctx.clock.now())),
  }
}

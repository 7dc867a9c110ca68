import type { PositionResult } from '@evenmoor/contract/positions'
import { formatMoney, formatRatePercent } from '@evenmoor/ledger/money'
import { isAhead, isDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badField, notFound } from '#platform/problems.ts'
import { idOfCursor, isUuid, pageOf, pageSize } from '#wallet/cursor.ts'
import type { PositionDay } from '../position.ts'
import { isOwnPosition } from '../position-store.ts'
import { selectPositionDays } from './history-store.ts'

type Asked = { readonly investorId: string; readonly positionId: string; readonly cursor: string | undefined }

/**
 * A page of the daily results of an investor's position, newest first; 404 for another's. All days are here, also those whose
 * entries in the ledger aren't.
 */
export async function listPositionResults(
  tx: Tx,
  { investorId, positionId, cursor }: Asked,
): Promise<{ results: PositionResult[]; next: string | null }> {
  if (!isUuid(positionId) || !(await isOwnPosition(tx, positionId, investorId))) throw notFound()
  const before = cursor === undefined ? undefined : dayOfCursor(cursor)
  const rows = await selectPositionDays(tx, positionId, { before, limit: pageSize + 1 })
  const { page, next } = pageOf(rows, ({ day }) => day)
  return { results: page.map(onTheWire), next }
}

function dayOfCursor(cursor: string): string {
  const day = idOfCursor(cursor, /^\d{4}-\d{2}-\d{2}$/)
  if (!isDay(day)) throw badField('cursor', 'cursor_unknown')
  return day
}

function onTheWire(result: PositionDay): PositionResult {
  const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })
  return {
    day: result.day,
    source: result.source,
    rate: formatRatePercent(result.ratePpm),
    base: usd(result.baseMinor),
    amount: usd(result.amountMinor),
    reinvested: result.reinvested,
    booked_at: result.bookedAt.toISOString(),
    // No part of a transfer is here where its month is detached.
    transfer: result.transferMinor === null ? null : (result.transferId?.toString() ?? null),
    is_shared: result.transferMinor !== null && result.transferMinor !== result.amountMinor,
    booked_ahead: isAhead(result.day, result.bookedAt),
    corrections: result.corrections.map(({ because, ratePpm, amountMinor, bookedAt }) => ({
      because,
      rate: ratePpm === null ? null : formatRatePercent(ratePpm),
      amount: usd(amountMinor),
      booked_at: bookedAt.toISOString(),
    })),
  }
}

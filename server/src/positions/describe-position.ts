import type { Position as PositionAnswer } from '@evenmoor/contract/positions'
import { formatMoney, formatRatePercent } from '@evenmoor/ledger/money'
import type { Tx } from '#platform/database/pool.ts'
import { notFound } from '#platform/problems.ts'
import { idOfCursor, pageOf, pageSize, uuidShape } from '#wallet/cursor.ts'
import { firstResultDayOf, type Position } from './position.ts'
import { findPosition, selectPlanOfPositions, selectPositions } from './position-store.ts'

/** One position of an investor, as the contract has it. */
export async function describePosition(tx: Tx, id: string, investorId: string): Promise<PositionAnswer> {
  const position = await findPosition(tx, id, investorId)
  if (position === undefined) throw notFound()
  return onTheWire(position)
}

/** A page of an investor's positions, newest first. */
export async function listPositions(
  tx: Tx,
  investorId: string,
  cursor: string | undefined,
): Promise<{ results: PositionAnswer[]; next: string | null }> {
  const before = cursor === undefined ? undefined : idOfCursor(cursor, uuidShape)
  const rows = await selectPositions(tx, investorId, { before, limit: pageSize + 1 })
  const { page, next } = pageOf(rows, (position) => position.id)
  return { results: page.map(onTheWire), next }
}

/** The plan of each of these positions, by the position's id. */
export const planOfPositions = (tx: Tx, ids: readonly string[]): Promise<Map<string, string>> =>
  selectPlanOfPositions(tx, ids)

function onTheWire(position: Position): PositionAnswer {
  const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })
  return {
    id: position.id,
    plan_id: position.planId,
    plan_title: position.planTitle,
    status: position.closedAt === null ? 'open' : 'closed',
    principal: usd(position.principalMinor),
    value: usd(position.valueMinor),
    results: usd(position.resultsMinor),
    daily_rate: formatRatePercent(position.ratePpm),
    opened_at: position.openedAt.toISOString(),
    first_result_day: firstResultDayOf(position.openedOn),
    closed_at: position.closedAt?.toISOString() ?? null,
  }
}

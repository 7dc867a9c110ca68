import type { PositionDetail, Position as PositionAnswer } from '@evenmoor/contract/positions'
import { formatMoney, formatRatePercent } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { notFound } from '#platform/problems.ts'
import { newestResultDay } from '#positions/history/newest-result-day.ts'
import { idOfCursor, isUuid, pageOf, pageSize, uuidShape } from '#wallet/cursor.ts'
import { firstResultDayOf, type Position } from '../position.ts'
import { findPosition, selectPositions, selectTermsOfPosition } from '../position-store.ts'

export { planIdOfPosition } from '../position-store.ts'

/** One position of an investor, as the contract has it. */
export async function describePosition(tx: Tx, id: string, investorId: string): Promise<PositionAnswer> {
  const position = await findPosition(tx, id, investorId)
  if (position === undefined) throw notFound()
  return onTheWire(position)
}

/** One position of an investor with its terms; 404 for another investor's. */
export async function getPosition(
  ctx: Context,
  tx: Tx,
  id: string,
  investorId: string,
): Promise<PositionDetail> {
  const position = isUuid(id) ? await findPosition(tx, id, investorId) : undefined
  if (position === undefined) throw notFound()
  const terms = await selectTermsOfPosition(tx, id)
  const lastResultDay = await newestResultDay(tx, id)
  return {
    ...onTheWire(position),
    terms: {
      version: terms.version,
      min_deposit: usd(terms.min_minor),
      max_deposit: usd(terms.max_minor),
      daily_rate: formatRatePercent(BigInt(terms.rate_ppm)),
      result_source: terms.result_source as PositionDetail['terms']['result_source'],
      effective_from: terms.effective_from.toISOString(),
    },
    last_result_day: lastResultDay,
    today: utcDay(ctx.clock.now()),
  }
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

const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })

function onTheWire(position: Position): PositionAnswer {
  return {
    id: position.id,
    reference: position.reference,
    plan_id: position.planId,
    plan_title: position.planTitle,
    status: position.closedAt === null ? 'open' : 'closed',
    principal: usd(position.principalMinor),
    value: usd(position.valueMinor),
    results: usd(position.resultsMinor),
    has_results: position.hasResults,
    redeemed: usd(position.redeemedMinor),
    unwound: usd(position.unwoundMinor),
    reinvest: position.reinvest,
    daily_rate: formatRatePercent(position.ratePpm),
    opened_at: position.openedAt.toISOString(),
    first_result_day: firstResultDayOf(position.openedOn),
    closed_at: position.closedAt?.toISOString() ?? null,
  }
}

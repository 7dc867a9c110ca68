import { createHmac } from 'node:crypto'
import { drawMessage, drawnRateBps } from '@evenmoor/contract/market-results'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { monthOf } from './month.ts'
import { findMonth } from './month-store.ts'
import { publishedSeed } from './seed.ts'

const ppmPerBps = 100n

/**
 * The rate a seed yields for a plan's day, in parts per million. Pure; the rules are in contract/src/market-results.ts.
 */
export function rateFromSeed(seed: Buffer, planId: string, day: string): bigint {
  const digest = createHmac('sha256', seed).update(drawMessage(planId, day)).digest()
  return BigInt(drawnRateBps(planId, digest)) * ppmPerBps
}

/**
 * The rate of a plan's day from its month's seed; undefined when the month was not published before it began. Throws
 * when the seed's key is lost.
 */
export async function drawRatePpm(
  ctx: Context,
  tx: Tx,
  planId: string,
  day: string,
): Promise<bigint | undefined> {
  const month = await findMonth(tx, monthOf(day))
  if (month === undefined) return undefined
  return rateFromSeed(await publishedSeed(ctx, month.month, month.seedHash), planId, day)
}

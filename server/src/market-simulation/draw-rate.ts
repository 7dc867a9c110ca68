import { createHmac } from 'node:crypto'
import { drawMessage, drawnRateBps } from '@evenmoor/contract/market-results'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { monthOf } from './month.ts'
import { findMonth } from './month-store.ts'
import { publishedSeed } from './seed.ts'

const ppmPerBps = 100n

/** The rate that a seed gives a plan's day, in parts per million. Pure: contract/src/market-results.ts has the rules. */
export function rateFromSeed(seed: Buffer, planId: string, day: string): bigint {
  const digest = createHmac('sha256', seed).update(drawMessage(planId, day)).digest()
  return BigInt(drawnRateBps(planId, digest)) * ppmPerBps
}

/**
 * The rate of a plan's day by the seed of its month; undefined when that month was not published before it began.
 * Throws when the key that the seed comes from is lost.
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

import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '#context.ts'
import { constantTimeFrom } from '#platform/http/constant-time.ts'
import { isRightPassword, needsNewHash } from './password-hash.ts'

/** Durations of the latest checks at today's costs, in milliseconds. */
const latest: number[] = []
const kept = 30

/**
 * Resolves when a finished check that began at `begunAt` (of `performance.now()`) may be reported as failed. A hash
 * made before the costs were raised is checked faster than the dummy hash of an unknown address, so it waits as long as
 * one of the latest checks at today's costs took under the current load. On an idle server both end with the even pace,
 * to the millisecond.
 */
export async function equalizeCheckTime(
  ctx: Pick<Context, 'passwordCost'>,
  stored: string | null | undefined,
  begunAt: number,
): Promise<void> {
  const tookMs = performance.now() - begunAt
  if (stored == null || !needsNewHash(ctx, stored)) {
    latest.push(tookMs)
    if (latest.length > kept) latest.shift()
  } else await sleep(Math.max(0, (await timeOfToday(ctx)) - tookMs))
  await constantTimeFrom(begunAt)
}

async function timeOfToday(ctx: Pick<Context, 'passwordCost'>): Promise<number> {
  const known = latest.length > 0 ? latest[randomInt(latest.length)] : undefined
  if (known !== undefined) return known
  const begunAt = performance.now()
  await isRightPassword(ctx, '', null)
  return performance.now() - begunAt
}

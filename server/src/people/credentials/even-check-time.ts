import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '#context.ts'
import { evenTimeFrom } from '#platform/http/even-pace.ts'
import { isRightPassword, needsNewHash } from '#people/passwords/password-hash.ts'

/** How long the latest checks at today's costs took, in milliseconds. */
const latest: number[] = []
const kept = 30

/**
 * Ends when a check that began at a moment of `performance.now()`, and is over, may be told to have failed. A hash that was
 * made before the costs were raised is checked sooner than the stand-in for an address that nobody has: it is given the time
 * that one of the latest checks at today's costs took, at this load. On a server with little to do both end with the even
 * time, to the millisecond.
 */
export async function evenOutCheckTime(
  ctx: Pick<Context, 'passwordCost'>,
  stored: string | null | undefined,
  begunAt: number,
): Promise<void> {
  const tookMs = performance.now() - begunAt
  if (stored == null || !needsNewHash(ctx, stored)) {
    latest.push(tookMs)
    if (latest.length > kept) latest.shift()
  } else await sleep(Math.max(0, (await timeOfToday(ctx)) - tookMs))
  await evenTimeFrom(begunAt)
}

async function timeOfToday(ctx: Pick<Context, 'passwordCost'>): Promise<number> {
  const known = latest.length > 0 ? latest[randomInt(latest.length)] : undefined
  if (known !== undefined) return known
  const begunAt = performance.now()
  await isRightPassword(ctx, '', null)
  return performance.now() - begunAt
}

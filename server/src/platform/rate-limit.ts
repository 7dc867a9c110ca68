import { hash } from 'node:crypto'
import type { Context } from '#context.ts'
import { tryAgain } from '#platform/database/transaction.ts'
import { tooMany } from '#platform/problems.ts'
import { addHits, deleteExpired, removeHits, type Slot } from './rate-limit-store.ts'

/** At most `max` hits of one `subject` in any `seconds`. */
export type Limit = { readonly name: string; readonly max: number; readonly seconds: number }

/** A limit applied to somebody or something: an address, an account, everyone together. */
export type Counted = { readonly limit: Limit; readonly subject: string }

/** What was counted; `giveBack` undoes it for attempts that turned out to be in order. */
export type Hit = {
  readonly giveBack: () => Promise<void>
  /** What `giveBack` takes from, for the statement that does it along with other things. */
  readonly slots: readonly Slot[]
}

/**
 * Counts a hit on every one of the limits, or on none and throws 429 with the seconds until there is
 * room again. Shared by all processes through the database; commits on its own, so that an attempt
 * stays counted when what it attempted is refused. What is refused here is not counted: a subject
 * under attack is free again as soon as the window allows.
 */
export async function countHit(ctx: Context, counted: readonly Counted[]): Promise<Hit> {
  const now = ctx.clock.now().getTime()
  const buckets = counted
    .map(({ limit, subject }) => bucketOf(limit, subject, now))
    .toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1))
  const full = await tryAgain(() => addHits(ctx.db, buckets))
  if (full.length > 0) {
    const waits = buckets.map(({ bucket, limit }) =>
      waitFor(
        limit,
        full.filter((slot) => slot.bucket === bucket),
        now,
      ),
    )
    throw tooMany(Math.ceil(Math.max(1, ...waits) / 1000))
  }
  return { giveBack: () => tryAgain(() => removeHits(ctx.db, buckets)), slots: buckets }
}

/** Removes what no limit counts any more. */
export const cleanUpHits = (ctx: Context): Promise<void> => deleteExpired(ctx.db, ctx.clock.now())

/** A limit's window slides. Few hits are kept to the millisecond; many in sixty slots, rounded to the strict side. */
const stepMs = (limit: Limit): number => (isSmall(limit) ? 1 : (limit.seconds * 1000) / 60)

const isSmall = ({ max }: Limit): boolean => max <= 30

function bucketOf(limit: Limit, subject: string, now: number) {
  const step = stepMs(limit)
  return {
    limit,
    max: limit.max,
    // Only small limits are exact to the hit: on large ones everybody would wait for everybody.
    isExact: isSmall(limit),
    // Hashed: the table keeps no addresses of people.
    bucket: `${limit.name}:${hash('sha256', subject, 'base64url')}`,
    slot: new Date(Math.floor(now / step) * step),
    from: new Date(now - limit.seconds * 1000 - (step - 1)),
    expiresAt: new Date(now + limit.seconds * 1000 + step),
  }
}

function waitFor(limit: Limit, slots: readonly { slot: Date; hits: number }[], now: number): number {
  let counted = slots.reduce((sum, { hits }) => sum + hits, 0)
  for (const { slot, hits } of slots) {
    if (counted < limit.max) return 0
    counted -= hits
    if (counted < limit.max) return slot.getTime() + stepMs(limit) - 1 + limit.seconds * 1000 - now
  }
  return 0
}

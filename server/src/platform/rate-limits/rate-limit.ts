import { because } from '@evenmoor/contract/refusals'
import { hash } from 'node:crypto'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { tryAgain } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems.ts'
import {
  addHits,
  type Bucket,
  type CountedSlot,
  deleteExpired,
  fullSlots,
  removeHits,
} from './rate-limit-store.ts'

/** At most `max` hits of one `subject` in any `seconds`. */
export type Limit = { readonly name: string; readonly max: number; readonly seconds: number }

/** A limit applied to one subject: an address, an account, everyone together. */
export type Counted = {
  readonly limit: Limit
  readonly subject: string
  /**
   * Counts different members, such as accounts, instead of hits: at most `max` of them in any `seconds`, however often each
   * comes. The limit is never full for a member that it counts already.
   */
  readonly member?: string
}

/** The 429 of limits that are full, which it names. */
export class LimitFull extends Problem {
  readonly limits: readonly Limit[]

  constructor(limits: readonly Limit[], seconds: number) {
    super(429, because('too_many_tries', { wait_seconds: seconds }), {
      headers: { 'retry-after': String(seconds) },
    })
    this.limits = limits
  }
}

/** What was counted; `giveBack` undoes it for attempts that turned out to be in order, except where members are counted. */
export type Hit = { readonly giveBack: () => Promise<void> }

/**
 * Counts a hit on every one of the limits, or on none and throws 429 with the seconds until there is
 * room again. Shared by all processes through the database; commits on its own, so that an attempt
 * stays counted when what it attempted is refused. What is refused here is not counted: a subject
 * under attack is free again as soon as the window allows.
 */
export async function countHit(ctx: Context, counted: readonly Counted[]): Promise<Hit> {
  const buckets = bucketsOf(ctx, counted)
  assertNoneFull(ctx, counted, await tryAgain(() => addHits(ctx.db, buckets)))
  const hits = buckets.filter(({ member }) => member === null)
  return { giveBack: () => tryAgain(() => removeHits(ctx.db, hits)) }
}

/**
 * Throws as `countHit` does where one of the limits is full, and counts nothing. Of the small ones nobody counts another hit
 * until the transaction ends, so that what is done in it is within the limit.
 */
export async function assertRoom(ctx: Context, tx: Tx, counted: readonly Counted[]): Promise<void> {
  assertNoneFull(ctx, counted, await fullSlots(tx, bucketsOf(ctx, counted)))
}

/** The limits as `full_slots` and `lock_buckets` take them, for a statement that asks those along with other things. */
export type Room = {
  readonly buckets: readonly string[]
  readonly from: readonly Date[]
  readonly most: readonly number[]
  readonly exact: readonly boolean[]
  readonly members: readonly (string | null)[]
}

/** What these limits come to at this moment. */
export function roomIn(ctx: Context, counted: readonly Counted[]): Room {
  const buckets = bucketsOf(ctx, counted)
  return {
    buckets: buckets.map(({ bucket }) => bucket),
    from: buckets.map(({ from }) => from),
    most: buckets.map(({ max }) => max),
    exact: buckets.map(({ isExact }) => isExact),
    members: buckets.map(({ member }) => member),
  }
}

/** In the order they are counted and locked. */
function bucketsOf(ctx: Context, counted: readonly Counted[]): readonly Bucket[] {
  const now = ctx.clock.now().getTime()
  return counted.map((one) => bucketOf(one, now)).toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1))
}

function assertNoneFull(ctx: Context, counted: readonly Counted[], full: readonly CountedSlot[]): void {
  if (full.length === 0) return
  const fullBuckets = new Set(full.map(({ bucket }) => bucket))
  const reached = counted.filter(({ limit, subject }) => fullBuckets.has(nameOf(limit, subject)))
  ctx.log.info({ limits: reached.map(({ limit }) => limit.name) }, 'a limit is full')
  const now = ctx.clock.now().getTime()
  const waits = reached.map((one) => {
    const name = nameOf(one.limit, one.subject)
    return waitFor(
      one,
      full.filter(({ bucket }) => bucket === name),
      now,
    )
  })
  throw new LimitFull(
    reached.map(({ limit }) => limit),
    Math.ceil(Math.max(1, ...waits) / 1000),
  )
}

/** Removes what no limit counts any more. */
export const cleanUpHits = (ctx: Context): Promise<void> => deleteExpired(ctx.db, ctx.clock.now())

/** A limit's window slides. Few hits are kept to the millisecond; many in sixty slots, rounded to the strict side. */
const stepMs = ({ limit, member }: Counted): number =>
  isSmall(limit) || member !== undefined ? 1 : (limit.seconds * 1000) / 60

const isSmall = ({ max }: Limit): boolean => max <= 30

// Hashed: the table keeps no addresses of people.
const hashed = (text: string): string => hash('sha256', text, 'base64url')
const nameOf = (limit: Limit, subject: string): string => `${limit.name}:${hashed(subject)}`

function bucketOf(counted: Counted, now: number): Bucket {
  const { limit, subject, member } = counted
  const step = stepMs(counted)
  return {
    max: limit.max,
    // Only small limits are exact to the hit: on large ones everybody would wait for everybody.
    isExact: isSmall(limit),
    bucket: nameOf(limit, subject),
    member: member === undefined ? null : hashed(member),
    slot: new Date(Math.floor(now / step) * step),
    from: new Date(now - limit.seconds * 1000 - (step - 1)),
    expiresAt: new Date(now + limit.seconds * 1000 + step),
  }
}

function waitFor(counted: Counted, slots: readonly CountedSlot[], now: number): number {
  const { limit } = counted
  let left = slots.reduce((sum, { hits }) => sum + hits, 0)
  for (const { slot, hits } of slots) {
    if (left < limit.max) return 0
    left -= hits
    if (left < limit.max) return slot.getTime() + stepMs(counted) - 1 + limit.seconds * 1000 - now
  }
  return 0
}

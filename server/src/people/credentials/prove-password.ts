import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { floodLimit, watchFlood } from '#alerts/watch-flood.ts'
import { gatePerKey } from '#platform/bounded-gate.ts'
import { badRequest, Problem, tooMany } from '#platform/problems.ts'
import { assertRoom, countHit, type Counted, LimitFull, roomIn } from '#platform/rate-limits/rate-limit.ts'
import { equalizeCheckTime } from './equalize-check-time.ts'
import { forEveryone, limits, perAccount, perAddress } from '../limits.ts'
import { addFailure, type LoginFailures } from './login-failure-store.ts'
import { failuresMax, backoffLeftMs } from './login-backoff.ts'
import { beginLogin, type LoginPerson } from './login-store.ts'
import { isPasswordTooLong } from './password.ts'
import { isRightPassword } from './password-hash.ts'
import { getPerson, type Person } from '../person-store.ts'
import { accountsFrom, alertOfSpraying, isAtHome, sprayingLimits } from './spraying.ts'

type Given = {
  /** The address that wrong passwords are counted for, as `emailKey` writes it. */
  readonly key: string
  readonly password: string
}

/**
 * Whose password it was. Before that is revealed or acted on, `counted` must still have room, because a wrong password
 * takes its place there before it is reported: concurrent guesses get no more answers than guesses made one by one.
 */
export type ProvenPassword = {
  readonly person: LoginPerson
  /** Wrong passwords came before this one. */
  readonly hadFailures: boolean
  readonly counted: readonly Counted[]
  /** The same for limits that do not hold for who is at home on the account. */
  readonly spraying: readonly Counted[]
}

/**
 * Guesses at one address are checked at most eight at a time, so that the delay after the first ones applies to the
 * rest and no single account uses up all hashing slots.
 */
const turnOf = gatePerKey({ running: 8, waiting: 200 }, () => tooMany(1))

/**
 * Whose password this is; undefined when it is wrong or the person does not exist, after the same work. Wrong passwords
 * are counted and delay the next try (429), at login and wherever else a password is required. Opens its own
 * transactions.
 */
export const provePassword = (
  ctx: Context,
  given: Given,
  origin: Origin,
): Promise<ProvenPassword | undefined> => turnOf(given.key, () => judgePassword(ctx, given, origin))

async function judgePassword(
  ctx: Context,
  { key, password }: Given,
  origin: Origin,
): Promise<ProvenPassword | undefined> {
  // Depends only on the input, so it reveals nothing and costs nothing.
  if (isPasswordTooLong(password)) return undefined
  const counted = [
    perAccount(limits.login.account, key),
    perAddress(limits.login.address, origin),
    forEveryone(limits.login.everyone),
    accountsFrom(origin, key),
  ]
  const { failures, isFull, person } = await beginLogin(ctx.db, key, roomIn(ctx, counted))
  if (failures !== undefined) assertPace(ctx, failures)
  if (isFull) {
    await alerting(
      ctx,
      origin,
      ctx.transaction((tx) => assertRoom(ctx, tx, counted)),
    )
  }
  const spraying = await sprayingLimits(ctx, { key, password }, origin)
  const begunAt = performance.now()
  const right = await isRightPassword(ctx, password, person?.password_hash)
  if (right && person !== undefined) return { person, hadFailures: failures !== undefined, counted, spraying }
  await equalizeCheckTime(ctx, person?.password_hash, begunAt)
  ctx.log.info({ person: person?.id }, 'a wrong password')
  await refusedTogether(ctx, origin, countHit(ctx, counted))
  // Apart: what is refused here was judged all the same, and counts there.
  await refusedTogether(ctx, origin, countHit(ctx, spraying))
  await addFailure(ctx.db, key, ctx.clock.now())
  const everywhere = { limit: floodLimit('logins_everywhere'), subject: '', member: key }
  await watchFlood(ctx, 'logins_everywhere', { counted: everywhere })
  return undefined
}

/** The same for a person who is logged in already. */
export async function proveOwnPassword(
  ctx: Context,
  { id, email_key: key }: Person,
  password: string,
  origin: Origin,
): Promise<boolean> {
  const proven = await provePassword(ctx, { key, password }, origin)
  if (proven === undefined) return false
  // Who is signed in is at home.
  await refusedTogether(
    ctx,
    origin,
    ctx.transaction((tx) => assertRoom(ctx, tx, proven.counted)),
  )
  return proven.person.id === id
}

/** Throws 429 when even a right password may no longer be revealed; see `ProvenPassword`. */
export async function assertMayTell(
  ctx: Context,
  { person, counted, spraying }: ProvenPassword,
  { tx, origin }: { readonly tx: Tx; readonly origin: Origin },
): Promise<void> {
  await refusedTogether(ctx, origin, assertRoom(ctx, tx, counted))
  if (await isAtHome(ctx, tx, await getPerson(tx, person.id), origin)) return
  // As a wrong one is counted that is refused for the same, or waits that differ would tell them apart.
  await refusedTogether(ctx, origin, assertRoom(ctx, tx, spraying), () => countIfRoom(ctx, counted))
}

async function countIfRoom(ctx: Context, counted: readonly Counted[]): Promise<void> {
  await countHit(ctx, counted).catch((error: unknown) => {
    if (!(error instanceof LimitFull)) throw error
  })
}

/**
 * Concurrent guesses beyond the limit are all refused at the next full second, right or wrong: milliseconds of
 * difference would reveal which one to try again.
 */
const refusedTogether = <T>(
  ctx: Context,
  origin: Origin,
  work: Promise<T>,
  leave?: () => Promise<void>,
): Promise<T> =>
  alerting(ctx, origin, work, async () => {
    await leave?.()
    await sleep(Math.ceil(1001 - (performance.now() % 1000)))
  })

/** The outcome of what counts; where it is refused for spraying, staff are alerted. */
async function alerting<T>(
  ctx: Context,
  origin: Origin,
  work: Promise<T>,
  then?: () => Promise<unknown>,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Problem) {
      error.leaving(async () => {
        await alertOfSpraying(ctx, error, origin)
        await then?.()
      })
    }
    throw error
  }
}

function assertPace(ctx: Context, failures: LoginFailures): void {
  if (failures.inARow >= failuresMax) {
    throw badRequest('login_blocked_for_address')
  }
  const waitMs = backoffLeftMs(failures, ctx.clock.now())
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000))
}

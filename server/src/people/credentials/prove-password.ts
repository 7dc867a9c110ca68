import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Origin } from '#platform/http/bind.ts'
import { gatePerKey } from '#platform/bounded-gate.ts'
import { badRequest, Problem, tooMany } from '#platform/problems.ts'
import { assertRoom, countHit, type Counted, roomIn } from '#platform/rate-limit.ts'
import { evenOutCheckTime } from './even-check-time.ts'
import { forEveryone, limits, perAccount, perAddress } from '../limits.ts'
import { addFailure, type LoginFailures } from './login-failure-store.ts'
import { failuresMax, backoffLeftMs } from './login-backoff.ts'
import { beginLogin, type LoginPerson } from './login-store.ts'
import { isPasswordTooLong } from '#people/passwords/password.ts'
import { isRightPassword } from '#people/passwords/password-hash.ts'
import type { Person } from '../person-store.ts'

type Given = {
  /** The address by which wrong passwords are counted, as `emailKey` makes it. */
  readonly key: string
  readonly password: string
}

/**
 * Whose password it was. To tell it, or do what it opens, there has to be room in `counted` still, as a wrong one takes a
 * place there before it is told: of guesses at the same moment no more are answered than of guesses one by one.
 */
export type ProvenPassword = {
  readonly person: LoginPerson
  /** Wrong ones were typed before. */
  readonly hadFailures: boolean
  readonly counted: readonly Counted[]
}

/**
 * A burst of guesses at one address is judged eight at a time, so that the delay after the first of them holds for the
 * rest, and no one account takes all the places at the hash.
 */
const turnOf = gatePerKey({ running: 8, waiting: 200 }, () => tooMany(1))

/**
 * Whose password this is; undefined when it is wrong or there is no such person, after the same work. Wrong ones are
 * counted and slow the next try down (429), at the login and anywhere else a password is asked for. Opens its own
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
  // Depends on what was typed alone, so it tells nothing, and it costs nothing.
  if (isPasswordTooLong(password)) return undefined
  const counted = [
    perAccount(limits.login.account, key),
    perAddress(limits.login.address, origin),
    forEveryone(limits.login.everyone),
  ]
  const { failures, isFull, person } = await beginLogin(ctx.db, key, roomIn(ctx, counted))
  if (failures !== undefined) assertPace(ctx, failures)
  if (isFull) await ctx.transaction((tx) => assertRoom(ctx, tx, counted))
  const begunAt = performance.now()
  const right = await isRightPassword(ctx, password, person?.password_hash)
  if (right && person !== undefined) return { person, hadFailures: failures !== undefined, counted }
  await evenOutCheckTime(ctx, person?.password_hash, begunAt)
  ctx.log.info({ person: person?.id, request_id: origin.requestId }, 'a wrong password')
  await refusedTogether(countHit(ctx, counted))
  await addFailure(ctx.db, key, ctx.clock.now())
  return undefined
}

/** The same for somebody who is logged in already. */
export async function proveOwnPassword(
  ctx: Context,
  { id, email_key: key }: Person,
  password: string,
  origin: Origin,
): Promise<boolean> {
  const proven = await provePassword(ctx, { key, password }, origin)
  if (proven === undefined) return false
  await assertMayTell(ctx, proven)
  return proven.person.id === id
}

/** Throws 429 where a right password may not be told as one any more; see `ProvenPassword`. */
export const assertMayTell = (ctx: Context, { counted }: ProvenPassword, tx?: Tx): Promise<void> =>
  refusedTogether(
    tx === undefined ? ctx.transaction((own) => assertRoom(ctx, own, counted)) : assertRoom(ctx, tx, counted),
  )

/**
 * Of guesses at the same moment, those that find no room are told so at the turn of a second, right or wrong: the
 * milliseconds between the two would tell which to try again.
 */
async function refusedTogether<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Problem) error.leaving(() => sleep(Math.ceil(1001 - (performance.now() % 1000))))
    throw error
  }
}

function assertPace(ctx: Context, failures: LoginFailures): void {
  if (failures.inARow >= failuresMax) {
    throw badRequest(
      'Too many wrong passwords were tried for this address. Set a new one with "Forgot password" to log in again.',
    )
  }
  const waitMs = backoffLeftMs(failures, ctx.clock.now())
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000))
}

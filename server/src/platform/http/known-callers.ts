import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#platform/database/pool.ts'
import { holdBack, together } from '#platform/database/transaction.ts'
import { outcomeOf } from '#platform/idempotency.ts'
import { Problem } from '#platform/problems.ts'
import type { Caller } from './caller.ts'

/** The oldest make room. */
const knownMax = 10_000

/**
 * Whom access tokens belonged to when they last came: an expectation, never an answer. With it, a request can ask for its
 * session and for what the call needs at the same time (docs/decisions/0260). Tokens are kept as their hashes.
 */
export class KnownCallers {
  readonly #callers = new Map<string, Caller>()

  of(token: string): Caller | undefined {
    return this.#callers.get(keyOf(token))
  }

  /** What the database said of a token. */
  note(token: string, caller: Caller | undefined): void {
    const key = keyOf(token)
    this.#callers.delete(key)
    if (caller === undefined) return
    this.#callers.set(key, caller)
    const [oldest] = this.#callers.keys()
    if (this.#callers.size > knownMax && oldest !== undefined) this.#callers.delete(oldest)
  }
}

const keyOf = (token: string): string => hash('sha256', token, 'base64url')

/** Asks the database, in the transaction of the call, whether a token still belongs to who is expected, in every respect. */
export class CallerCheck {
  readonly #expected: Caller
  readonly #find: (tx: Tx) => Promise<Caller | undefined>
  #verdict: 'none' | 'confirmed' | 'another' = 'none'

  constructor(expected: Caller, find: (tx: Tx) => Promise<Caller | undefined>) {
    this.#expected = expected
    this.#find = find
  }

  /**
   * Whether a call that failed begins again with whoever the token belongs to: where that is another, and where the call was
   * refused before the database was asked. What the database itself failed with is told at once: asking it again would take
   * as long once more.
   */
  beginsAgain(failure: unknown): boolean {
    return this.#verdict === 'another' || (this.#verdict === 'none' && failure instanceof Problem)
  }

  /** Throws where the token belongs to nobody now, or to somebody who may do other things. */
  async #confirm(tx: Tx): Promise<void> {
    // A transaction that is tried again asks again.
    this.#verdict = 'none'
    const found = await this.#find(tx)
    this.#verdict = isDeepStrictEqual(found, this.#expected) ? 'confirmed' : 'another'
    if (this.#verdict === 'another') throw new Error('the caller is not as expected')
  }

  /** Runs `read` at the same time, and gives what it gave once the caller is confirmed; what locks or writes waits for that. */
  async beside<T>(tx: Tx, read: () => Promise<T>): Promise<T> {
    const confirmed = this.#confirm(tx)
    holdBack(tx, confirmed)
    const [, outcome] = await together(confirmed, outcomeOf(read()))
    return outcome()
  }
}

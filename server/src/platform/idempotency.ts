import { hash } from 'node:crypto'
import { because } from '@evenmoor/contract/refusals'
import type { Context } from '#context.ts'
import { gatePerKey } from '#platform/bounded-gate.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Tx } from '#platform/database/pool.ts'
import { alongside, sqlState, together } from '#platform/database/transaction.ts'
import { badRequest, conflict, keyReused, unavailable } from '#platform/problems.ts'

export type Answer = { readonly status: number; readonly body: unknown }

type Request = {
  readonly personId: string
  /** The caller's `Idempotency-Key`; without one every request is new. */
  readonly key: string | undefined
  /** Method, path and body, to tell whether a repeated key means the same request. */
  readonly request: string
}

/**
 * Calls of one person wait for each other in the database, each with a connection of its own: many at once would leave none
 * for everybody else, and be told themselves that there is none. So they wait here, and three may wait there.
 */
const inTurn = gatePerKey({ running: 3, waiting: 200, waitsMs: 7_000 }, () =>
  unavailable(because('took_too_long')),
)

/**
 * Runs `work` at most once for each key of a person and gives the first answer again afterwards. The
 * answer is stored in the transaction of the work itself, so after a crash there are both or neither.
 * A refusal stores nothing: the key can be tried again. Throws 422 when the key came with another request.
 *
 * `look` reads and locks, and writes nothing: it is asked together with the key, and what it found, or threw, is for a
 * request that is new.
 */
export const answerOnce = <Found>(
  ctx: Context,
  given: Request,
  work: (tx: Tx, found: Found) => Promise<Answer>,
  look: (tx: Tx) => Promise<Found> = nothing,
): Promise<Answer> => inTurn(given.personId, () => once(ctx, given, work, look))

async function once<Found>(
  ctx: Context,
  given: Request,
  work: (tx: Tx, found: Found) => Promise<Answer>,
  look: (tx: Tx) => Promise<Found>,
): Promise<Answer> {
  const { personId, key } = given
  if (key === undefined) return ctx.transaction(async (tx) => work(tx, await look(tx)))
  if (key.length > 255) throw badRequest('idempotency_key_too_long')
  const requestHash = Buffer.from(hash('sha256', given.request, 'hex'), 'hex')
  return ctx.transaction(async (tx) => {
    // A second request with the key waits here until the first has committed or rolled back.
    const [[claimed], looked] = await together(claim(tx, { personId, key, requestHash }), outcomeOf(look(tx)))
    if (claimed === undefined) {
      throwOfDatabase(looked)
      return storedAnswer(tx, personId, key, requestHash)
    }
    const answer = await work(tx, looked())
    const { status, body } = answer
    await alongside(tx, store(tx, { personId, key, status, answer: JSON.stringify(body) }))
    return answer
  })
}

const claim = compiledOnce((tx, given: { personId: string; key: string; requestHash: Buffer }) =>
  tx
    .insertInto('idempotent_answer')
    .values({ person_id: given.personId, key: given.key, request_hash: given.requestHash })
    .onConflict((c) => c.doNothing())
    .returning('key'),
)

const store = compiledOnce((tx, given: { personId: string; key: string; status: number; answer: string }) =>
  tx
    .updateTable('idempotent_answer')
    .set({ status: given.status, answer: given.answer })
    .where('person_id', '=', given.personId)
    .where('key', '=', given.key),
)

const nothing = async (): Promise<never> => undefined as never

/** What something gave, or threw, for whoever asks. */
export async function outcomeOf<T>(asking: Promise<T> | undefined): Promise<() => T> {
  try {
    const answer = await asking
    return () => answer as T
  } catch (error) {
    return () => {
      throw error
    }
  }
}

/** An error of the database has ended the transaction; any other is no concern of a request that was answered before. */
function throwOfDatabase(looked: () => unknown): void {
  try {
    looked()
  } catch (error) {
    if (sqlState(error) !== undefined) throw error
  }
}

/**
 * The row is locked so that this transaction writes too: where a commit waits until a replica has it, so does the answer
 * that is given again. Read alone, it might be gone with a leader that died before anybody else had it.
 */
async function storedAnswer(tx: Tx, personId: string, key: string, requestHash: Buffer): Promise<Answer> {
  const row = await tx
    .selectFrom('idempotent_answer')
    .select(['request_hash', 'status', 'answer'])
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .forShare()
    .executeTakeFirstOrThrow()
  if (!row.request_hash.equals(requestHash)) throw keyReused()
  if (row.status === null) throw conflict('idempotency_key_in_work')
  return { status: row.status, body: row.answer }
}

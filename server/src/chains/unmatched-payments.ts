import { sql } from 'kysely'
import type { Context } from '#context.ts'
import { isDetached } from '#kept-months/reverse-transfer.ts'
import { errorSentence } from '#platform/logging/error-sentence.ts'
import { isOwnFault } from '#platform/http/errors.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Sentence } from '#platform/events.ts'
import type { KnownOutput } from './chain-network.ts'

/** F22: what fails so often is parked, and reading its network goes on without it. */
const triesMax = 5

/** Tries within a minute count as one: what ails a payment may be over in a moment. */
const countedEveryMs = 60_000

/** How often one that is parked is tried again. */
const parkedForMs = 3_600_000

export type UnmatchedKind = 'deposit' | 'payout'

export type Unmatched = KnownOutput & {
  readonly kind: UnmatchedKind
  readonly failedAt: Date
  readonly parkedAt: Date | null
}

/** Brings payments in line by `work`, in its own transaction. Gives whether their network may be read past them. */
export type Attempt = (
  outputs: readonly KnownOutput[],
  work: () => Promise<void>,
  failure: { readonly says: Sentence; readonly facts?: Readonly<Record<string, string>> },
) => Promise<boolean>

export const readUnmatched = (db: Database, network: string): Promise<Unmatched[]> =>
  db
    .selectFrom('unmatched_payment')
    .select([
      'kind',
      'transaction',
      'output_index as outputIndex',
      'block_hash as blockHash',
      'failed_at as failedAt',
      'parked_at as parkedAt',
    ])
    .where('network', '=', network)
    .$castTo<Unmatched>()
    .execute()

/** How many payments of all networks are parked. */
export async function countParkedPayments(db: Database): Promise<number> {
  const row = await db
    .selectFrom('unmatched_payment')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('parked_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Whether one is parked and its next try is due. */
export const isDueAgain = ({ parkedAt, failedAt }: Unmatched, now: Date): boolean =>
  parkedAt !== null && now.getTime() - failedAt.getTime() >= parkedForMs

/**
 * Tries payments of one kind, and remembers which fail: after the fifth try they are parked and tried once an hour, at once
 * where the entries that they need are of a month that was detached. A
 * database that is away, or a price that cannot be had, is not their fault and does not count.
 */
export function attemptsAt(
  ctx: Context,
  network: string,
  kind: UnmatchedKind,
  unmatched: readonly Unmatched[],
): Attempt {
  const known = new Map(unmatched.filter((one) => one.kind === kind).map((one) => [keyOf(one), one]))
  return async (outputs, work, { says, facts = {} }) => {
    const failedBefore = outputs.flatMap((output) => known.get(keyOf(output)) ?? [])
    const now = ctx.clock.now()
    const isLeft = (one: Unmatched) => one.parkedAt !== null && !isDueAgain(one, now)
    if (failedBefore.length === outputs.length && failedBefore.every(isLeft)) return true
    try {
      await work()
    } catch (error) {
      ctx.log.error({ err: error, ...facts }, says)
      if (!isOwnFault(error)) return false
      const parked = []
      for (const output of outputs) parked.push(await noteFailure(ctx, network, kind, output, error))
      return parked.every(Boolean)
    }
    for (const output of failedBefore) await forget(ctx.db, network, output)
    return true
  }
}

const keyOf = ({ transaction, outputIndex }: KnownOutput): string => `${transaction}:${outputIndex}`

/** Gives whether it is parked by now. */
async function noteFailure(
  ctx: Context,
  network: string,
  kind: UnmatchedKind,
  { transaction, outputIndex, blockHash = null }: KnownOutput,
  error: unknown,
): Promise<boolean> {
  const now = ctx.clock.now()
  const counts = sql<boolean>`unmatched_payment.failed_at <= ${new Date(now.getTime() - countedEveryMs)}`
  const { rows } = await sql<{ isParked: boolean }>`
    insert into unmatched_payment as unmatched_payment
      (network, kind, transaction, output_index, block_hash, tries, last_error, failed_at, parked_at)
    values (${network}, ${kind}, ${transaction}, ${outputIndex}, ${blockHash}, 1, ${errorSentence(error)}, ${now},
      ${isDetached(error) ? now : null}::timestamptz)
    on conflict (network, kind, transaction, output_index) do update set
      block_hash = coalesce(excluded.block_hash, unmatched_payment.block_hash),
      last_error = excluded.last_error,
      tries = least(unmatched_payment.tries + case when ${counts} then 1 else 0 end, 1000),
      failed_at = case when ${counts} then excluded.failed_at else unmatched_payment.failed_at end,
      parked_at = coalesce(unmatched_payment.parked_at, excluded.parked_at,
        case when ${counts} and unmatched_payment.tries + 1 >= ${triesMax} then excluded.failed_at end)
    returning parked_at is not null as "isParked"`.execute(ctx.db)
  return rows[0]?.isParked === true
}

async function forget(
  db: Database,
  network: string,
  { kind, transaction, outputIndex }: Unmatched,
): Promise<void> {
  await db
    .deleteFrom('unmatched_payment')
    .where('network', '=', network)
    .where('kind', '=', kind)
    .where('transaction', '=', transaction)
    .where('output_index', '=', outputIndex)
    .execute()
}

/** Where the ledger's postings begin, once old months of them were detached (docs/decisions/0261). Reads only. */
import { chainStart, type Checkpoint } from '#checkpoint.ts'
import { LedgerRefusal } from '#refusal.ts'
import { type Integer, type Sql, toBigInt } from '#sql.ts'

export type PostingsFrom = {
  /** The postings of transfers from this id on are here, and of none before. */
  readonly transferId: bigint
  /** Everything that was booked at this moment or later is here. */
  readonly since: Date
  /** The place in the chain just before: its hash is known, and can't be computed from the beginning any more. */
  readonly seal: Checkpoint
}

type BeginRow = {
  transfer_id: Integer
  since: Date | null
  position: Integer
  sealed_transfer_id: Integer | null
  hash: string
}

/** Null where the postings of all transfers are here. */
export async function postingsFrom(sql: Sql): Promise<PostingsFrom | null> {
  const { rows } = await sql.query<BeginRow>(
    `select transfer_id, since, position, sealed_transfer_id, encode(hash, 'hex') as hash from ledger.postings_begin`,
  )
  const [row] = rows
  if (row === undefined || row.since === null) return null
  const seal =
    row.sealed_transfer_id === null
      ? chainStart
      : { position: toBigInt(row.position), transferId: toBigInt(row.sealed_transfer_id), hash: row.hash }
  return { transferId: toBigInt(row.transfer_id), since: row.since, seal }
}

/** Grows with each month that goes or comes back: the same before and after a look, none did in between. */
export async function monthMoves(sql: Sql): Promise<bigint> {
  const { rows } = await sql.query<{ step: Integer }>(
    'select coalesce(max(step), 0) as step from ledger.posting_month_move',
  )
  return toBigInt(rows[0]?.step ?? '0')
}

/** What the detached postings of an account came to. */
export type BroughtForward = { readonly minor: bigint; readonly postingsCount: bigint }

/** By account; those without a detached posting aren't in it. */
export async function broughtForward(
  sql: Sql,
  accountIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, BroughtForward>> {
  const { rows } = await sql.query<{ account_id: Integer; amount: string; postings_count: Integer }>(
    `select account_id, trunc(amount)::text as amount, postings_count from ledger.brought_forward
     where account_id = any ($1::bigint[]) and postings_count > 0`,
    [accountIds.map(String)],
  )
  return new Map(
    rows.map((row) => [
      toBigInt(row.account_id),
      { minor: toBigInt(row.amount), postingsCount: toBigInt(row.postings_count) },
    ]),
  )
}

/**
 * Keeps months from going or coming while this transaction reads. Call it first in a `repeatable read` transaction that
 * sums postings: its view is as old as its first statement, and a month that went since would be in neither place.
 */
export async function keepMonths(tx: Sql): Promise<void> {
  await tx.query('lock table only ledger.posting in access share mode')
}

/** What a verb throws whose answer is in postings that are no longer here. */
export const detached = (what: string): LedgerRefusal =>
  new LedgerRefusal('detached', `${what} is of a month whose postings were detached`, undefined)

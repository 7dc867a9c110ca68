/**
 * The only way in. `post` books a transfer inside the caller's transaction by one call of `ledger.post_named`, which
 * opens accounts, locks the balances in account order, checks, and writes everything or nothing.
 */
import { type AccountRef, isInvestorAccount } from '#account.ts'
import { columnsOf } from '#accounts.ts'
import { houseAccountId } from '#chart.ts'
import { contentHash } from '#content-hash.ts'
import { naming } from '#refusal.ts'
import { type Integer, type Sql, toBigInt } from '#sql.ts'
import type { Transfer } from '#transfer.ts'

/** `replayed`: this key had already been booked with the same content; nothing moved now. */
export type Posted = { readonly transferId: bigint; readonly replayed: boolean }

/**
 * Books `transfer`, opening investors' accounts that it names for the first time. Throws a `LedgerRefusal`
 * (insufficient_funds, key_reused, already_reversed, …) after which the transaction must be rolled back; errors for
 * which `isRetryable` is true mean that the whole transaction may run again. With the same key it books once.
 */
export async function post(tx: Sql, transfer: Transfer): Promise<Posted> {
  const lines = transfer.postings.map(({ account }) => namesOf(account))
  const columns = [0, 1, 2, 3, 4].map((column) => lines.map((line) => line[column] ?? null))
  return posted(
    tx.query(
      `select transfer_id, replayed
       from ledger.post_named($1::uuid, $2, $3, $4::bigint, $5::date, $6::bigint[], $7::text[], $8::text[], $9::uuid[],
         $10::uuid[], $11::numeric[])`,
      [
        transfer.key,
        transfer.kind,
        transfer.reference,
        transfer.reverses?.toString() ?? null,
        transfer.effectiveOn ?? null,
        ...columns,
        transfer.postings.map(({ amountMinor }) => amountMinor.toString()),
      ],
    ),
  )
}

/** An account as `ledger.post_named` takes it: its id when it is the house's, else what it is. */
const namesOf = (account: AccountRef): readonly (string | null)[] =>
  isInvestorAccount(account) ? [null, ...columnsOf(account)] : [houseAccountId(account).toString()]

/** `post` for a caller that knows the account ids already, one per posting and in the same order. */
export async function postResolved(
  tx: Sql,
  transfer: Transfer,
  accountIds: readonly bigint[],
): Promise<Posted> {
  return posted(
    tx.query(
      `select transfer_id, replayed
       from ledger.post($1::uuid, $2, $3, $4::bytea, $5::bigint, $6::date, $7::bigint[], $8::numeric[])`,
      [
        transfer.key,
        transfer.kind,
        transfer.reference,
        contentHash(transfer, accountIds),
        transfer.reverses?.toString() ?? null,
        transfer.effectiveOn ?? null,
        accountIds.map(String),
        transfer.postings.map(({ amountMinor }) => amountMinor.toString()),
      ],
    ),
  )
}

type PostedRow = { transfer_id: Integer; replayed: boolean }

async function posted(call: Promise<{ rows: PostedRow[] }>): Promise<Posted> {
  const [row] = (await naming(call)).rows
  if (row === undefined) throw new Error('ledger.post gave no row')
  return { transferId: toBigInt(row.transfer_id), replayed: row.replayed }
}

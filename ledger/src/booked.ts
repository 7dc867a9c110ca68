/** Transfers as they were booked, and their undoing. */
import { type AccountColumns, accountFrom } from '#account-row.ts'
import { detached, postingsFrom } from '#postings-from.ts'
import { type Posted, postResolved } from '#post.ts'
import { type Integer, type Sql, toBigInt } from '#sql.ts'
import { type Posting, reversalTransfer, type TransferKind } from '#transfer.ts'

/** One line of a booked transfer; `balanceAfterMinor` is null on house accounts. */
export type BookedPosting = Posting & {
  readonly accountId: bigint
  readonly balanceAfterMinor: bigint | null
}

export type BookedTransfer = {
  readonly id: bigint
  readonly key: string
  readonly kind: TransferKind
  readonly reference: string
  readonly reverses?: bigint
  readonly effectiveOn?: string
  readonly createdAt: Date
  /** In the order of their lines. */
  readonly postings: readonly BookedPosting[]
}

type BookedRow = AccountColumns & {
  id: Integer
  key: string
  transfer_kind: string
  reference: string
  reverses: Integer | null
  effective_on: string | null
  created_at: Date
  account_id: Integer
  amount: Integer
  balance_after: Integer | null
}

/**
 * The transfer with this id and its postings, or undefined when there is none. Throws a `LedgerRefusal` `detached` where
 * the postings are of a month that was detached.
 */
export async function findTransfer(tx: Sql, id: bigint): Promise<BookedTransfer | undefined> {
  const { rows } = await tx.query<BookedRow>(
    `select t.id, t.key, t.kind as transfer_kind, t.reference, t.reverses, t.effective_on::text, t.created_at,
       p.account_id, p.amount, p.balance_after, a.kind, a.asset, a.owner_id, a.position_id
     from ledger.transfer t
     join ledger.posting p on p.transfer_id = t.id
     join ledger.account a on a.id = p.account_id
     where t.id = $1 order by p.line`,
    [id.toString()],
  )
  const [first] = rows
  if (first === undefined) {
    await assertNotDetached(tx, id)
    return undefined
  }
  return {
    id: toBigInt(first.id),
    key: first.key,
    kind: first.transfer_kind as TransferKind,
    reference: first.reference,
    ...(first.reverses === null ? {} : { reverses: toBigInt(first.reverses) }),
    ...(first.effective_on === null ? {} : { effectiveOn: first.effective_on }),
    createdAt: first.created_at,
    postings: rows.map((row) => ({
      account: accountFrom(row),
      accountId: toBigInt(row.account_id),
      amountMinor: toBigInt(row.amount),
      balanceAfterMinor: row.balance_after === null ? null : toBigInt(row.balance_after),
    })),
  }
}

/** Refuses where the transfer was booked and its postings are elsewhere now. */
async function assertNotDetached(tx: Sql, id: bigint): Promise<void> {
  const from = await postingsFrom(tx)
  if (from === null || id >= from.transferId) return
  const { rows } = await tx.query('select from ledger.transfer where id = $1', [id.toString()])
  if (rows.length > 0) throw detached(`transfer ${id}`)
}

/**
 * Books the exact opposite of a transfer. Repeating it answers with the same reversal. Throws a `LedgerRefusal`
 * `insufficient_funds` when the investor no longer has what would be taken back, or `detached` as `findTransfer` does, and a
 * RangeError for an unknown id.
 */
export async function reverseTransfer(tx: Sql, id: bigint): Promise<Posted> {
  const original = await findTransfer(tx, id)
  if (original === undefined) throw new RangeError(`no transfer ${id} to reverse`)
  return postResolved(
    tx,
    reversalTransfer(original),
    original.postings.map(({ accountId }) => accountId),
  )
}

/** What the ledger owes and holds at the head of its hash chain: exactly after the last sealed transfer. Reads only. */
import { type Integer, type Sql, toBigInt } from '#sql.ts'

/** The last sealed transfer. Everything that the amounts below say follows from the history up to it. */
export type LedgerHead = { readonly position: bigint; readonly transferId: bigint; readonly hash: Buffer }

/** Null before the first transfer is sealed. */
export async function ledgerHead(sql: Sql): Promise<LedgerHead | null> {
  const { rows } = await sql.query<{ position: Integer; transfer_id: Integer; hash: Buffer }>(
    'select position, transfer_id, hash from ledger.seal order by position desc limit 1',
  )
  const [row] = rows
  return row === undefined
    ? null
    : { position: toBigInt(row.position), transferId: toBigInt(row.transfer_id), hash: row.hash }
}

/** What one investor is owed: available, invested and withdrawing together, in smallest units. */
export type Liability = { readonly ownerId: string; readonly minor: bigint }

/**
 * Every investor with an account in this asset, in order of their ids, by batches. Call it in one `repeatable read`
 * transaction with `ledgerHead`, behind `keepMonths`: what was booked after the head is subtracted again.
 */
export async function* liabilitiesAt(
  sql: Sql,
  { asset, head, batch }: { asset: string; head: LedgerHead; batch: number },
): AsyncGenerator<Liability[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await sql.query<{ owner_id: string; amount: string }>(
      `with later as (
         select p.account_id, sum(p.amount) as amount from ledger.posting p where p.transfer_id > $3 group by 1
       )
       select a.owner_id, trunc(sum(b.amount - coalesce(l.amount, 0)))::text as amount
       from ledger.account a
       join ledger.balance b on b.account_id = a.id
       left join later l on l.account_id = a.id
       where a.owner_id > $1 and a.asset = $2
       group by a.owner_id order by a.owner_id limit $4`,
      [after, asset, head.transferId, batch],
    )
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map(({ owner_id, amount }) => ({ ownerId: owner_id, minor: toBigInt(amount) }))
    after = last.owner_id
  }
}

/** What the platform's addresses hold after the head, by coin, in the coin's smallest unit. Sums all of their postings. */
export const heldAt = (sql: Sql, head: LedgerHead): Promise<ReadonlyMap<string, bigint>> =>
  sumsAt(sql, head, `a.kind = 'custody'`)

/**
 * What those coins are in dollars at the head: what they were credited at, less what they were paid out at, in
 * millionths.
 */
export async function heldAtCost(sql: Sql, head: LedgerHead): Promise<bigint> {
  const sums = await sumsAt(sql, head, `a.kind = 'conversion' and a.asset = 'usd'`)
  return -(sums.get('usd') ?? 0n)
}

/** By asset, with what was brought forward: a head is never in a month that was detached. */
async function sumsAt(sql: Sql, head: LedgerHead, where: string): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql.query<{ asset: string; amount: string }>(
    `select asset, trunc(sum(amount))::text as amount from (
       select a.asset, p.amount from ledger.account a join ledger.posting p on p.account_id = a.id
       where ${where} and p.transfer_id <= $1
       union all
       select a.asset, f.amount from ledger.account a join ledger.brought_forward f on f.account_id = a.id
       where ${where} and f.postings_count > 0
     ) line group by asset order by asset`,
    [head.transferId],
  )
  return new Map(rows.map(({ asset, amount }) => [asset, toBigInt(amount)]))
}

/** The chain as a file, for people who verify it without this database. Reads only. */
import { chainStart, type Checkpoint } from '#checkpoint.ts'
import type { LedgerMonth } from '#detached-months.ts'
import { detached, postingsFrom } from '#postings-from.ts'
import { type Integer, type Sql, toBigInt } from '#sql.ts'
import { sealsWithin, type StretchMax } from '#stretch.ts'

/** A sealed transfer: the text that `ledger.transfer_digests` hashes, and the hash of the chain after it, in hex. */
export type SealedTransfer = { readonly text: string; readonly hash: string }

/** A part of the chain: what is sealed after one place, up to another or to the end. */
export type ChainPart = { readonly after: Checkpoint; readonly upTo: Checkpoint | null }

/** Few enough postings that their texts are a few megabytes. */
const batchMax: StretchMax = { transfersMax: 1_000, postingsMax: 50_000 }

const positionMax = 2n ** 63n - 1n

/** All whose postings are here. */
export async function partHere(sql: Sql): Promise<ChainPart> {
  return { after: (await postingsFrom(sql))?.seal ?? chainStart, upTo: null }
}

/** The transfers of a month. */
export async function partOfMonth(
  sql: Sql,
  { fromTransferId, toTransferId }: LedgerMonth,
): Promise<ChainPart> {
  return {
    after: fromTransferId === null ? chainStart : await sealBefore(sql, fromTransferId),
    upTo: toTransferId === null ? null : await sealBefore(sql, toTransferId),
  }
}

async function sealBefore(sql: Sql, transferId: bigint): Promise<Checkpoint> {
  const { rows } = await sql.query<{ position: Integer; transfer_id: Integer; hash: string }>(
    `select position, transfer_id, encode(hash, 'hex') as hash from ledger.seal_before($1) where position is not null`,
    [transferId.toString()],
  )
  const [row] = rows
  return row === undefined
    ? chainStart
    : { position: toBigInt(row.position), transferId: toBigInt(row.transfer_id), hash: row.hash }
}

/**
 * Every sealed transfer of a part of the chain, from the first unless told otherwise, by batches, in one short statement
 * each. Throws a `LedgerRefusal` `detached` where the postings of one were detached.
 */
export async function* exportChain(
  sql: Sql,
  { after, upTo }: ChainPart = { after: chainStart, upTo: null },
  batch = batchMax,
): AsyncGenerator<SealedTransfer[]> {
  for (let { position, transferId } = after; ;) {
    const length = await sealsWithin(sql, { position, transferId }, batch)
    const { rows } = await sql.query<
      { position: Integer; transfer_id: Integer; is_here: boolean } & SealedTransfer
    >(
      `select s.position, s.transfer_id, encode(s.hash, 'hex') as hash, p.lines is not null as is_here, concat_ws(E'\\n',
         t.id, t.key, t.kind, t.reference, coalesce(t.reverses::text, ''), encode(t.input_hash, 'hex'),
         coalesce(to_char(t.effective_on, 'YYYY-MM-DD'), ''), trunc(extract(epoch from t.created_at) * 1000000)::text,
         p.lines) as text
       from (
         select * from ledger.seal where position > $1 and position <= $3 order by position limit $2
       ) s
       join ledger.transfer t on t.id = s.transfer_id
       cross join lateral (
         select string_agg(
            concat_ws(':', p.line, p.account_id, p.asset, trunc(p.amount), coalesce(trunc(p.balance_after)::text, '')),
            E'\\n' order by p.line) as lines from ledger.posting p where p.transfer_id = t.id
       ) p
       order by s.position`,
      [position.toString(), length, (upTo?.position ?? positionMax).toString()],
    )
    const last = rows.at(-1)
    if (last === undefined) return
    const from = await postingsFrom(sql)
    for (const { transfer_id: id, is_here } of rows)
      if (!is_here && from !== null && toBigInt(id) < from.transferId) throw detached(`transfer ${id}`)
    yield rows.map(({ text, hash }) => ({ text, hash }))
    position = toBigInt(last.position)
    transferId = toBigInt(last.transfer_id)
  }
}

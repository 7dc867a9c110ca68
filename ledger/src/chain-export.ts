/** The chain as a file, for people who verify it without this database. Reads only. */
import { chainStart } from '#checkpoint.ts'
import { type Integer, type Sql, toBigInt } from '#sql.ts'
import { sealsWithin, type StretchMax } from '#stretch.ts'

/** A sealed transfer: the text that `ledger.transfer_digests` hashes, and the hash of the chain after it, in hex. */
export type SealedTransfer = { readonly text: string; readonly hash: string }

/** Few enough postings that their texts are a few megabytes. */
const batchMax: StretchMax = { transfersMax: 1_000, postingsMax: 50_000 }

/** Every sealed transfer from the first, by batches, in one short statement each. */
export async function* exportChain(sql: Sql, batch = batchMax): AsyncGenerator<SealedTransfer[]> {
  for (let { position, transferId } = chainStart; ;) {
    const length = await sealsWithin(sql, { position, transferId }, batch)
    const { rows } = await sql.query<{ position: Integer; transfer_id: Integer } & SealedTransfer>(
      `select s.position, s.transfer_id, encode(s.hash, 'hex') as hash, concat_ws(E'\\n',
         t.id, t.key, t.kind, t.reference, coalesce(t.reverses::text, ''), encode(t.input_hash, 'hex'),
         coalesce(to_char(t.effective_on, 'YYYY-MM-DD'), ''), trunc(extract(epoch from t.created_at) * 1000000)::text,
         (select string_agg(
            concat_ws(':', p.line, p.account_id, p.asset, trunc(p.amount), coalesce(trunc(p.balance_after)::text, '')),
            E'\\n' order by p.line) from ledger.posting p where p.transfer_id = t.id)) as text
       from ledger.seal s join ledger.transfer t on t.id = s.transfer_id
       where s.position > $1 order by s.position limit $2`,
      [position, length],
    )
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map(({ text, hash }) => ({ text, hash }))
    position = toBigInt(last.position)
    transferId = toBigInt(last.transfer_id)
  }
}

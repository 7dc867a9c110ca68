/**
 * How far a stretch of the history may reach so that one statement over it stays short. Transfers alone don't say: one has
 * two postings, or thirty thousand.
 */
import { type Integer, type Sql, toBigInt } from '#sql.ts'

/** What one statement may read. A single transfer may have more postings: it is a stretch of its own. */
export type StretchMax = { readonly transfersMax: number; readonly postingsMax: number }

/** The first transfer behind `after` that is too much: those before it have at most `postingsMax` postings. Null where all fit. */
export async function transferBeyond(sql: Sql, after: bigint, postingsMax: number): Promise<bigint | null> {
  const { rows } = await sql.query<{ id: Integer }>(
    `select transfer_id as id from ledger.posting where transfer_id > $1::bigint
     order by transfer_id, line offset $2 limit 1`,
    [after.toString(), postingsMax],
  )
  return rows[0] === undefined ? null : toBigInt(rows[0].id)
}

/** How many seals behind a place in the chain make a stretch; at least one. */
export async function sealsWithin(
  sql: Sql,
  { position, transferId }: { readonly position: bigint; readonly transferId: bigint },
  { transfersMax, postingsMax }: StretchMax,
): Promise<number> {
  const beyond = await transferBeyond(sql, transferId, postingsMax)
  if (beyond === null) return transfersMax
  const { rows } = await sql.query<{ fitting: number }>(
    `select count(*)::int as fitting from (
       select transfer_id from ledger.seal where position > $1::bigint order by position limit $2
     ) s where s.transfer_id < $3::bigint`,
    [position.toString(), transfersMax, beyond.toString()],
  )
  return Math.max(1, rows[0]?.fitting ?? 0)
}

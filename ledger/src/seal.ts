/** The hash chain over the transfers, sealed behind those who write them (migrations/0003_ledger_chain.sql). */
import { type Integer, type Sql, toBigInt } from '#sql.ts'
import { transferBeyond } from '#stretch.ts'

/** Transfers in one statement, unless they have more postings than fit one. */
const sealedAtFirst = 500

/** As many as one statement may seal after quick ones: it then costs a third less for each. */
const sealedAtOnceMax = 2_000

const quickMs = 100

/** Few enough for one short statement: a day's result has up to 4,000 in each transfer. */
const postingsAtOnceMax = 100_000

/**
 * Puts every transfer into the chain that certainly has no earlier one still to come, and gives their number. Waits for
 * nobody and makes nobody wait: what was being written during this call is sealed by a later one. Any number of
 * processes may call it, each call a transaction of its own in `read committed`. No statement seals transfers with more
 * than `postingsMax` postings together.
 */
export async function sealTransfers(sql: Sql, postingsMax = postingsAtOnceMax): Promise<number> {
  let total = 0
  let atOnce = sealedAtFirst
  for (;;) {
    const begin = performance.now()
    const fitting = await transfersWithin(sql, atOnce, postingsMax)
    const { rows } = await sql.query<{ sealed: number }>('select ledger.seal_transfers($1) as sealed', [
      fitting,
    ])
    const sealed = rows[0]?.sealed ?? 0
    total += sealed
    if (sealed < fitting) return total
    atOnce = performance.now() - begin < quickMs ? Math.min(2 * atOnce, sealedAtOnceMax) : sealedAtFirst
  }
}

/** How many of the next transfers one statement may seal; at least one. */
async function transfersWithin(sql: Sql, transfersMax: number, postingsMax: number): Promise<number> {
  const after = await sealedTo(sql)
  const beyond = await transferBeyond(sql, after, postingsMax)
  if (beyond === null) return transfersMax
  const { rows } = await sql.query<{ fitting: number }>(
    `select count(*)::int as fitting from (
       select from ledger.transfer where id > $1::bigint and id < $2::bigint limit $3
     ) t`,
    [after.toString(), beyond.toString(), transfersMax],
  )
  return Math.max(1, rows[0]?.fitting ?? 0)
}

/** The id up to which every transfer is sealed, and none will ever be added. */
export async function sealedTo(sql: Sql): Promise<bigint> {
  const { rows } = await sql.query<{ sealed_to: Integer }>('select sealed_to from ledger.seal_progress')
  return rows[0] === undefined ? 0n : toBigInt(rows[0].sealed_to)
}

/** How many transfers are in the chain, and how many it has not reached yet. */
export async function chainState(sql: Sql): Promise<{ sealed: number; unsealed: number }> {
  const { rows } = await sql.query<{ sealed: Integer; unsealed: Integer }>(
    `select (select coalesce(max(position), 0) from ledger.seal) as sealed,
       (select count(*) from ledger.transfer where id > (select sealed_to from ledger.seal_progress)) as unsealed`,
  )
  return { sealed: Number(rows[0]?.sealed ?? 0), unsealed: Number(rows[0]?.unsealed ?? 0) }
}

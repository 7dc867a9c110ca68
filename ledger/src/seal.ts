/** The hash chain over the transfers, sealed behind those who write them (migrations/0003_ledger_chain.sql). */
import type { Integer, Sql } from '#sql.ts'

/** Few enough for one short statement, even where each transfer is a chunk of a day's result with 4,000 postings. */
const sealedAtFirst = 500

/** As many as one statement may seal after quick ones: it then costs a third less for each. */
const sealedAtOnceMax = 2_000

const quickMs = 100

/**
 * Puts every transfer into the chain that certainly has no earlier one still to come, and gives their number. Waits for
 * nobody and makes nobody wait: what was being written during this call is sealed by a later one. Any number of
 * processes may call it, each call a transaction of its own in `read committed`.
 */
export async function sealTransfers(sql: Sql): Promise<number> {
  let total = 0
  let atOnce = sealedAtFirst
  for (;;) {
    const begin = performance.now()
    const { rows } = await sql.query<{ sealed: number }>('select ledger.seal_transfers($1) as sealed', [
      atOnce,
    ])
    const sealed = rows[0]?.sealed ?? 0
    total += sealed
    if (sealed < atOnce) return total
    atOnce = performance.now() - begin < quickMs ? Math.min(2 * atOnce, sealedAtOnceMax) : sealedAtFirst
  }
}

/** How many transfers are in the chain, and how many it has not reached yet. */
export async function chainState(sql: Sql): Promise<{ sealed: number; unsealed: number }> {
  const { rows } = await sql.query<{ sealed: Integer; unsealed: Integer }>(
    `select (select coalesce(max(position), 0) from ledger.seal) as sealed,
       (select count(*) from ledger.transfer where id > (select sealed_to from ledger.seal_progress)) as unsealed`,
  )
  return { sealed: Number(rows[0]?.sealed ?? 0), unsealed: Number(rows[0]?.unsealed ?? 0) }
}

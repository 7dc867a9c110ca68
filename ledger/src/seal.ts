/** The hash chain over the transfers, sealed behind those who write them (migrations/0009_ledger_chain.sql). */
import { type Sql } from '#sql.ts'

/** Few enough for one short statement, even where each transfer is a chunk of a day's result with 4,000 postings. */
const sealedAtOnceMax = 500

/**
 * Puts every transfer into the chain that certainly has no earlier one still to come, and gives their number. Waits for
 * nobody and makes nobody wait: what was being written during this call is sealed by a later one. Any number of
 * processes may call it, each call a transaction of its own in `read committed`.
 */
export async function sealTransfers(sql: Sql): Promise<number> {
  let total = 0
  for (;;) {
    const { rows } = await sql.query<{ sealed: number }>('select ledger.seal_transfers($1) as sealed', [
      sealedAtOnceMax,
    ])
    const sealed = rows[0]?.sealed ?? 0
    total += sealed
    if (sealed < sealedAtOnceMax) return total
  }
}

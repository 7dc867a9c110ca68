/** The append-only tables: nothing in them is ever updated or removed. */
import type { Sql } from '#sql.ts'

/**
 * A text that stays the same for as long as nobody updates, removes or truncates rows of the append-only tables, with
 * or without triggers; new rows do not change it. PostgreSQL's own counters tell, so it costs nothing however long the
 * history is, and lags by up to a few seconds. It also changes after a crash of the database or a `vacuum full`: a
 * change is a reason to verify the chain, not yet a finding.
 */
export async function historyFingerprint(sql: Sql): Promise<string> {
  const { rows } = await sql.query<{ fingerprint: string }>(
    `select string_agg(concat_ws(' ', c.relname, c.relfilenode, pg_stat_get_tuples_updated(c.oid),
       pg_stat_get_tuples_deleted(c.oid)), ', ' order by c.relname) as fingerprint
     from pg_class c
     where c.relnamespace = to_regnamespace('ledger')
       and c.relname in ('asset', 'account', 'transfer', 'posting', 'seal')`,
  )
  return rows[0]?.fingerprint ?? ''
}

/** The append-only tables: nothing in them is ever updated or removed. */
import type { Sql } from '#sql.ts'

/** What PostgreSQL counted of each append-only table, by its name; of the postings for each month. */
export type HistoryFingerprint = ReadonlyMap<string, string>

/** What is said of a month that went as it should; its postings are brought forward. */
const detached = 'detached'

/**
 * What stays the same for as long as nobody updates, removes or truncates rows of the append-only tables, with or without
 * triggers; new rows do not change it, and a month that begins adds to it, and one that was detached is said to be
 * (`isHistoryTouched`). PostgreSQL's own counters
 * tell, so it costs nothing however long the history is, and lags by up to a few seconds. It also changes after a crash of
 * the database or a `vacuum full`: a change is a reason to verify the chain, not yet a finding.
 */
export async function historyFingerprint(sql: Sql): Promise<HistoryFingerprint> {
  const { rows } = await sql.query<{ name: string; counted: string }>(
    `select c.relname as name, concat_ws(' ', c.relfilenode, pg_stat_get_tuples_updated(c.oid),
       pg_stat_get_tuples_deleted(c.oid)) as counted
     from pg_class c
     where c.relnamespace = to_regnamespace('ledger') and c.relkind = 'r'
       and (c.relname in ('asset', 'account', 'transfer', 'seal')
         or c.oid in (select p.relid from pg_partition_tree(to_regclass('ledger.posting')) p))
     union all
     select m.partition, $1::text from ledger.posting_month m
     join ledger.postings_begin b on b.since is not null and coalesce(m.from_transfer_id, b.transfer_id - 1) < b.transfer_id
     where not exists (select from pg_inherits i where i.inhrelid = to_regclass('ledger.' || m.partition))`,
    [detached],
  )
  return new Map(rows.map(({ name, counted }) => [name, counted]))
}

/** Whether anything that is in the first fingerprint isn't the same in the second, nor detached. */
export const isHistoryTouched = (before: HistoryFingerprint, now: HistoryFingerprint): boolean =>
  [...before].some(([name, counted]) => ![counted, detached].includes(now.get(name) ?? ''))

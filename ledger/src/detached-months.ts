/** Old months of postings leave the ledger, and come back (migrations/0060_ledger_months_detached.sql). */
import { type Integer, type Sql, toBigInt } from '#sql.ts'

/** Why a month can't go now; the migration says what each means. */
export type MonthStays = 'nothing' | 'unknown' | 'newest' | 'not_oldest' | 'too_young' | 'unsealed'

/** What came of it. */
export type DetachStep = 'detached' | 'busy' | MonthStays

/** The same of the way back. */
export type AttachStep = 'attached' | 'nothing' | 'busy' | 'unknown' | 'not_newest' | 'gone' | 'changed'

/** Null where the month that began on this day can go. */
export async function whyMonthStays(sql: Sql, month: string, now: Date): Promise<MonthStays | null> {
  return stepOf<MonthStays | null>(sql, 'select ledger.why_month_stays($1::date, $2) as step', month, now)
}

/**
 * Takes the oldest month off the ledger's postings and brings forward what they came to; a transaction of its own, with the
 * rights of the owner. `month` is its first day. It reads the month beside everybody and holds them up for a moment; where a
 * reader is in its way, it throws an error of PostgreSQL (lock not available), and nothing is done.
 */
export async function detachMonth(tx: Sql, month: string, now: Date): Promise<DetachStep> {
  return stepOf<DetachStep>(tx, 'select ledger.detach_month($1::date, $2) as step', month, now)
}

/** Puts the month back that was detached last, if its table is there as it was. The rest as in `detachMonth`. */
export async function attachMonth(tx: Sql, month: string, now: Date): Promise<AttachStep> {
  return stepOf<AttachStep>(tx, 'select ledger.attach_month($1::date, $2) as step', month, now)
}

async function stepOf<Step>(tx: Sql, statement: string, month: string, now: Date): Promise<Step> {
  const { rows } = await tx.query<{ step: Step }>(statement, [month, now])
  const [row] = rows
  if (row === undefined) throw new Error('moving a month gave no row')
  return row.step
}

/** A part of the ledger's postings: the month in which it began, up to where the next one begins. */
export type LedgerMonth = {
  /** Its first day. */
  readonly month: string
  /** Its table in the schema `ledger`. */
  readonly table: string
  /** `dropped` where the table of a detached month isn't there. */
  readonly state: 'attached' | 'detached' | 'dropped'
  /** With its indexes. */
  readonly bytes: number
  /** The first id that could be in it, null for the first month; and that from which on none is, null for the newest. */
  readonly fromTransferId: bigint | null
  readonly toTransferId: bigint | null
}

type MonthRow = {
  month: string
  table: string
  state: LedgerMonth['state']
  bytes: Integer
  from_transfer_id: Integer | null
  to_transfer_id: Integer | null
}

/** All of them, oldest first. */
export async function ledgerMonths(sql: Sql): Promise<LedgerMonth[]> {
  const { rows } = await sql.query<MonthRow>(
    `select to_char(m.month, 'YYYY-MM-DD') as month, m.partition as table, m.from_transfer_id,
       lead(m.from_transfer_id) over (order by m.month) as to_transfer_id,
       coalesce(pg_total_relation_size(to_regclass('ledger.' || m.partition)), 0) as bytes,
       case when b.since is null or m.from_transfer_id >= b.transfer_id then 'attached'
         when to_regclass('ledger.' || m.partition) is null then 'dropped' else 'detached' end as state
     from ledger.posting_month m cross join ledger.postings_begin b order by m.month`,
  )
  return rows.map((row) => ({
    month: row.month,
    table: row.table,
    state: row.state,
    bytes: Number(row.bytes),
    fromTransferId: row.from_transfer_id === null ? null : toBigInt(row.from_transfer_id),
    toTransferId: row.to_transfer_id === null ? null : toBigInt(row.to_transfer_id),
  }))
}

/** The months of postings (migrations/0059_ledger_posting_months.sql): one partition each, told apart by transfers' ids. */
import type { Sql } from '#sql.ts'

/** What was done; the migration says what each means. */
export type MonthStep =
  | 'bounded'
  | 'checked'
  | 'divided'
  | 'begun'
  | 'released'
  | 'analyzed'
  | 'nothing'
  | 'busy'

/**
 * Does the next step of beginning the month of `now`, in a transaction that is committed before the one after it; call it
 * until it answers `nothing`, `analyzed` or `busy`. Nobody who posts waits for it longer than a moment: where a reader is in its way, it
 * throws an error of PostgreSQL (lock not available), and a later call goes on. One step reads the whole month before,
 * beside everybody, so the transaction needs time.
 */
export async function beginMonth(tx: Sql, now: Date): Promise<MonthStep> {
  const { rows } = await tx.query<{ step: MonthStep }>('select ledger.begin_month($1) as step', [now])
  const [row] = rows
  if (row === undefined) throw new Error('ledger.begin_month gave no row')
  return row.step
}

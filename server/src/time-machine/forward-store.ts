import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'

/** A run that books the days after `fromDay` up to `toDay`, and is done up to `bookedTo`. */
export type ForwardRun = {
  readonly id: string
  readonly fromDay: string
  readonly toDay: string
  readonly bookedTo: string
}

type NewRun = Omit<ForwardRun, 'bookedTo'> & { readonly askedBy: string; readonly at: Date }

/** Begins a run; false where another is under way, or another began at the same day. */
export async function insertRun(tx: Tx, { id, askedBy, fromDay, toDay, at }: NewRun): Promise<boolean> {
  const row = await tx
    .insertInto('forward_run')
    .values({
      id,
      asked_by: askedBy,
      from_day: fromDay,
      to_day: toDay,
      booked_to: fromDay,
      started_at: at,
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The run that is not finished yet. */
export const selectRunUnderWay = async (db: Database | Tx): Promise<ForwardRun | undefined> =>
  runFrom(await runUnderWay(db).executeTakeFirst())

/** The query of the same. */
export const runUnderWay = (db: Database | Tx) =>
  db
    .selectFrom('forward_run')
    .select(['id', 'from_day', 'to_day', 'booked_to'])
    .where('finished_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof runUnderWay>['executeTakeFirstOrThrow']>>

export const runFrom = (row: Row | undefined): ForwardRun | undefined =>
  row && { id: row.id, fromDay: row.from_day, toDay: row.to_day, bookedTo: row.booked_to }

/** Keeps that a run has come to a day; never goes back, so that several processes may say it. */
export async function keepProgress(tx: Tx, id: string, bookedTo: string, at: Date): Promise<void> {
  await tx
    .updateTable('forward_run')
    .set({
      booked_to: bookedTo,
      finished_at: sql<Date | null>`case when to_day = ${bookedTo}::date then ${at}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where('booked_to', '<', sql<string>`${bookedTo}::date`)
    .execute()
}

/** The query of the furthest day that a run leads to; null where there was none. */
export const furthestRun = (db: Database | Tx) =>
  db.selectFrom('forward_run').select((e) => e.fn.max('to_day').as('day'))

import { sql } from 'kysely'
import { notePublicChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { Correction } from '#positions/corrections/correct-chunk.ts'

export type DayCorrection = Correction & { readonly createdAt: Date; readonly completedAt: Date | null }

/** The corrections of a plan's day, oldest first. */
export async function selectCorrections(tx: Tx, planId: string, day: string): Promise<DayCorrection[]> {
  const rows = await tx
    .selectFrom('day_correction')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('day', '=', sql<string>`${day}::date`)
    .orderBy('sequence')
    .execute()
  return rows.map(correctionFrom)
}

/** The corrections that have not reached every position, oldest first. */
export async function selectCorrectionsUnderWay(tx: Tx): Promise<DayCorrection[]> {
  const rows = await tx
    .selectFrom('day_correction')
    .selectAll()
    .where('completed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(correctionFrom)
}

export async function insertCorrection(tx: Tx, correction: Correction, createdAt: Date): Promise<void> {
  notePublicChange(tx)
  await tx
    .insertInto('day_correction')
    .values({
      id: correction.id,
      plan_id: correction.planId,
      day: correction.day,
      sequence: correction.sequence,
      rate_ppm: correction.ratePpm === null ? null : Number(correction.ratePpm),
      created_at: createdAt,
    })
    .execute()
}

/** Notes that every position has had it. */
export async function completeCorrection(tx: Tx, id: string, completedAt: Date): Promise<void> {
  await tx
    .updateTable('day_correction')
    .set({ completed_at: completedAt })
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .execute()
}

const correctionFrom = (row: {
  id: string
  plan_id: string
  day: string
  sequence: number
  rate_ppm: number | null
  created_at: Date
  completed_at: Date | null
}): DayCorrection => ({
  id: row.id,
  planId: row.plan_id,
  day: row.day,
  sequence: row.sequence,
  ratePpm: row.rate_ppm === null ? null : BigInt(row.rate_ppm),
  createdAt: row.created_at,
  completedAt: row.completed_at,
})

import { sql } from 'kysely'
import { notePublicChange } from '#platform/changes/note-change.ts'
import type { Tx } from '#platform/database/pool.ts'
import { firstDayOf, monthOf, type ResultMonth } from './month.ts'

/** Publishes months that are not published yet; leaves the others unchanged. */
export async function insertMonths(
  tx: Tx,
  months: readonly Pick<ResultMonth, 'month' | 'rules' | 'seedHash' | 'publishedAt'>[],
): Promise<void> {
  notePublicChange(tx)
  await tx
    .insertInto('result_month')
    .values(
      months.map(({ month, rules, seedHash, publishedAt }) => ({
        month: firstDayOf(month),
        rules,
        seed_hash: seedHash,
        published_at: publishedAt,
      })),
    )
    // Another process may be publishing the same months: they collide on the month, or on the hash of its seed.
    .onConflict((c) => c.doNothing())
    .execute()
}

/** The published months from `from` on, latest first. */
export async function selectMonths(
  tx: Tx,
  which: { before?: string | undefined; from?: string | undefined; limit?: number } = {},
): Promise<ResultMonth[]> {
  const rows = await tx
    .selectFrom('result_month')
    .selectAll()
    .$if(which.before !== undefined, (q) =>
      q.where('month', '<', sql<string>`${firstDayOf(which.before ?? '')}::date`),
    )
    .$if(which.from !== undefined, (q) =>
      q.where('month', '>=', sql<string>`${firstDayOf(which.from ?? '')}::date`),
    )
    .orderBy('month', 'desc')
    .$if(which.limit !== undefined, (q) => q.limit(which.limit ?? 0))
    .execute()
  return rows.map(monthFrom)
}

export async function findMonth(tx: Tx, month: string): Promise<ResultMonth | undefined> {
  const row = await tx
    .selectFrom('result_month')
    .selectAll()
    .where('month', '=', sql<string>`${firstDayOf(month)}::date`)
    .executeTakeFirst()
  return row && monthFrom(row)
}

/** Stores the seed of a month that is not revealed yet; the database checks it against the published hash. */
export async function revealSeed(tx: Tx, month: string, seed: Buffer, at: Date): Promise<void> {
  notePublicChange(tx)
  await tx
    .updateTable('result_month')
    .set({ revealed_seed: seed, revealed_at: at })
    .where('month', '=', sql<string>`${firstDayOf(month)}::date`)
    .where('revealed_seed', 'is', null)
    .execute()
}

const monthFrom = (row: {
  month: string
  rules: number
  seed_hash: Buffer
  published_at: Date
  revealed_seed: Buffer | null
  revealed_at: Date | null
}): ResultMonth => ({
  month: monthOf(row.month),
  rules: row.rules,
  seedHash: row.seed_hash,
  publishedAt: row.published_at,
  seed: row.revealed_seed,
  revealedAt: row.revealed_at,
})

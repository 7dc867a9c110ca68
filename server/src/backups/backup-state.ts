/** What is known of the backups, written down so that any process can tell, whichever reads their folder. */
import type { Database } from '#platform/database/pool.ts'
import { listBackups, triedAt } from './backup-folder.ts'

export type BackupState = {
  /** When the newest finished backup ended. */
  readonly backedUpAt: Date | null
  /** When a backup was last restored as a test and verified. */
  readonly triedAt: Date | null
}

/** Looks into the folder and notes what is there. */
export async function noteBackups(db: Database, folder: string): Promise<void> {
  const backups = await listBackups(folder)
  const tried = await Promise.all(backups.map(({ id }) => triedAt(folder, id)))
  const newest = backups.at(-1)
  await noteState(db, {
    backedUpAt: newest === undefined ? null : new Date(newest.endedAt),
    triedAt: tried.reduce<Date | null>(
      (latest, at) => (at !== undefined && (latest === null || at > latest) ? at : latest),
      null,
    ),
  })
}

/** Notes what other tools than ours did, which see the backups of a server of the operator's own. */
export async function noteState(db: Database, { backedUpAt, triedAt }: BackupState): Promise<void> {
  const row = { backed_up_at: backedUpAt, tried_at: triedAt }
  await db
    .insertInto('backup_state')
    .values({ is_only: true, ...row })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute()
}

/** What was last noted; nulls where nothing was. */
export async function readBackups(db: Database): Promise<BackupState> {
  const row = await db.selectFrom('backup_state').selectAll().executeTakeFirst()
  return { backedUpAt: row?.backed_up_at ?? null, triedAt: row?.tried_at ?? null }
}

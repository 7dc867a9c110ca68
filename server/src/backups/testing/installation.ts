import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type EmbeddedDatabase, startEmbedded } from '#database/embedded/embedded.ts'
import { query } from '#database/embedded/testing/clusters.ts'
import { type OpsRun, runOps } from '#ops/testing/run-ops.ts'
import { migrate } from '#platform/database/migrate.ts'
import { newBackupKey } from '../backup-key.ts'

/** A folder with a DATA_DIR, a BACKUP_DIR and a key in it, which tests remove at their end. */
export async function makeInstallation() {
  const root = mkdtempSync(path.join(tmpdir(), 'evenmoor-backups-'))
  const at = (...names: string[]) => path.join(root, ...names)
  const env = { DATA_DIR: at('data'), BACKUP_DIR: at('backups'), BACKUP_KEY_FILE: at('key') }
  mkdirSync(env.BACKUP_DIR)
  const key = await newBackupKey()
  writeFileSync(env.BACKUP_KEY_FILE, key)
  return {
    at,
    env,
    key,
    remove: () => rmSync(root, { recursive: true, force: true }),
    ops: (words: string[], other: Readonly<Record<string, string>> = {}): Promise<OpsRun> =>
      runOps(words, { ...env, ...other }),
  }
}
export type TestInstallation = Awaited<ReturnType<typeof makeInstallation>>

/** A running, migrated database that keeps its changes for the backups, with a table of notes. */
export async function startNotes(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, isArchiving: true })
  await migrate(database.ownerUrl)
  await query(database.ownerUrl, 'create table if not exists note (text text)')
  return database
}

export const writeNote = (database: EmbeddedDatabase, text: string): Promise<unknown[]> =>
  query(database.ownerUrl, `insert into note values ('${text}')`)

/** The notes in a DATA_DIR, whose database is started for that. */
export async function notesIn(dataDir: string): Promise<unknown[]> {
  const database = await startEmbedded({ dataDir })
  try {
    const rows = await query(database.ownerUrl, 'select text from note order by text')
    return rows.map((row) => (row as { text: string }).text)
  } finally {
    await database.stop()
  }
}

import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { databaseUrl, type Layout, layoutOf, ownerRole } from '#database/embedded/layout.ts'
import { keptSecret } from '#database/embedded/secrets.ts'
import { errorCode, StartProblem } from '#database/start-problem.ts'
import {
  type Backup,
  backupFolder,
  claimFolder,
  dropOld,
  dropUnfinished,
  finishBackup,
  inBackupFolder,
} from './backup-folder.ts'
import { recipientOf } from './backup-key.ts'
import { type BackupSettings } from './backup-settings.ts'
import { baseBackup } from './base-backup.ts'
import { describeDatabase } from './describe-database.ts'
import { writeSealed } from './sealed-files.ts'
import { shipSegments } from './ship-segments.ts'

/** Hears how far a long step is: both numbers in bytes. */
export type OnProgress = (doneBytes: number, totalBytes: number) => void

export type TakenBackup = { readonly backup: Backup; readonly bytes: number; readonly dropped: number }

/** Any number, as long as it stays the same: one backup at a time. */
const backupLock = 4_201_838
const dayMs = 86_400_000

/**
 * Writes a backup of the embedded database, which must be running on `port`, with DATA_DIR/secrets; then removes those that
 * are older than is kept. Throws a StartProblem where another one is under way, or the folder isn't this database's.
 */
export async function takeBackup(
  dataDir: string,
  port: number,
  settings: BackupSettings,
  onProgress: OnProgress = () => undefined,
): Promise<TakenBackup> {
  const layout = layoutOf(dataDir)
  const url = databaseUrl(ownerRole, await keptSecret(layout.ownerPassword), port)
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await assertAlone(client)
    const work = { layout, url, client, settings, onProgress }
    return await inBackupFolder(settings.folder, () => write(work))
  } finally {
    await client.end().catch(() => undefined)
  }
}

type Work = {
  readonly layout: Layout
  readonly url: string
  readonly client: pg.Client
  readonly settings: BackupSettings
  readonly onProgress: OnProgress
}

async function write({ layout, url, client, settings, onProgress }: Work): Promise<TakenBackup> {
  const { folder, key, keepDays } = settings
  const recipient = await recipientOf(key)
  const { system, timeline, major, migration, now } = await describeDatabase(client)
  await claimFolder(folder, { system, timeline, recipient })
  await dropUnfinished(folder)
  const id = now.toISOString().replaceAll(':', '-')
  const into = backupFolder(folder, id)
  await mkdir(into, { mode: 0o700 })
  try {
    const secrets = await writeSealed(
      path.join(into, 'secrets.json.gz.age'),
      recipient,
      Readable.from([JSON.stringify(await secretFiles(layout))]),
    )
    const size = await sizeOf(client)
    const { tar, ended } = await baseBackup(url, `evenmoor ${id}`, (done) => onProgress(done, size))
    const base = await writeSealed(path.join(into, 'base.tar.gz.age'), recipient, tar)
    const segments = await ended
    await shipSegments(layout, folder, key)
    const backup: Backup = {
      format: 1,
      id,
      startedAt: now.toISOString(),
      endedAt: (await describeDatabase(client)).now.toISOString(),
      ...segments,
      postgresMajor: major,
      migration,
      files: [base, secrets],
    }
    await finishBackup(folder, backup)
    const dropped = await dropOld(folder, new Date(now.getTime() - keepDays * dayMs))
    return { backup, bytes: base.bytes + secrets.bytes, dropped }
  } catch (error) {
    await rm(into, { recursive: true, force: true }).catch(() => undefined)
    if (isConnectionLost(error))
      throw new StartProblem('The database went away while it was backed up. Run the backup again.', {
        cause: error,
      })
    throw error
  }
}

/** PostgreSQL was stopped, was killed, or ended the connection. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(57P0|08)/.test(errorCode(error) ?? '') ||
    errorCode(error) === 'ECONNRESET' ||
    /Connection terminated|not queryable/.test(error.message))

async function assertAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    backupLock,
  ])
  if (rows[0]?.held !== true) throw new StartProblem('Another backup is under way. Wait until it has ended.')
}

/** About as many bytes as there are to copy. */
async function sizeOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ size: number }>(
    'select sum(pg_database_size(oid))::float8 as size from pg_database',
  )
  return rows[0]?.size ?? 0
}

/** Every file of DATA_DIR/secrets by its name, in base64. */
async function secretFiles({ ownerPassword }: Layout): Promise<Record<string, string>> {
  const folder = path.dirname(ownerPassword)
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({ name }) => [name, await readFile(path.join(folder, name), 'base64')] as const),
    ),
  )
}

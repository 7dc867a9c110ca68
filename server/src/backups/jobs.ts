import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { Context } from '#context.ts'
import { layoutOf } from '#database/layout.ts'
import { tryLock } from '#database/start-lock.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import { backupFolder, claimFolder, listBackups, listTried } from './backup-folder.ts'
import { recipientOf } from './backup-key.ts'
import { backupSettings } from './backup-settings.ts'
import { shipSegments } from './ship-segments.ts'

/** With the 40 s after which PostgreSQL closes a file of its log, at most 60 s are at risk. */
const shipPauseMs = 5_000
const lookPauseMs = 600_000
/** A database that has just come up is busy enough. */
const firstAfterMs = 60_000
const backupEveryMs = 86_400_000

/** Nothing without BACKUP_DIR; a server of the operator's own is backed up by other means. */
export const jobs = (ctx: Context): readonly PeriodicJob[] =>
  ctx.config.backupDir === undefined || ctx.config.databaseUrl !== undefined
    ? []
    : [
        { name: 'move changes to the backups', pauseMs: shipPauseMs, run: () => moveChanges(ctx) },
        {
          name: 'back up the database and try the backup',
          pauseMs: lookPauseMs,
          firstAfterMs,
          run: () => backUpDaily(ctx),
        },
      ]

async function moveChanges(ctx: Context): Promise<void> {
  const { folder, key } = backupSettings(ctx.config)
  const recipient = await recipientOf(key)
  const { rows } = await sql<{ system: string }>`
    select system_identifier::text as system from pg_control_system()`.execute(ctx.db)
  await claimFolder(folder, { system: rows[0]?.system ?? '', recipient })
  await shipSegments(layoutOf(ctx.config.dataDir), folder, recipient)
}

/** A backup each day, and a drill until the newest backup has passed one. Both are processes of their own: they keep a core busy. */
export async function backUpDaily({ config, clock }: Pick<Context, 'config' | 'clock'>): Promise<void> {
  const { folder } = backupSettings(config)
  // Another process of this machine is at it.
  const release = await tryLock(path.join(config.dataDir, 'backup.lock'))
  if (release === undefined) return
  try {
    const newest = (await listBackups(folder)).at(-1)
    const isDue = newest === undefined || clock.now().getTime() - Date.parse(newest.endedAt) >= backupEveryMs
    if (isDue) await runOps('backup')
    const id = (await listBackups(folder)).at(-1)?.id
    if (id === undefined || (await listTried(folder)).includes(id)) return
    await runOps('drill')
    await writeFile(path.join(backupFolder(folder, id), 'tried'), `${clock.now().toISOString()}\n`)
  } finally {
    await release()
  }
}

const program = fileURLToPath(new URL('../ops/main.ts', import.meta.url))

/** With the settings of this process. Throws with what the command says is wrong. */
async function runOps(command: 'backup' | 'drill'): Promise<void> {
  await promisify(execFile)(process.execPath, [program, command]).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command}: ${stderr.trim() || stdout.trim() || String(error)}`, { cause: error })
  })
}

import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Config } from '#config.ts'
import type { Context } from '#context.ts'
import { layoutOf } from '#database/embedded/layout.ts'
import { tryLock } from '#database/embedded/start-lock.ts'
import { StartProblem } from '#database/start-problem.ts'
import { asSql } from '#platform/database/transaction.ts'
import type { PeriodicJob } from '#platform/periodic.ts'
import {
  type Backup,
  claimFolder,
  inBackupFolder,
  listBackups,
  listSegments,
  triedAt,
} from './backup-folder.ts'
import { recipientOf } from './backup-key.ts'
import { backsUp, backupSettings } from './backup-settings.ts'
import { backupJobNames } from './job-names.ts'
import { noteBackups } from './backup-state.ts'
import { describeDatabase } from './describe-database.ts'
import { neededSegments } from './needed-segments.ts'
import { shipSegments } from './ship-segments.ts'
import { openBucket } from './storage/bucket.ts'
import { createCopier } from './storage/copy-to-storage.ts'
import type { StorageSettings } from './storage/storage-settings.ts'

/** With the 40 s after which PostgreSQL closes a file of its log, at most 60 s are at risk. */
const shipPauseMs = 5_000
const dayMs = 86_400_000
const lookPauseMs = 600_000
/** A database that has just come up is busy enough, and one that was just restored has no backup of its own. */
const firstAfterMs = 10_000
/** The hour of a day in UTC from which a new backup is due. */
const backupHour = 3

export const jobs = (ctx: Context): readonly PeriodicJob[] =>
  backsUp(ctx.config)
    ? [
        { name: backupJobNames.moveChanges, pauseMs: shipPauseMs, run: () => moveChanges(ctx) },
        {
          name: backupJobNames.backUp,
          pauseMs: lookPauseMs,
          firstAfterMs,
          run: () => backUpDaily(ctx),
        },
        ...(ctx.config.backupStorage === undefined ? [] : [copyJob(ctx.config, ctx.config.backupStorage)]),
      ]
    : []

/** Copies what is in BACKUP_DIR to the storage, and removes there what the folder's own rule removes here. */
function copyJob(config: Config, storage: StorageSettings): PeriodicJob {
  const { folder, keepDays } = backupSettings(config)
  const copier = createCopier(folder, openBucket(storage))
  let cleanedAfter: string | undefined
  return {
    name: 'copy backups to the storage',
    pauseMs: shipPauseMs,
    run: async () => {
      await copier.copy()
      const newest = (await listBackups(folder)).at(-1)
      if (newest === undefined || newest.id === cleanedAfter) return
      await copier.dropOld(new Date(Date.parse(newest.startedAt) - keepDays * dayMs))
      cleanedAfter = newest.id
    },
  }
}

/** Moves what the database archived. Throws where that isn't all it changed, up to the last seconds. */
async function moveChanges(ctx: Context): Promise<void> {
  const { folder, key } = backupSettings(ctx.config)
  const { system, timeline } = await describeDatabase(asSql(ctx.db))
  const recipient = await recipientOf(key)
  await inBackupFolder(folder, () => claimFolder(folder, { system, timeline, recipient }))
  await shipSegments(layoutOf(ctx.config.dataDir), folder, key)
}

/**
 * A backup each night, and a drill until the newest backup has passed one. Both are processes of their own: they keep a
 * core busy.
 */
async function backUpDaily({ config, clock, db }: Context): Promise<void> {
  const { folder } = backupSettings(config)
  // Another process of this machine is at it.
  const release = await tryLock(path.join(config.dataDir, 'backup.lock'))
  if (release === undefined) return
  try {
    const newest = (await listBackups(folder)).at(-1)
    if (newest === undefined || isDue(newest, clock.now()) || (await isCutOff(newest, folder)))
      await runOps('backup')
    await noteBackups(db, folder)
    const id = (await listBackups(folder)).at(-1)?.id
    if (id === undefined || (await triedAt(folder, id)) !== undefined) return
    await runOps('drill')
    await noteBackups(db, folder)
  } finally {
    await release()
  }
}

/** Whether a night has begun since the backup. */
export function isDue({ endedAt }: Pick<Backup, 'endedAt'>, now: Date): boolean {
  const night = new Date(now)
  night.setUTCHours(backupHour, 0, 0, 0)
  if (night > now) night.setUTCDate(night.getUTCDate() - 1)
  return new Date(endedAt) < night
}

/** Whether changes after the backup are missing, as after a start without BACKUP_DIR: nothing later can be restored from it. */
async function isCutOff(backup: Backup, folder: string): Promise<boolean> {
  try {
    neededSegments(backup, await listSegments(folder), false)
    return false
  } catch (error) {
    if (error instanceof StartProblem) return true
    throw error
  }
}

const program = fileURLToPath(new URL('../ops/main.ts', import.meta.url))

/** With the settings of this process. Throws with what the command says is wrong. */
async function runOps(command: 'backup' | 'drill'): Promise<void> {
  await promisify(execFile)(process.execPath, [program, command, '--json']).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command}: ${stderr.trim() || stdout.trim() || String(error)}`, { cause: error })
  })
}

import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#config.ts'
import { findBinaries } from '#database/embedded/binaries.ts'
import { refusalOf } from '#database/embedded/data-dir.ts'
import { type Layout, layoutOf, restoringFolder } from '#database/embedded/layout.ts'
import { tryLock } from '#database/embedded/start-lock.ts'
import { StartProblem } from '#database/start-problem.ts'
import { usersFor } from '#database/embedded/unprivileged-user.ts'
import { migrationNames } from '#platform/database/migration-files.ts'
import type { Log } from '#platform/logging/log.ts'
import { openOwnerRuntime } from '#runtime.ts'
import {
  assertReadable,
  type Backup,
  backupFolder,
  listBackups,
  listSegments,
  markTried,
} from './backup-folder.ts'
import { recipientOf } from './backup-key.ts'
import { backupSettings } from './backup-settings.ts'
import { chooseBackup } from './choose-backup.ts'
import { neededSegments } from './needed-segments.ts'
import { recover } from './recover.ts'
import { assertUnchanged } from './sealed-files.ts'
import { giveToPostgres, unpackBase, unpackSecrets, unpackSegments } from './unpack-backup.ts'
import { type Finding, verifyRestored } from './verify-restored.ts'

/** The steps of a restore, in their order. */
export const restoreSteps = ['check', 'base', 'log', 'replay', 'verify'] as const
export type RestoreStep = (typeof restoreSteps)[number]

export type Restore = {
  readonly config: Config
  readonly log: Log
  /** Every change committed up to here; undefined: up to the newest one that is kept. */
  readonly at: Date | undefined
  /** Hears how far a step is. */
  readonly onProgress?: (step: RestoreStep, done: number, total: number) => void
}

export type Restored = {
  readonly backup: Backup
  /** How many files of the log were replayed. */
  readonly segments: number
  readonly findings: readonly Finding[]
}

/**
 * Restores into the empty DATA_DIR of `config`. The database is made aside, in DATA_DIR/restoring, and is put in its place
 * only when the ledger, both chains and the last checkpoint verify; until then nothing starts on this DATA_DIR. Killed
 * half-way, it begins again the next time. Throws a StartProblem with what to do; `findings` may hold problems, and then
 * nothing was put in place.
 */
export async function restore(work: Restore): Promise<Restored> {
  const { dataDir } = work.config
  return inRestoredDir(dataDir, () =>
    inEmptyDataDir(dataDir, async (staging) => {
      const restored = await restoreInto(staging, work)
      if (isRight(restored)) await putInPlace(staging, dataDir)
      return restored
    }),
  )
}

/** Whether everything that was verified holds. */
export const isRight = ({ findings }: Pick<Restored, 'findings'>): boolean =>
  findings.every(({ problems }) => problems.length === 0)

/**
 * The same into a folder inside DATA_DIR that is removed afterwards: what is there goes on undisturbed. Where all verifies,
 * the backup is marked with the time of `now`.
 */
export async function drill(work: Restore, now: () => Date = () => new Date()): Promise<Restored> {
  const { dataDir } = work.config
  const { folder: backups } = backupSettings(work.config)
  const folder = path.join(dataDir, 'drill')
  return inRestoredDir(dataDir, async () => {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const release = await tryLock(`${folder}.lock`)
    if (release === undefined) throw new StartProblem('Another drill is under way. Wait until it has ended.')
    try {
      await rm(folder, removing)
      const restored = await restoreInto(folder, work)
      if (isRight(restored)) await markTried(backups, restored.backup.id, now())
      return restored
    } finally {
      await rm(folder, removing)
      await release()
    }
  })
}

/** A PostgreSQL that was left by a killed restore may still be writing its last files. */
const removing = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }

/** What the system refuses while files are written becomes one line; a full disk names no file. */
async function inRestoredDir<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined) throw error
    const { reason, at = `in DATA_DIR (${dataDir})` } = refusal
    throw new StartProblem(`Restoring stopped ${at.startsWith('in') ? at : `at ${at}`}: ${reason}.`, {
      cause: error,
    })
  }
}

async function inEmptyDataDir<T>(dataDir: string, work: (staging: string) => Promise<T>): Promise<T> {
  const staging = restoringFolder({ dataDir })
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = path.join(dataDir, 'restoring.lock')
  const release = await tryLock(lock)
  if (release === undefined)
    throw new StartProblem(
      `Another restore into DATA_DIR (${dataDir}) is under way. Wait until it has ended.`,
    )
  try {
    const there = (await readdir(dataDir)).filter((name) => name !== path.basename(lock))
    const isOurs = there.includes(path.basename(staging))
    if (there.length > 0 && !isOurs)
      throw new StartProblem(
        `DATA_DIR (${dataDir}) is not empty. Name an empty folder with DATA_DIR=/path, or move what is there away.`,
      )
    // The folder was empty when an earlier restore began, and nothing has started on it since: all of it is that restore's.
    // `restoring` goes last, so that being killed here leaves a mark too.
    for (const name of there.filter((each) => each !== path.basename(staging)))
      await rm(path.join(dataDir, name), { recursive: true, force: true })
    await rm(staging, removing)
    try {
      return await work(staging)
    } finally {
      await rm(staging, removing)
    }
  } finally {
    await release()
  }
}

/** `restoring` is there until both are in their places. */
async function putInPlace(staging: string, dataDir: string): Promise<void> {
  const [from, to] = [layoutOf(staging), layoutOf(dataDir)]
  await rename(path.dirname(from.ownerPassword), path.dirname(to.ownerPassword))
  await rename(from.cluster, to.cluster)
}

async function restoreInto(
  staging: string,
  { config, log, at, onProgress = () => undefined }: Restore,
): Promise<Restored> {
  const { folder, key } = backupSettings(config)
  await assertReadable(folder, await recipientOf(key))
  const backup = chooseBackup(await listBackups(folder), at, `BACKUP_DIR (${folder})`)
  const layout = layoutOf(staging)
  await mkdir(staging, { mode: 0o700 })
  await assertFitting(backup, layout)
  const segments = neededSegments(backup, await listSegments(folder), at !== undefined)
  const from = backupFolder(folder, backup.id)
  const [base] = backup.files
  const total = backup.files.reduce((sum, { bytes }) => sum + bytes, 0)
  let read = 0
  onProgress('check', read, total)
  for (const file of backup.files)
    await assertUnchanged(from, file, (bytes) => onProgress('check', (read += bytes), total))

  // Each step's time counts from its beginning.
  onProgress('base', 0, base?.contentBytes ?? 0)
  await unpackSecrets(layout, from, key)
  await unpackBase(layout, from, key, (done) => onProgress('base', done, base?.contentBytes ?? 0))
  onProgress('log', 0, segments.length)
  await unpackSegments(layout, folder, key, segments, (done) => onProgress('log', done, segments.length))
  await giveToPostgres(layout)
  onProgress('replay', 0, segments.length)
  await recover(layout, {
    at,
    log,
    segments,
    onProgress: (done) => onProgress('replay', done, segments.length),
  })
  return { backup, segments: segments.length, findings: await verify(config, staging, log, onProgress) }
}

async function assertFitting(
  { migration, postgresMajor }: Backup,
  { cluster, dataDir }: Layout,
): Promise<void> {
  const known = await migrationNames()
  if (!known.includes(migration))
    throw new StartProblem(
      `The backup was made by a newer Evenmoor (its database has ${migration}). Restore it with that version.`,
    )
  const { major } = await findBinaries(await usersFor(cluster), dataDir)
  if (postgresMajor !== major)
    throw new StartProblem(
      `The backup is of PostgreSQL ${postgresMajor}, and this Evenmoor brings PostgreSQL ${major}. Restore it with the version that made it.`,
    )
}

async function verify(
  config: Config,
  dataDir: string,
  log: Log,
  onProgress: NonNullable<Restore['onProgress']>,
): Promise<readonly Finding[]> {
  const runtime = await openOwnerRuntime({ ...config, dataDir, backupDir: undefined }, log)
  try {
    return await verifyRestored(runtime.ctx, (done, total) => onProgress('verify', done, total))
  } finally {
    await runtime.close()
  }
}

import { chmod, chown, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import { extract } from 'tar-fs'
import * as z from 'zod/mini'
import type { Config } from '#config.ts'
import { bringUp } from '#database/bring-up.ts'
import { archiveFolder, type Layout, layoutOf, restoringFolder } from '#database/layout.ts'
import { StartProblem } from '#database/start-problem.ts'
import { tryLock } from '#database/start-lock.ts'
import { usersFor } from '#database/unprivileged-user.ts'
import { migrationNames } from '#platform/database/migration-files.ts'
import type { Log } from '#platform/log.ts'
import { openOwnerRuntime } from '#runtime.ts'
import {
  assertReadable,
  assertUnchanged,
  type Backup,
  backupFolder,
  listBackups,
  listSegments,
  readSealed,
  segmentFile,
} from './backup-folder.ts'
import { recipientOf } from './backup-key.ts'
import { backupSettings } from './backup-settings.ts'
import { neededSegments } from './needed-segments.ts'
import { type Finding, verifyRestored } from './verify-restored.ts'

export type Restore = {
  readonly config: Config
  readonly log: Log
  /** Every change committed up to here; undefined: up to the newest one that is kept. */
  readonly at: Date | undefined
  /** Hears how far a step is. */
  readonly onProgress?: (step: 'base' | 'log', done: number, total: number) => void
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
  return inEmptyDataDir(work.config.dataDir, async (staging) => {
    const restored = await restoreInto(staging, work)
    if (restored.findings.every(({ problems }) => problems.length === 0))
      await putInPlace(staging, work.config.dataDir)
    return restored
  })
}

/** The same into a folder inside DATA_DIR that is removed afterwards: what is there goes on undisturbed. */
export async function drill(work: Restore): Promise<Restored> {
  const folder = path.join(work.config.dataDir, 'drill')
  await mkdir(work.config.dataDir, { recursive: true, mode: 0o700 })
  const release = await tryLock(`${folder}.lock`)
  if (release === undefined) throw new StartProblem('Another drill is under way. Wait until it has ended.')
  try {
    await rm(folder, { recursive: true, force: true })
    return await restoreInto(folder, work)
  } finally {
    await rm(folder, { recursive: true, force: true })
    await release()
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
    await rm(staging, { recursive: true, force: true })
    try {
      return await work(staging)
    } finally {
      await rm(staging, { recursive: true, force: true })
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
  const backup = choose(await listBackups(folder), at, folder)
  await assertFitting(backup)
  const segments = neededSegments(backup, await listSegments(folder), at !== undefined)
  const from = backupFolder(folder, backup.id)
  for (const file of backup.files) await assertUnchanged(from, file)

  const layout = layoutOf(staging)
  await mkdir(staging, { mode: 0o700 })
  const secrets = path.dirname(layout.ownerPassword)
  await mkdir(secrets, { mode: 0o700 })
  const kept = await text(await readSealed(path.join(from, 'secrets.json.gz.age'), key))
  for (const [name, content] of Object.entries(z.parse(secretsSchema, JSON.parse(kept))))
    await writeFile(path.join(secrets, path.basename(name)), content, { encoding: 'base64', mode: 0o600 })
  const [base] = backup.files
  const total = base?.contentBytes ?? 0
  let done = 0
  const counted = new Transform({
    transform(piece: Buffer, _encoding, next) {
      done += piece.length
      onProgress('base', done, total)
      next(null, piece)
    },
  })
  await pipeline(await readSealed(path.join(from, 'base.tar.gz.age'), key), counted, extract(layout.cluster))
  await chmod(layout.cluster, 0o700)
  const replay = path.join(layout.cluster, replayName)
  await rm(archiveFolder(layout), { recursive: true, force: true })
  await mkdir(replay, { mode: 0o700 })
  for (const [index, name] of segments.entries()) {
    await writeSegment(path.join(replay, name), await readSealed(segmentFile(folder, name), key))
    onProgress('log', index + 1, segments.length)
  }
  await writeFile(path.join(layout.cluster, 'recovery.signal'), '')
  await giveToPostgres(layout)
  await recover(layout, at, log)
  await rm(replay, { recursive: true, force: true })
  return { backup, segments: segments.length, findings: await verify(config, staging, log) }
}

const secretsSchema = z.record(z.string(), z.string())
const replayName = 'evenmoor_replay'

/** The newest backup from which the moment can be reached. */
function choose(backups: readonly Backup[], at: Date | undefined, folder: string): Backup {
  const fitting = backups.filter(({ endedAt }) => at === undefined || new Date(endedAt) <= at)
  const newest = fitting.at(-1)
  if (newest !== undefined) return newest
  const [oldest] = backups
  throw new StartProblem(
    oldest === undefined
      ? `BACKUP_DIR (${folder}) holds no finished backup.`
      : `The oldest backup in BACKUP_DIR is of ${oldest.endedAt}: give that moment or a later one with --at.`,
  )
}

async function assertFitting({ migration, postgresMajor }: Backup): Promise<void> {
  const known = await migrationNames()
  if (!known.includes(migration))
    throw new StartProblem(
      `The backup was made by a newer Evenmoor (its database has ${migration}). Restore it with that version.`,
    )
  if (postgresMajor !== ourPostgresMajor)
    throw new StartProblem(
      `The backup is of PostgreSQL ${postgresMajor}, and this Evenmoor brings PostgreSQL ${ourPostgresMajor}. Restore it with the version that made it.`,
    )
}

const ourPostgresMajor = 18

/** Most of a file that was closed by the clock is zeros: they take no room on the disk. */
async function writeSegment(file: string, from: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  let at = 0
  try {
    for await (const piece of from) {
      if (piece.some((byte) => byte !== 0)) await handle.write(piece, 0, piece.length, at)
      at += piece.length
    }
    await handle.truncate(at)
  } finally {
    await handle.close()
  }
}

/** As root, PostgreSQL runs as another user. */
async function giveToPostgres({ cluster }: Layout): Promise<void> {
  if (process.getuid?.() !== 0) return
  const [user] = await usersFor(path.join(cluster, 'none'))
  if (user === undefined) return
  const files = await readdir(cluster, { recursive: true })
  for (const file of ['', ...files]) await chown(path.join(cluster, file), user.uid, user.gid)
}

/** Replays the log up to the moment, and leaves the database stopped. */
async function recover(layout: Layout, at: Date | undefined, log: Log): Promise<void> {
  const copy = process.platform === 'win32' ? `copy "${replayName}\\%f" "%p"` : `cp "${replayName}/%f" "%p"`
  const settings = [
    `restore_command=${copy}`,
    // No connection before the end: what answers has recovered.
    'hot_standby=off',
    'archive_mode=off',
    'recovery_target_action=promote',
    'recovery_target_timeline=current',
    ...(at === undefined ? [] : [`recovery_target_time=${at.toISOString()}`]),
  ]
  try {
    const up = await bringUp(layout, { log: (line) => log.info(line), settings })
    await up.release()
  } catch (error) {
    if (!(error instanceof StartProblem) || !error.message.includes('before configured recovery target'))
      throw error
    const reached = /last completed transaction was at log time ([^\n]+)/.exec(error.message)?.[1]
    throw new StartProblem(
      `The kept changes end before ${at?.toISOString()}${reached === undefined ? '' : ` (the last one is of ${reached.trim()})`}. Give an earlier --at, or leave it out to restore all of them.`,
      { cause: error },
    )
  }
}

async function verify(config: Config, dataDir: string, log: Log): Promise<readonly Finding[]> {
  const runtime = await openOwnerRuntime({ ...config, dataDir, backupDir: undefined }, log)
  try {
    return await verifyRestored(runtime.ctx)
  } finally {
    await runtime.close()
  }
}

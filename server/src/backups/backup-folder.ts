import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { refusalOf } from '#database/embedded/data-dir.ts'
import { errorCode, StartProblem } from '#database/start-problem.ts'
import { fileMark, sealedEnding, unfinishedEnding } from './sealed-files.ts'

/** What is known of a finished backup without its key: `backup.json`, written last. Times are ISO 8601, in UTC. */
const backupSchema = z.object({
  format: z.literal(1),
  id: z.string(),
  startedAt: z.string(),
  /** By the clock of the database. A moment before it can't be reached from this backup. */
  endedAt: z.string(),
  /** The first file of the write-ahead log that a restore needs. */
  firstSegment: z.string().check(z.regex(/^[0-9A-F]{24}$/)),
  /** The last one that it needs to be consistent. */
  lastSegment: z.string().check(z.regex(/^[0-9A-F]{24}$/)),
  postgresMajor: z.number(),
  /** The newest migration in the database. */
  migration: z.string(),
  files: z.array(fileMark),
})
export type Backup = z.infer<typeof backupSchema>

const installationSchema = z.object({
  format: z.literal(1),
  system: z.string(),
  timeline: z.number(),
  recipient: z.string(),
})
/**
 * Whose backups a folder holds: PostgreSQL's identifier of the database, its timeline (each restore begins one), and the
 * public half of the key.
 */
type Installation = z.infer<typeof installationSchema>

const segmentsFolder = (folder: string) => path.join(folder, 'wal')
const backupsFolder = (folder: string) => path.join(folder, 'base')
const installationFile = (folder: string) => path.join(folder, 'installation.json')

/** Where the files of one backup are. */
export const backupFolder = (folder: string, id: string): string => path.join(backupsFolder(folder), id)

async function assertFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  // Made here, a share that isn't mounted would go unnoticed.
  if (found?.isDirectory() !== true)
    throw new StartProblem(
      `BACKUP_DIR (${folder}) does not exist. Mount it or create the folder, then try again.`,
    )
}

/**
 * Makes the folder this database's, or finds that it is. Throws a StartProblem where it isn't there, holds the backups of
 * another database or those from before a restore, or those of another key.
 */
export async function claimFolder(folder: string, ours: Omit<Installation, 'format'>): Promise<void> {
  await assertFolder(folder)
  await mkdir(segmentsFolder(folder), { recursive: true, mode: 0o700 })
  await mkdir(backupsFolder(folder), { recursive: true, mode: 0o700 })
  const kept = await readInstallation(folder)
  if (kept === undefined) return writeWhole(installationFile(folder), JSON.stringify({ format: 1, ...ours }))
  if (kept.system !== ours.system)
    throw new StartProblem(
      `BACKUP_DIR (${folder}) holds the backups of another database. Use a separate folder for this one.`,
    )
  if (kept.timeline !== ours.timeline)
    throw new StartProblem(
      `BACKUP_DIR (${folder}) holds the backups from before this database was restored. Keep them, and use an empty folder for the new ones.`,
    )
  if (kept.recipient !== ours.recipient) throw otherKey(folder)
}

/**
 * The same for files that are copied from elsewhere, with what that place says of them. Throws a StartProblem where the folder
 * isn't there or holds others.
 */
export async function joinFolder(folder: string, installation: string): Promise<void> {
  const ours = readMark('installation.json', installation, installationSchema)
  await assertFolder(folder)
  const kept = await readInstallation(folder)
  if (kept === undefined && (await readdir(folder)).length > 0)
    throw new StartProblem(`BACKUP_DIR (${folder}) is not empty. Name an empty folder for the copy.`)
  await claimFolder(folder, ours)
}

/** Throws a StartProblem unless the folder holds backups for this key. */
export async function assertReadable(folder: string, recipient: string): Promise<void> {
  const kept = await readInstallation(folder)
  if (kept === undefined) throw new StartProblem(`BACKUP_DIR (${folder}) holds no backup.`)
  if (kept.recipient !== recipient) throw otherKey(folder)
}

const otherKey = (folder: string) =>
  new StartProblem(
    `BACKUP_KEY is not the key of the backups in BACKUP_DIR (${folder}). Give the key that wrote them, or use an empty folder.`,
  )

/**
 * Runs work that writes to the folder alone; what the system refuses there becomes one line. A full disk names no file.
 */
export async function inBackupFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined || refusal.at?.startsWith(folder) === false) throw error
    throw new StartProblem(
      `Cannot use BACKUP_DIR (${folder}): ${refusal.reason}. Nothing half-written was kept.`,
      { cause: error },
    )
  }
}

/** Whose backups a folder holds, as it says itself; undefined where it holds none. */
export const installationIn = (folder: string): Promise<string | undefined> =>
  readFile(installationFile(folder), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  })

async function readInstallation(folder: string): Promise<Installation | undefined> {
  const text = await installationIn(folder)
  return text === undefined ? undefined : readMark(installationFile(folder), text, installationSchema)
}

/** The finished backups, oldest first. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const ids = await readdir(backupsFolder(folder)).catch(() => [])
  const found = await Promise.all(
    ids.map(async (id) => {
      const text = await readFile(path.join(backupFolder(folder, id), 'backup.json'), 'utf8').catch(
        () => undefined,
      )
      if (text === undefined) return []
      return [readBackup(path.join(backupFolder(folder, id), 'backup.json'), text)]
    }),
  )
  return found.flat().toSorted((a, b) => a.endedAt.localeCompare(b.endedAt))
}

/** What the last file of a backup says. Throws a StartProblem where it is damaged. */
export const readBackup = (file: string, text: string): Backup => readMark(file, text, backupSchema)

/** A file that says what others are: without it they mean nothing. */
function readMark<Schema extends z.core.$ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.infer<Schema> {
  try {
    return z.parse(schema, JSON.parse(text))
  } catch (error) {
    throw new StartProblem(
      `${file} is damaged. Restore the original file, or move what it describes elsewhere.`,
      {
        cause: error,
      },
    )
  }
}

/** When a drill last restored a backup and verified it; undefined before the first time. */
export async function triedAt(folder: string, id: string): Promise<Date | undefined> {
  const text = await readFile(triedFile(folder, id), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : new Date(text.trim())
}

/** Notes that a drill restored a backup and verified it. */
export const markTried = (folder: string, id: string, at: Date): Promise<void> =>
  writeWhole(triedFile(folder, id), at.toISOString())

const triedFile = (folder: string, id: string) => path.join(backupFolder(folder, id), 'tried')

/**
 * Removes what backups that were killed left behind. Only for who holds the lock of this database's backups: theirs are the
 * only ones in the folder.
 */
export async function dropUnfinished(folder: string): Promise<void> {
  for (const id of await readdir(backupsFolder(folder)))
    if (!existsSync(path.join(backupFolder(folder, id), 'backup.json')))
      await rm(backupFolder(folder, id), { recursive: true, force: true })
  for (const name of await readdir(segmentsFolder(folder))) {
    const file = path.join(segmentsFolder(folder), name)
    if (!name.endsWith(unfinishedEnding)) continue
    const found = await stat(file).catch(() => undefined)
    if (found !== undefined && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(file, { force: true })
  }
}

/** Writing a file of 16 MiB takes no such time; several processes write them. */
const abandonedAfterMs = 3_600_000

/** Says that a backup is complete. */
export const finishBackup = (folder: string, backup: Backup): Promise<void> =>
  writeWhole(path.join(backupFolder(folder, backup.id), 'backup.json'), JSON.stringify(backup, undefined, 2))

/** The files of the write-ahead log that are kept, in order. */
export async function listSegments(folder: string): Promise<string[]> {
  const names = await readdir(segmentsFolder(folder)).catch(() => [])
  return names
    .filter((name) => name.endsWith(sealedEnding))
    .map((name) => name.slice(0, -sealedEnding.length))
    .toSorted()
}

/** Where a file of the write-ahead log is kept. */
export const segmentFile = (folder: string, name: string): string =>
  path.join(segmentsFolder(folder), `${name}${sealedEnding}`)

/** Removes backups that ended before a moment, and the log before the oldest that is left; the newest always stays. */
export async function dropOld(folder: string, before: Date): Promise<number> {
  const old = obsoleteBefore(before, await listBackups(folder), await listSegments(folder))
  // Without its last file a backup is none, so a removal that is cut short leaves nothing that looks complete.
  for (const { id } of old.backups) {
    await rm(path.join(backupFolder(folder, id), 'backup.json'), { force: true })
    await rm(backupFolder(folder, id), { recursive: true, force: true })
  }
  for (const name of old.segments) await rm(segmentFile(folder, name), { force: true })
  return old.backups.length
}

/** Of backups, oldest first, and their log: those that ended before a moment but the newest, and the log before the oldest that is left. */
export function obsoleteBefore(
  before: Date,
  backups: readonly Backup[],
  segments: readonly string[],
): { backups: Backup[]; segments: string[] } {
  const old = backups.slice(0, -1).filter(({ endedAt }) => new Date(endedAt) < before)
  const kept = backups.filter((backup) => !old.includes(backup))
  const first = kept.map(({ firstSegment }) => firstSegment.slice(8)).toSorted()[0]
  return {
    backups: old,
    segments: segments.filter(
      (name) => first !== undefined && /^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < first,
    ),
  }
}

async function writeWhole(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`
  await writeFile(unfinished, `${text}\n`, { mode: 0o600, flush: true })
  await rename(unfinished, file)
  if (process.platform === 'win32') return
  const folder = await open(path.dirname(file))
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod/mini'
import { errorCode, StartProblem } from '#database/start-problem.ts'
import { decrypted, encryptTo } from './backup-key.ts'

const fileMark = z.object({
  name: z.string(),
  bytes: z.number(),
  contentBytes: z.number(),
  sha256: z.string(),
})

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
export type FileMark = z.infer<typeof fileMark>

const installationSchema = z.object({ format: z.literal(1), system: z.string(), recipient: z.string() })
/** Whose backups a folder holds: PostgreSQL's identifier of the database, and the public half of the key. */
type Installation = z.infer<typeof installationSchema>

const sealedEnding = '.gz.age'
const segmentsFolder = (folder: string) => path.join(folder, 'wal')
const backupsFolder = (folder: string) => path.join(folder, 'base')
const installationFile = (folder: string) => path.join(folder, 'installation.json')

/** Where the files of one backup are. */
export const backupFolder = (folder: string, id: string): string => path.join(backupsFolder(folder), id)

/**
 * Makes the folder this database's, or finds that it is. Throws a StartProblem where it holds the backups of another one,
 * or those of another key.
 */
export async function claimFolder(folder: string, ours: Omit<Installation, 'format'>): Promise<void> {
  await mkdir(segmentsFolder(folder), { recursive: true, mode: 0o700 })
  await mkdir(backupsFolder(folder), { recursive: true, mode: 0o700 })
  const kept = await readInstallation(folder)
  if (kept === undefined) return writeWhole(installationFile(folder), JSON.stringify({ format: 1, ...ours }))
  if (kept.system !== ours.system)
    throw new StartProblem(
      `BACKUP_DIR (${folder}) holds the backups of another database. Name a folder of its own for this one.`,
    )
  if (kept.recipient !== ours.recipient) throw otherKey(folder)
}

/** Throws a StartProblem unless the folder holds backups for this key. */
export async function assertReadable(folder: string, recipient: string): Promise<void> {
  const kept = await readInstallation(folder)
  if (kept === undefined) throw new StartProblem(`BACKUP_DIR (${folder}) holds no backup.`)
  if (kept.recipient !== recipient) throw otherKey(folder)
}

const otherKey = (folder: string) =>
  new StartProblem(
    `BACKUP_KEY is not the key of the backups in BACKUP_DIR (${folder}). Give the key that wrote them, or name an empty folder.`,
  )

async function readInstallation(folder: string): Promise<Installation | undefined> {
  const text = await readFile(installationFile(folder), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : z.parse(installationSchema, JSON.parse(text))
}

/** The finished backups, oldest first. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const ids = await readdir(backupsFolder(folder)).catch(() => [])
  const found = await Promise.all(
    ids.map(async (id) => {
      const text = await readFile(path.join(backupFolder(folder, id), 'backup.json'), 'utf8').catch(
        () => undefined,
      )
      return text === undefined ? [] : [z.parse(backupSchema, JSON.parse(text))]
    }),
  )
  return found.flat().toSorted((a, b) => a.endedAt.localeCompare(b.endedAt))
}

/** Those that a drill has restored and verified. */
export async function listTried(folder: string): Promise<string[]> {
  const backups = await listBackups(folder)
  return backups.map(({ id }) => id).filter((id) => existsSync(path.join(backupFolder(folder, id), 'tried')))
}

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

/**
 * Compresses, encrypts and writes; the file has its name only once it is complete and on the disk. Gives what to compare
 * it with later.
 */
export async function writeSealed(file: string, recipient: string, from: Readable): Promise<FileMark> {
  const unfinished = `${file}.${process.pid}.part`
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece)
      bytes += piece.length
      done(null, piece)
    },
  })
  const packed = createGzip({ level: 1 })
  let contentBytes = 0
  from.on('data', (piece: Buffer | string) => (contentBytes += piece.length))
  try {
    const written = pipeline(counted, createWriteStream(unfinished, { mode: 0o600, flush: true }))
    await Promise.all([pipeline(from, packed), encryptTo(recipient, packed, counted), written])
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return { name: path.basename(file), bytes, contentBytes, sha256: hash.digest('hex') }
}

/** What `writeSealed` was given. */
export async function readSealed(file: string, key: string): Promise<Readable> {
  const source = await decrypted(key, createReadStream(file), file)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  return source.pipe(unpacked)
}

/** Throws a StartProblem where a file is not the one that the backup was finished with. */
export async function assertUnchanged(folder: string, { name, bytes, sha256 }: FileMark): Promise<void> {
  const file = path.join(folder, name)
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  )
  const hash = createHash('sha256')
  if (size === bytes) await pipeline(createReadStream(file), hash)
  if (size !== bytes || hash.digest('hex') !== sha256)
    throw new StartProblem(`${file} is missing or damaged. Restore from another backup with --at.`)
}

/** Removes backups that ended before a moment, and the log before the oldest that is left; the newest always stays. */
export async function dropOld(folder: string, before: Date): Promise<number> {
  const backups = await listBackups(folder)
  const old = backups.slice(0, -1).filter(({ endedAt }) => new Date(endedAt) < before)
  // Without its last file a backup is none, so a removal that is cut short leaves nothing that looks complete.
  for (const { id } of old) {
    await rm(path.join(backupFolder(folder, id), 'backup.json'), { force: true })
    await rm(backupFolder(folder, id), { recursive: true, force: true })
  }
  const kept = backups.filter((backup) => !old.includes(backup))
  const first = kept.map(({ firstSegment }) => firstSegment.slice(8)).toSorted()[0]
  for (const name of await listSegments(folder))
    if (first !== undefined && /^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < first)
      await rm(segmentFile(folder, name), { force: true })
  return old.length
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

import { createWriteStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartProblem } from '#database/start-problem.ts'
import {
  type Backup,
  backupFolder,
  finishBackup,
  inBackupFolder,
  joinFolder,
  segmentFile,
} from '../backup-folder.ts'
import { chooseBackup } from '../choose-backup.ts'
import { unfinishedEnding } from '../sealed-files.ts'
import type { Bucket } from './bucket.ts'
import { backupsIn, installationName, namesOf, nameOfSegment, segmentsIn } from './copy-to-storage.ts'

export type Fetched = { readonly backup: Backup; readonly files: number; readonly bytes: number }

/**
 * Copies from a bucket what a restore to a moment needs, or to the newest state, into a folder that is empty or has a part of
 * it: what is there whole is not copied again. The file that makes the backup complete comes last, so nothing can be
 * restored from a part. Throws a StartProblem with what to do; `onProgress` hears bytes.
 */
export async function fetchBackup(
  folder: string,
  bucket: Bucket,
  at: Date | undefined,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Fetched> {
  const place = `BACKUP_S3_URL (${bucket.address})`
  const installation = await bucket.getText(installationName)
  if (installation === undefined) throw new StartProblem(`${place} holds no backup.`)
  const there = await bucket.list('')
  const backup = chooseBackup(await backupsIn(bucket, there.keys()), at, place)
  return inBackupFolder(folder, async () => {
    await joinFolder(folder, installation)
    await mkdir(backupFolder(folder, backup.id), { recursive: true, mode: 0o700 })
    const files = [
      ...namesOf(backup)
        .slice(0, -1)
        .map((name) => ({ name, file: path.join(backupFolder(folder, backup.id), path.basename(name)) })),
      ...segmentsIn(there.keys())
        .filter((name) => name >= backup.firstSegment)
        .map((name) => ({ name: nameOfSegment(name), file: segmentFile(folder, name) })),
    ]
    const total = files.reduce((sum, { name }) => sum + (there.get(name) ?? 0), 0)
    let done = 0
    onProgress(done, total)
    for (const { name, file } of files) {
      const before = done
      await fetchFile(bucket, name, file, there.get(name), (bytes) => onProgress((done += bytes), total))
      done = before + (there.get(name) ?? 0)
    }
    await finishBackup(folder, backup)
    return { backup, files: files.length, bytes: total }
  })
}

async function fetchFile(
  bucket: Bucket,
  name: string,
  file: string,
  size: number | undefined,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const kept = await stat(file).catch(() => undefined)
  if (kept !== undefined && kept.size === size) return
  const unfinished = `${file}.${process.pid}${unfinishedEnding}`
  const from = await bucket.read(name)
  from.on('data', (piece: Buffer) => onBytes(piece.length))
  await pipeline(from, createWriteStream(unfinished, { mode: 0o600, flush: true })).catch(
    (error: unknown) => {
      throw bucket.brokenOff(error)
    },
  )
  const { size: written } = await stat(unfinished)
  if (written !== size) throw bucket.brokenOff(new Error(`${name} has ${written} bytes instead of ${size}`))
  await rename(unfinished, file)
}

import { createReadStream } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { archiveFolder, type Layout } from '#database/embedded/layout.ts'
import { errorCode, StartProblem } from '#database/start-problem.ts'
import { inBackupFolder, listSegments, segmentFile } from './backup-folder.ts'
import { recipientOf } from './backup-key.ts'
import { readSealed, writeSealed } from './sealed-files.ts'

/** A finished file of the log, its history, or the mark of a backup; anything else is still being written. */
const archived = /^(?:[0-9A-F]{24}|[0-9A-F]{24}\.[0-9A-F]{8}\.backup|[0-9A-F]{8}\.history)$/

/**
 * Moves what PostgreSQL has archived of its write-ahead log into the folder of the backups, encrypted. A file leaves the
 * cluster only when its copy is on the disk. Several processes may do this at once. Gives how many files were moved.
 */
export async function shipSegments(layout: Layout, folder: string, key: string): Promise<number> {
  const spool = archiveFolder(layout)
  const recipient = await recipientOf(key)
  const waiting = (await readdir(spool).catch(nothingYet)).filter((name) => archived.test(name)).toSorted()
  const kept = new Set(waiting.length === 0 ? [] : await listSegments(folder))
  let moved = 0
  for (const name of waiting) {
    const from = path.join(spool, name)
    if (!(await exists(from))) continue
    if (kept.has(name)) await assertSame(from, segmentFile(folder, name), key)
    else {
      await inBackupFolder(folder, () =>
        writeSealed(segmentFile(folder, name), recipient, createReadStream(from)),
      )
      moved += 1
    }
    await rm(from, { force: true })
  }
  return moved
}

/** A process that ended between copying and removing left the same file; a second database writes others by these names. */
async function assertSame(from: string, kept: string, key: string): Promise<void> {
  const [ours, theirs] = await Promise.all([readFile(from), readSealed(kept, key).then(buffer)])
  if (ours.equals(theirs)) return
  throw new StartProblem(
    `${kept} holds other changes than this database made: a second database that was restored from these backups writes to the same BACKUP_DIR. Use a separate folder for one of them.`,
  )
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

function nothingYet(error: unknown): string[] {
  if (errorCode(error) === 'ENOENT') return []
  throw error
}

import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { archiveFolder, type Layout } from '#database/layout.ts'
import { errorCode } from '#database/start-problem.ts'
import { listSegments, segmentFile, writeSealed } from './backup-folder.ts'

/** A finished file of the log, its history, or the mark of a backup; anything else is still being written. */
const archived = /^(?:[0-9A-F]{24}|[0-9A-F]{24}\.[0-9A-F]{8}\.backup|[0-9A-F]{8}\.history)$/

/**
 * Moves what PostgreSQL has archived of its write-ahead log into the folder of the backups, encrypted. A file leaves the
 * cluster only when its copy is on the disk. Several processes may do this at once. Gives how many files were moved.
 */
export async function shipSegments(layout: Layout, folder: string, recipient: string): Promise<number> {
  const spool = archiveFolder(layout)
  const waiting = (await readdir(spool).catch(nothingYet)).filter((name) => archived.test(name)).toSorted()
  const kept = new Set(await listSegments(folder))
  let moved = 0
  for (const name of waiting) {
    const from = path.join(spool, name)
    // A process that ended between the two steps left the first one done.
    if (!kept.has(name)) {
      if (!(await exists(from))) continue
      await writeSealed(segmentFile(folder, name), recipient, createReadStream(from))
      moved += 1
    }
    await rm(from, { force: true })
  }
  return moved
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

import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { StartProblem } from '#database/start-problem.ts'
import {
  type Backup,
  backupFolder,
  installationIn,
  listBackups,
  listSegments,
  obsoleteBefore,
  readBackup,
  segmentFile,
} from '../backup-folder.ts'
import { sealedEnding } from '../sealed-files.ts'
import type { Bucket } from './bucket.ts'

/** Copies what a folder of backups holds into a bucket, and remembers what is there. */
export type Copier = {
  /** Copies what is missing; what fails stays missing until the next time. Gives how many files were copied. */
  readonly copy: () => Promise<number>
  /** Removes backups that ended before a moment, by the same rule as the folder's. Looks into the bucket again. */
  readonly dropOld: (before: Date) => Promise<number>
}

export const installationName = 'installation.json'
const markName = 'backup.json'
export const nameOfSegment = (name: string): string => `wal/${name}${sealedEnding}`
const nameInBackup = (id: string, name: string): string => `base/${id}/${name}`

export function createCopier(folder: string, bucket: Bucket): Copier {
  let there: Set<string> | undefined

  return {
    copy: async () => {
      const installation = await installationIn(folder)
      if (installation === undefined) return 0
      const files = await filesIn(folder)
      if (there === undefined) {
        await claimBucket(bucket, installation)
        there = await wholeIn(await bucket.list(''), files)
      }
      let copied = 0
      for (const { name, file } of files) {
        if (there.has(name)) continue
        // The folder's own rule may have removed it since it was listed.
        if (!existsSync(file)) continue
        await bucket.putFile(name, file)
        there.add(name)
        copied += 1
      }
      return copied
    },
    dropOld: async (before) => {
      there = new Set((await bucket.list('')).keys())
      const backups = await backupsIn(bucket, there)
      const old = obsoleteBefore(before, backups, segmentsIn(there))
      // Without its last file a backup is none, so a removal that is cut short leaves nothing that looks complete.
      for (const { id } of old.backups) {
        const beginning = nameInBackup(id, '')
        const names = [...there].filter((name) => name.startsWith(beginning))
        const mark = nameInBackup(id, markName)
        for (const name of [mark, ...names.filter((each) => each !== mark)]) await bucket.remove(name)
        for (const name of names) there.delete(name)
      }
      for (const name of old.segments) {
        await bucket.remove(nameOfSegment(name))
        there.delete(nameOfSegment(name))
      }
      return old.backups.length
    },
  }
}

/** Of the names in a bucket, those whose size isn't another one than here. */
async function wholeIn(
  sizes: ReadonlyMap<string, number>,
  files: readonly { name: string; file: string }[],
): Promise<Set<string>> {
  const whole = new Set(sizes.keys())
  for (const { name, file } of files) {
    const here = whole.has(name) ? await stat(file).catch(() => undefined) : undefined
    if (here !== undefined && here.size !== sizes.get(name)) whole.delete(name)
  }
  return whole
}

/** The finished backups in a bucket, oldest first. */
export async function backupsIn(bucket: Bucket, names: Iterable<string>): Promise<Backup[]> {
  const found: Backup[] = []
  for (const name of names) {
    if (!name.startsWith('base/') || !name.endsWith(`/${markName}`)) continue
    const text = await bucket.getText(name)
    if (text !== undefined) found.push(readBackup(`${bucket.address}${name}`, text))
  }
  return found.toSorted((a, b) => a.endedAt.localeCompare(b.endedAt))
}

/** The files of the write-ahead log in a bucket, in order. */
export const segmentsIn = (names: Iterable<string>): string[] =>
  [...names]
    .filter((name) => name.startsWith('wal/') && name.endsWith(sealedEnding))
    .map((name) => name.slice('wal/'.length, -sealedEnding.length))
    .toSorted()

/** The names of one backup's files in a bucket; the one that makes it complete is last. */
export const namesOf = ({ id, files }: Backup): string[] =>
  [...files.map(({ name }) => name), markName].map((name) => nameInBackup(id, name))

/** As `claimFolder`: what two databases write by the same names must never meet. */
async function claimBucket(bucket: Bucket, installation: string): Promise<void> {
  const kept = await bucket.getText(installationName)
  if (kept === undefined) return bucket.putText(installationName, installation)
  if (kept.trim() === installation.trim()) return
  throw new StartProblem(
    `BACKUP_S3_URL (${bucket.address}) holds the backups of another database, of another key, or from before a restore. Keep them, and name another folder of the bucket.`,
  )
}

/** What belongs into the bucket, in an order in which no backup is there before all that it needs. */
async function filesIn(folder: string): Promise<{ name: string; file: string }[]> {
  const segments = (await listSegments(folder)).map((name) => ({
    name: nameOfSegment(name),
    file: segmentFile(folder, name),
  }))
  const backups = (await listBackups(folder)).flatMap((backup) =>
    namesOf(backup).map((name) => ({
      name,
      file: path.join(backupFolder(folder, backup.id), path.basename(name)),
    })),
  )
  return [...segments, ...backups]
}

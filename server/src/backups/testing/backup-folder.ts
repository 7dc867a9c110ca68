import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { backupFolder, claimFolder, finishBackup } from '../backup-folder.ts'

export const testInstallation = { system: '1', timeline: 1, recipient: 'age1' }

/** A folder that an installation has claimed, until the end of the test. */
export async function claimedFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'evenmoor-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await claimFolder(folder, testInstallation)
  return folder
}

/** A finished backup by its marks alone; it begins with the file of the log that has this number. Gives its id. */
export async function writeBackup(folder: string, endedAt: string, segment: number): Promise<string> {
  const name = segment.toString(16).padStart(24, '0').toUpperCase()
  const id = endedAt.replaceAll(':', '-')
  await mkdir(backupFolder(folder, id))
  await finishBackup(folder, {
    format: 1,
    id,
    startedAt: endedAt,
    endedAt,
    firstSegment: name,
    lastSegment: name,
    postgresMajor: 18,
    migration: '0001',
    files: [],
  })
  await writeFile(path.join(folder, 'wal', `${name}.gz.age`), '')
  return id
}

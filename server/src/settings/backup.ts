import path from 'node:path'
import { readStorage, storageSettings, type StorageSettings } from '#backups/storage/storage-settings.ts'
import { StartProblem } from '#database/start-problem.ts'
import type { GivenSettings } from '#given-settings.ts'

/** Where backups go. */
export type BackupsSettings = {
  /** Where backups of the embedded database go; undefined: nowhere, and no change is archived. */
  readonly backupDir: string | undefined
  /** The age identity that reads them. */
  readonly backupKey: string | undefined
  readonly backupKeepDays: number
  /** Where what is in `backupDir` is copied to; undefined: nowhere. */
  readonly backupStorage: StorageSettings | undefined
}

export function readBackups({ given, check, expect }: GivenSettings, cwd: string): BackupsSettings {
  expect(storageSettings)
  return {
    backupDir: check(() => readFolder(given('BACKUP_DIR'), cwd)),
    backupKey: check(() => readBackupKey(given('BACKUP_KEY'), given('BACKUP_DIR'))),
    backupKeepDays: check(() => readDays('BACKUP_KEEP_DAYS', given('BACKUP_KEEP_DAYS') ?? '30')),
    backupStorage: check(() => readStorage(given)),
  }
}

const readFolder = (text: string | undefined, cwd: string): string | undefined =>
  text === undefined ? undefined : path.resolve(cwd, text)

function readBackupKey(text: string | undefined, folder: string | undefined): string | undefined {
  if (text === undefined && folder !== undefined)
    throw new StartProblem(
      'BACKUP_KEY_FILE is not set, and BACKUP_DIR is: name a file with a key that `npm run ops -- backup-key` prints.',
    )
  if (text === undefined || /^AGE-SECRET-KEY-1[A-Z0-9]{58}$/.test(text)) return text
  throw new StartProblem('BACKUP_KEY is not a key: give the line that `npm run ops -- backup-key` prints.')
}

function readDays(name: string, text: string): number {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (days >= 1 && days <= 3650) return days
  throw new StartProblem(`${name} is "${text}": give whole days from 1 to 3650.`)
}

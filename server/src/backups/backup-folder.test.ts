import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { claimFolder, dropOld, listBackups } from './backup-folder.ts'
import { isDue } from './jobs.ts'
import { claimedFolder, testInstallation, writeBackup } from './testing/backup-folder.ts'

it('keeps backups by their age, with the log that they need, and always the newest', async () => {
  const folder = await claimedFolder()
  await writeBackup(folder, '2026-01-01T00:00:00.000Z', 1)
  await writeBackup(folder, '2026-01-02T00:00:00.000Z', 2)
  await writeBackup(folder, '2026-01-03T00:00:00.000Z', 3)
  const days = async () => (await listBackups(folder)).map(({ id }) => id.slice(8, 10))
  expect(await dropOld(folder, new Date('2026-01-02T00:00:00Z'))).toBe(1)
  expect(await days()).toEqual(['02', '03'])
  expect(readdirSync(path.join(folder, 'wal'))).toHaveLength(2)
  expect(await dropOld(folder, new Date('2027-01-01T00:00:00Z'))).toBe(1)
  expect(await days()).toEqual(['03'])
  expect(readdirSync(path.join(folder, 'wal'))).toEqual([`${'3'.padStart(24, '0')}.gz.age`])
})

it.each([
  ['of another database', { system: '2' }, 'backups of another database'],
  ['from before a restore', { timeline: 2 }, 'from before this database was restored'],
  ['of another key', { recipient: 'age2' }, 'not the key of the backups'],
])('does not mix with the backups %s', async (_what, other, message) => {
  const folder = await claimedFolder()
  await expect(claimFolder(folder, { ...testInstallation, ...other })).rejects.toThrow(message)
  await claimFolder(folder, testInstallation)
})

it('is not made where it is missing', async () => {
  const folder = path.join(await claimedFolder(), 'not-mounted')
  await expect(claimFolder(folder, testInstallation)).rejects.toThrow('does not exist')
})

it.each([
  ['2026-11-24T02:59:00Z', '2026-11-23T03:00:00Z', false],
  ['2026-11-24T03:00:00Z', '2026-11-24T02:59:59Z', true],
  ['2026-11-24T23:00:00Z', '2026-11-24T03:01:00Z', false],
  ['2026-11-24T01:00:00Z', '2026-11-23T02:00:00Z', true],
])('at %s a backup of %s is due again: %s', (now, endedAt, due) => {
  expect(isDue({ endedAt }, new Date(now))).toBe(due)
})

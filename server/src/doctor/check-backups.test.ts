import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { markTried } from '#backups/backup-folder.ts'
import { noteBackups, noteState } from '#backups/backup-state.ts'
import { claimedFolder, writeBackup } from '#backups/testing/backup-folder.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { checkBackups } from './check-backups.ts'

const hour = 3_600_000
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())
beforeEach(() => noteState(t.ctx.db, { backedUpAt: null, triedAt: null }))

const examined = (settings: { backupDir?: string; databaseUrl?: string }) =>
  checkBackups({
    ...t.ctx,
    config: { ...t.ctx.config, backupDir: undefined, databaseUrl: undefined, ...settings },
  })

test('backups that are not made, and those of a server of the operator, are told apart', async () => {
  expect(await examined({})).toMatchObject([
    { state: 'warning', advice: expect.stringContaining('BACKUP_DIR') },
  ])
  expect(await examined({ backupDir: '/srv/backups', databaseUrl: 'postgres://db/evenmoor' })).toMatchObject([
    { state: 'skipped' },
  ])
})

test("a drill of an external server's backups that was recorded has its age, and what to do once it is old", async () => {
  const external = { databaseUrl: 'postgres://db/evenmoor' }
  const now = t.clock.now().getTime()
  await noteState(t.ctx.db, { backedUpAt: new Date(now - 2 * hour), triedAt: new Date(now - hour / 2) })
  expect(await examined(external)).toMatchObject([
    { state: 'ok', found: 'The newest backup was made 2 h ago.' },
    { state: 'ok', found: 'A backup was last restored as a test 30 min ago.' },
  ])
  t.clock.advance(36 * hour)
  expect(await examined(external)).toMatchObject([
    { state: 'failed', advice: expect.stringContaining('deploy/pgbackrest/drill') },
    { state: 'failed', advice: expect.stringContaining('deploy/pgbackrest/drill') },
  ])
})

test('the ages of the newest backup and of the last drill are told, and what to do once they are old', async () => {
  const folder = await claimedFolder()
  expect(await examined({ backupDir: folder })).toMatchObject([
    { state: 'failed', found: 'There is no backup yet.' },
  ])
  const now = t.clock.now().getTime()
  const id = await writeBackup(folder, new Date(now - 3 * hour).toISOString(), 1)
  await noteBackups(t.ctx.db, folder)
  expect(await examined({ backupDir: folder })).toMatchObject([
    { state: 'ok', found: 'The newest backup was made 3 h ago.' },
    { state: 'warning', advice: expect.stringContaining('ops -- drill') },
  ])
  await markTried(folder, id, new Date(now - 20 * 60_000))
  await noteBackups(t.ctx.db, folder)
  expect(await examined({ backupDir: folder })).toMatchObject([
    { state: 'ok' },
    { state: 'ok', found: 'A backup was last restored as a test 20 min ago.' },
  ])
  t.clock.advance(36 * hour)
  expect(await examined({ backupDir: folder })).toMatchObject([
    { state: 'failed', found: 'The newest backup was made 39 h ago.', advice: expect.any(String) },
    { state: 'failed', advice: expect.stringContaining('ops -- drill') },
  ])
})

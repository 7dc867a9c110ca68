/** Against a server of S3's protocol that is fetched for it; without a way to the registry these are skipped. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBucket } from '#backups/storage/bucket.ts'
import { createCopier } from '#backups/storage/copy-to-storage.ts'
import { hasS3Server, type S3Server, startS3Server } from '#backups/storage/testing/s3-server.ts'
import { claimedFolder, writeBackup } from '#backups/testing/backup-folder.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { checkStorage } from './check-backups.ts'

const hour = 3_600_000

describe.skipIf(!hasS3Server)('object storage, where its server can be fetched', () => {
  let server: S3Server
  let t: TestApp
  beforeAll(async () => {
    server = await startS3Server()
    t = await createTestApp()
  })
  afterAll(async () => {
    await t.close()
    await server.stop()
  })
  const found = (given = {}) =>
    checkStorage({
      ...t.ctx,
      config: { ...t.ctx.config, backupStorage: { ...server.settings, ...given } },
    })
  const advice = 'The console shows why the job “copy backups to the storage” fails.'

  test('is right while its newest backup is young, and otherwise says what is wrong and what to do', async () => {
    const { address } = openBucket(server.settings)
    expect(await found()).toEqual([
      { check: 'backups', state: 'failed', found: `${address} holds no backup.`, advice },
    ])
    const folder = await claimedFolder()
    await writeBackup(folder, new Date(t.clock.now().getTime() - 3 * hour).toISOString(), 1)
    await createCopier(folder, openBucket(server.settings)).copy()
    const text = (age: string) => `The newest backup in ${address} was made ${age} ago.`
    expect(await found()).toEqual([{ check: 'backups', state: 'ok', found: text('3 h') }])
    t.clock.advance(36 * hour)
    expect(await found()).toEqual([{ check: 'backups', state: 'failed', found: text('39 h'), advice }])
  })

  test('that refuses the key is found, and the key is not told', async () => {
    const [finding] = await found({ secretAccessKey: 'a-secret-of-somebody-else' })
    expect(finding).toMatchObject({ state: 'failed', advice })
    expect(JSON.stringify(finding)).not.toContain('a-secret-of-somebody-else')
  })
})

/** Against a server of S3's protocol that is fetched for it; without a way to the registry these are skipped. */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { layoutOf } from '#database/embedded/layout.ts'
import { answerIn } from '#ops/testing/answer-in.ts'
import { barOf, watchedOps } from '#ops/testing/watched-ops.ts'
import { portForLater } from '#testing/free-port.ts'
import { listBackups } from '../backup-folder.ts'
import { shipSegments } from '../ship-segments.ts'
import { claimedFolder, writeBackup } from '../testing/backup-folder.ts'
import { makeInstallation, notesIn, startNotes, writeNote } from '../testing/installation.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { createCopier } from './copy-to-storage.ts'
import { fetchBackup } from './fetch-backup.ts'
import { hasS3Server, type S3Server, startS3Server } from './testing/s3-server.ts'

describe.skipIf(!hasS3Server)('object storage, where its server can be fetched', () => {
  let server: S3Server
  let bucket: Bucket
  beforeAll(async () => {
    server = await startS3Server()
  })
  afterAll(() => server.stop())
  // Each test in a folder of the bucket of its own.
  let tests = 0
  let settings: S3Server['settings']
  beforeEach(() => {
    settings = { ...server.settings, prefix: `site-${++tests}/` }
    bucket = openBucket(settings)
    server.takeAsked()
  })

  async function emptyFolder(): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-storage-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    return folder
  }
  /** 40 MiB that don't repeat. */
  async function largeFile(): Promise<string> {
    const file = path.join(await emptyFolder(), 'large')
    await writeFile(file, Buffer.alloc(40 * 1024 ** 2, 'abcdefghijklmnopqrstuvwxyz0123456789-'))
    return file
  }
  const names = async () => [...(await bucket.list('')).keys()]

  it('keeps files whole, large ones in parts, and lists more than one answer holds', async () => {
    const file = await largeFile()
    await bucket.putFile('base/large', file)
    expect(await bucket.list('base/')).toEqual(new Map([['base/large', 40 * 1024 ** 2]]))
    expect((await buffer(await bucket.read('base/large'))).equals(await readFile(file))).toBe(true)
    expect(server.takeAsked().filter((each) => each.includes('partNumber='))).toHaveLength(3)
    expect(await bucket.getText('none')).toBeUndefined()
    const many = Array.from({ length: 1_001 }, (_, n) => `wal/${n}`)
    for (const name of many) await bucket.putText(name, '')
    expect((await bucket.list('wal/')).size).toBe(many.length)
    await bucket.remove('base/large')
    expect(await bucket.list('base/')).toEqual(new Map())
  })

  it('says in one line why it is refused, without the secret', async () => {
    const wrong = openBucket({ ...settings, secretAccessKey: 'another-secret' })
    const refusal = await wrong.putText('name', 'text').catch((error: unknown) => String(error))
    expect(refusal).toMatch(/^StartProblem: The storage at BACKUP_S3_URL \(.*\) refuses PUT: 403 \w+[^\n]+$/)
    expect(refusal).not.toContain('another-secret')
    await expect(openBucket({ ...settings, bucket: 'none' }).getText('name')).rejects.toThrow('NoSuchBucket')
    const nowhere = openBucket({ ...settings, endpoint: `http://127.0.0.1:${await portForLater()}` })
    await expect(nowhere.list('')).rejects.toThrow(/doesn't answer \(ECONNREFUSED\)/)
  })

  it('has nothing of a file that broke off half-way, in one piece or in parts, and all of it the next time', async () => {
    const file = await largeFile()
    server.breakNext('cut request', 'PUT', 'partNumber=2')
    await expect(bucket.putFile('base/large', file)).rejects.toThrow(/^The storage at .* doesn't answer/)
    expect(await names()).toEqual([])
    expect(server.takeAsked().at(-2)).toMatch(/^DELETE .*uploadId=/)
    server.breakNext('cut request', 'PUT', 'wal/1')
    await expect(bucket.putText('wal/1', 'text')).rejects.toThrow(/doesn't answer/)
    expect(await names()).toEqual([])
    await bucket.putFile('base/large', file)
    await bucket.putText('wal/1', 'text')
    expect(await names()).toEqual(['base/large', 'wal/1'])
  })

  it('is copied to once, goes on where it broke off, and completes no backup before its files', async () => {
    const folder = await claimedFolder()
    await writeBackup(folder, '2026-01-01T00:00:00.000Z', 1)
    await writeBackup(folder, '2026-01-02T00:00:00.000Z', 2)
    const copier = createCopier(folder, bucket)
    server.breakNext('cut request', 'PUT', '2026-01-02')
    await expect(copier.copy()).rejects.toThrow(/doesn't answer/)
    expect((await names()).filter((name) => name.endsWith('backup.json'))).toEqual([
      'base/2026-01-01T00-00-00.000Z/backup.json',
    ])
    expect(await copier.copy()).toBe(1)
    server.takeAsked()
    expect(await copier.copy()).toBe(0)
    expect(server.takeAsked()).toEqual([])
    expect(await names()).toHaveLength(5)
    // A storage that kept a part of a file is not taken at its word.
    await bucket.putText('base/2026-01-01T00-00-00.000Z/backup.json', '{')
    expect(await createCopier(folder, bucket).copy()).toBe(1)
    expect(await createCopier(folder, bucket).copy()).toBe(0)
  })

  it('drops what the folder drops, and keeps the newest', async () => {
    const folder = await claimedFolder()
    for (const day of [1, 2, 3]) await writeBackup(folder, `2026-01-0${day}T00:00:00.000Z`, day)
    const copier = createCopier(folder, bucket)
    await copier.copy()
    expect(await copier.dropOld(new Date('2026-01-02T00:00:00Z'))).toBe(1)
    expect((await names()).filter((name) => name.startsWith('wal/'))).toHaveLength(2)
    expect(await copier.dropOld(new Date('2027-01-01T00:00:00Z'))).toBe(1)
    expect(await names()).toEqual([
      'base/2026-01-03T00-00-00.000Z/backup.json',
      'installation.json',
      `wal/${'3'.padStart(24, '0')}.gz.age`,
    ])
  })

  it('does not mix with the backups of another database', async () => {
    const folder = await claimedFolder()
    await createCopier(folder, bucket).copy()
    await writeFile(
      path.join(folder, 'installation.json'),
      JSON.stringify({ format: 1, system: '2', timeline: 1, recipient: 'age1' }),
    )
    await expect(createCopier(folder, bucket).copy()).rejects.toThrow('of another database')
  })

  it('gives back an installation whose machine and folder are lost', { timeout: 240_000 }, async () => {
    const { env, key, ops, at, remove } = await makeInstallation()
    onTestFinished(remove)
    const database = await startNotes(env.DATA_DIR)
    await writeNote(database, '1 before the backup')
    expect(await ops(['backup'])).toMatchObject({ code: 0, stderr: '' })
    await writeNote(database, '2 after the backup')
    await database.stop()
    await shipSegments(layoutOf(env.DATA_DIR), env.BACKUP_DIR, key)
    await createCopier(env.BACKUP_DIR, bucket).copy()
    await rm(env.DATA_DIR, { recursive: true })
    await rm(env.BACKUP_DIR, { recursive: true })
    const storage = {
      BACKUP_S3_URL: `${settings.endpoint}/${settings.bucket}/${settings.prefix}`,
      BACKUP_S3_ACCESS_KEY_ID: settings.accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      DATA_DIR: at('new'),
    }

    expect((await ops(['fetch-backup'], storage)).stderr).toMatch(/^BACKUP_DIR \(.*\) does not exist\./)
    await mkdir(env.BACKUP_DIR)
    server.breakNext('cut answer', 'GET', 'base.tar')
    expect(await ops(['fetch-backup'], storage)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The storage at [^\n]+ doesn't answer[^\n]+\n$/),
    })
    expect(await listBackups(env.BACKUP_DIR)).toEqual([])
    expect((await ops(['restore'], storage)).stderr).toContain('holds no finished backup')
    const shown = await watchedOps(['fetch-backup'], { ...env, ...storage })
    expect([shown.ran.code, shown.drawn[0]]).toEqual([0, expect.stringMatching(barOf('Copying the backup'))])
    const [fetched, restored] = [
      await ops(['fetch-backup', '--json'], storage),
      await ops(['restore', '--json'], storage),
    ]
    for (const ran of [fetched, restored]) expect(ran).toMatchObject({ code: 0, stderr: '' })
    expect(answerIn(fetched)).toMatchObject({ files: expect.any(Number), bytes: expect.any(Number) })
    expect(answerIn(restored)).toMatchObject({
      ok: true,
      backup: (answerIn(fetched) as { backup: string }).backup,
    })
    expect(await notesIn(at('new'))).toEqual(['1 before the backup', '2 after the backup'])
    server.takeAsked()
    // What is there whole is not fetched again.
    await fetchBackup(env.BACKUP_DIR, bucket, undefined)
    expect(server.takeAsked().filter((each) => /base\.tar|wal\/0/.test(each))).toEqual([])
    expect(existsSync(at('new', 'postgres', 'PG_VERSION'))).toBe(true)
  })
})

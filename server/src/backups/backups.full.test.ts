import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile, cp, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '#database/embedded.ts'
import { layoutOf } from '#database/layout.ts'
import { query } from '#database/testing/clusters.ts'
import { runOps } from '#ops/testing/run-ops.ts'
import { migrate } from '#platform/database/migrate.ts'
import { listBackups, listSegments } from './backup-folder.ts'
import { newBackupKey, recipientOf } from './backup-key.ts'
import { shipSegments } from './ship-segments.ts'

/** One database with one backup and two moments after it; every test restores it into a folder of its own. */
const root = mkdtempSync(path.join(tmpdir(), 'evenmoor-backups-'))
const at = (...names: string[]) => path.join(root, ...names)
const env = { DATA_DIR: at('data'), BACKUP_DIR: at('backups'), BACKUP_KEY_FILE: at('key') }
let moment: string

const write = (database: EmbeddedDatabase, text: string) =>
  query(database.ownerUrl, `insert into note values ('${text}')`)
const now = async (database: EmbeddedDatabase) =>
  ((await query(database.ownerUrl, 'select clock_timestamp() as now'))[0] as { now: Date }).now.toISOString()

beforeAll(async () => {
  const key = await newBackupKey()
  writeFileSync(env.BACKUP_KEY_FILE, key)
  const database = await startEmbedded({ dataDir: env.DATA_DIR, isArchiving: true })
  await migrate(database.ownerUrl)
  await query(database.ownerUrl, 'create table note (text text)')
  await write(database, 'before the backup')
  const backups = await Promise.all([runOps(['backup', '--json'], env), runOps(['backup'], env)])
  expect(backups.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect(backups.map(({ stderr }) => stderr).join('')).toContain('Another backup is under way')
  await write(database, 'after the backup')
  moment = await now(database)
  await write(database, 'a mistake')
  // A stop archives what is left.
  await database.stop()
  await shipSegments(layoutOf(env.DATA_DIR), env.BACKUP_DIR, await recipientOf(key))
}, 180_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const restoreInto = (name: string, words: string[] = [], other: Partial<typeof env> = {}) =>
  runOps(['restore', ...words], { ...env, DATA_DIR: at(name), ...other })

async function notes(name: string): Promise<unknown[]> {
  const database = await startEmbedded({ dataDir: at(name) })
  try {
    return (await query(database.ownerUrl, 'select text from note')).map(
      (row) => (row as { text: string }).text,
    )
  } finally {
    await database.stop()
  }
}

it('is encrypted, with the keys of the installation', async () => {
  const [backup] = await listBackups(env.BACKUP_DIR)
  expect(backup?.files.map(({ name }) => name)).toEqual(['base.tar.gz.age', 'secrets.json.gz.age'])
  for (const { name } of backup?.files ?? []) {
    const bytes = readFileSync(path.join(env.BACKUP_DIR, 'base', backup?.id ?? '', name))
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  }
  expect(readdirSync(at('backups', 'base'))).toEqual([backup?.id])
})

it('is restored to a moment, and says what was verified', { timeout: 120_000 }, async () => {
  const run = await restoreInto('moment', ['--at', moment])
  expect(run).toMatchObject({ code: 0, stderr: '' })
  expect(run.stdout).toContain('ok: The rules of the ledger hold.')
  expect(run.stdout).toContain('ok: The chain of transfers is unbroken (')
  expect(run.stdout).toContain('ok: The chain of audit entries is unbroken (')
  expect(run.stdout).toContain('ok: The last checkpoint is signed')
  expect(readFileSync(at('moment', 'secrets', 'database-app-password'))).toEqual(
    readFileSync(at('data', 'secrets', 'database-app-password')),
  )
  expect(readdirSync(at('moment')).toSorted()).toEqual(['postgres', 'secrets'])
  expect(await notes('moment')).toEqual(['before the backup', 'after the backup'])
})

it(
  'is restored as late as the changes reach, over a restore that was killed',
  { timeout: 120_000 },
  async () => {
    const killed = at('latest', 'restoring')
    await mkdir(path.join(killed, 'postgres'), { recursive: true })
    await expect(startEmbedded({ dataDir: at('latest') })).rejects.toThrow('has not finished')
    expect(await restoreInto('latest')).toMatchObject({ code: 0, stderr: '' })
    expect(await notes('latest')).toEqual(['before the backup', 'after the backup', 'a mistake'])
  },
)

it('is tried by a drill that leaves nothing behind', { timeout: 120_000 }, async () => {
  const before = readdirSync(env.DATA_DIR)
  const run = await runOps(['drill', '--json'], env)
  expect(run.code).toBe(0)
  expect(JSON.parse(run.stdout)).toMatchObject({ ok: true })
  expect(readdirSync(env.DATA_DIR)).toEqual(before)
})

describe('a restore is refused in one line, and leaves nothing that starts', () => {
  const nothingIn = (name: string) => expect(existsSync(at(name)) ? readdirSync(at(name)) : []).toEqual([])

  it('with another key', async () => {
    writeFileSync(at('other-key'), await newBackupKey())
    const run = await restoreInto('refused', [], { BACKUP_KEY_FILE: at('other-key') })
    expect(run).toMatchObject({ code: 1, stdout: '' })
    expect(run.stderr).toMatch(/^BACKUP_KEY is not the key of the backups[^\n]+\n$/)
    nothingIn('refused')
  })

  it('into a folder that is not empty', async () => {
    const run = await restoreInto('data')
    expect(run.stderr).toContain('is not empty')
    expect(existsSync(at('data', 'postgres', 'PG_VERSION'))).toBe(true)
  })

  it(
    'to a moment before the oldest backup, and to one after the last change',
    { timeout: 120_000 },
    async () => {
      expect((await restoreInto('refused', ['--at', '2020-01-01T00:00:00Z'])).stderr).toContain(
        'The oldest backup',
      )
      expect((await restoreInto('refused', ['--at', '2999-01-01T00:00:00Z'])).stderr).toContain(
        'The kept changes end before',
      )
      expect((await restoreInto('refused', ['--at', 'yesterday'])).code).toBe(2)
      nothingIn('refused')
    },
  )

  it('with a file of changes missing, and with a damaged one', async () => {
    const copy = at('copy')
    await cp(env.BACKUP_DIR, copy, { recursive: true })
    const [backup] = await listBackups(copy)
    const segment = path.join(copy, 'wal', `${backup?.firstSegment}.gz.age`)
    rmSync(segment)
    const missing = await restoreInto('refused', [], { BACKUP_DIR: copy })
    expect(missing.stderr).toContain(`The file ${backup?.firstSegment} of the changes is missing`)
    expect(await listSegments(copy)).not.toContain(backup?.firstSegment)
    const base = path.join(copy, 'base', backup?.id ?? '', 'base.tar.gz.age')
    const bytes = readFileSync(base)
    bytes[5_000] = (bytes[5_000] ?? 0) ^ 1
    writeFileSync(base, bytes)
    await copyFile(path.join(env.BACKUP_DIR, 'wal', path.basename(segment)), segment)
    expect((await restoreInto('refused', [], { BACKUP_DIR: copy })).stderr).toContain('is missing or damaged')
    nothingIn('refused')
  })

  it('of a backup by a newer version', async () => {
    const copy = at('newer')
    await cp(env.BACKUP_DIR, copy, { recursive: true })
    const [backup] = await listBackups(copy)
    const file = path.join(copy, 'base', backup?.id ?? '', 'backup.json')
    writeFileSync(file, JSON.stringify({ ...backup, migration: '9999_later' }))
    expect((await restoreInto('refused', [], { BACKUP_DIR: copy })).stderr).toContain('newer Evenmoor')
    nothingIn('refused')
  })
})

it('does not go into the folder of another database', { timeout: 120_000 }, async () => {
  const run = await runOps(['backup'], { ...env, DATA_DIR: at('another') })
  expect(run).toMatchObject({ code: 1, stdout: '' })
  expect(run.stderr).toContain('holds the backups of another database')
})

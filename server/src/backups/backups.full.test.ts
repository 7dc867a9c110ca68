import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile, cp } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layoutOf } from '#database/embedded/layout.ts'
import { query } from '#database/embedded/testing/clusters.ts'
import { answerIn } from '#ops/testing/answer-in.ts'
import { barOf, watchedOps } from '#ops/testing/watched-ops.ts'
import { listBackups, listSegments, triedAt } from './backup-folder.ts'
import { newBackupKey } from './backup-key.ts'
import { shipSegments } from './ship-segments.ts'
import {
  makeInstallation,
  notesIn,
  startNotes,
  type TestInstallation,
  writeNote,
} from './testing/installation.ts'

/** One database with one backup and two moments after it; every test restores it into a folder of its own. */
let test: TestInstallation
let moment: string

beforeAll(async () => {
  test = await makeInstallation()
  const { env, key, ops } = test
  const database = await startNotes(env.DATA_DIR)
  await writeNote(database, '1 before the backup')
  const backups = await Promise.all([ops(['backup', '--json']), ops(['backup', '--json'])])
  const said = backups.map(({ stdout, stderr }) => stdout + stderr).join('')
  expect(said).toContain('Another backup is under way')
  expect(backups.map(({ code }) => code).toSorted()).toEqual([0, 1])
  const taken = backups.find(({ code }) => code === 0)
  expect(answerIn(taken!)).toMatchObject({ id: expect.any(String), bytes: expect.any(Number) })
  await writeNote(database, '2 after the backup')
  const [row] = await query(database.ownerUrl, 'select clock_timestamp() as now')
  moment = (row as { now: Date }).now.toISOString()
  await writeNote(database, '3 a mistake')
  // A stop archives what is left.
  await database.stop()
  await shipSegments(layoutOf(env.DATA_DIR), env.BACKUP_DIR, key)
}, 300_000)
afterAll(() => test.remove())

const restoreInto = (name: string, words: string[] = [], other: Partial<TestInstallation['env']> = {}) =>
  test.ops(['restore', ...words], { DATA_DIR: test.at(name), ...other })

it('is encrypted, with the keys of the installation', async () => {
  const { BACKUP_DIR } = test.env
  const [backup] = await listBackups(BACKUP_DIR)
  expect(backup?.files.map(({ name }) => name)).toEqual(['base.tar.gz.age', 'secrets.json.gz.age'])
  for (const { name } of backup?.files ?? []) {
    const bytes = readFileSync(path.join(BACKUP_DIR, 'base', backup?.id ?? '', name))
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  }
  expect(readdirSync(path.join(BACKUP_DIR, 'base'))).toEqual([backup?.id])
})

it('shows on a terminal how far a backup, a drill and a restore are', { timeout: 240_000 }, async () => {
  const folder = test.at('watched backups')
  mkdirSync(folder)
  const env = { ...test.env, BACKUP_DIR: folder }
  const backup = await watchedOps(['backup'], env)
  expect([backup.ran.code, backup.drawn[0]]).toEqual([
    0,
    expect.stringMatching(barOf('Copying the database')),
  ])
  expect((await watchedOps(['backup', '--json'], env)).drawn).toEqual([])
  const steps = ['Checking the backup', 'Unpacking the backup', 'Verifying']
  const drill = await watchedOps(['drill'], env)
  const restore = await watchedOps(['restore'], { ...env, DATA_DIR: test.at('watched') })
  for (const { ran, drawn } of [drill, restore]) {
    expect(ran.code).toBe(0)
    for (const step of steps) expect(drawn.some((line) => barOf(step).test(line))).toBe(true)
  }
  expect((await watchedOps(['drill', '--json'], env)).drawn).toEqual([])
})

it('is restored to a moment, and says what was verified', { timeout: 240_000 }, async () => {
  const run = await restoreInto('moment', ['--at', moment])
  expect(run).toMatchObject({ code: 0, stderr: '' })
  expect(run.stdout).toContain('ok: The rules of the ledger hold.')
  expect(run.stdout).toContain('ok: The chain of transfers is unbroken (')
  expect(run.stdout).toContain('ok: The chain of audit entries is unbroken (')
  expect(run.stdout).toContain('ok: The last checkpoint is signed')
  expect(readFileSync(test.at('moment', 'secrets', 'database-app-password'))).toEqual(
    readFileSync(test.at('data', 'secrets', 'database-app-password')),
  )
  expect(readdirSync(test.at('moment')).toSorted()).toEqual(['postgres', 'secrets'])
  expect(await notesIn(test.at('moment'))).toEqual(['1 before the backup', '2 after the backup'])

  const again = await test.ops(['backup'], { DATA_DIR: test.at('moment') })
  expect(again.stderr).toMatch(/^BACKUP_DIR \(.*\) holds the backups from before this database was restored/)
})

it('is restored as late as the changes reach', { timeout: 240_000 }, async () => {
  const runs = await Promise.all([restoreInto('latest'), restoreInto('latest')])
  expect(runs.map(({ stderr }) => stderr).join('')).toContain('Another restore into DATA_DIR')
  expect(runs.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect(await notesIn(test.at('latest'))).toEqual([
    '1 before the backup',
    '2 after the backup',
    '3 a mistake',
  ])
})

it('is tried by a drill that leaves nothing behind but its mark', { timeout: 240_000 }, async () => {
  const { env } = test
  const before = readdirSync(env.DATA_DIR)
  const run = await test.ops(['drill', '--json'])
  expect(run).toMatchObject({ code: 0, stderr: '' })
  const { ok, backup } = answerIn(run) as { ok: boolean; backup: string }
  expect(ok).toBe(true)
  expect(readdirSync(env.DATA_DIR)).toEqual(before)
  expect(await triedAt(env.BACKUP_DIR, backup)).toBeInstanceOf(Date)
})

describe('a restore is refused in one line, and leaves nothing that starts', { timeout: 240_000 }, () => {
  const nothingIn = (name: string) =>
    expect(existsSync(test.at(name)) ? readdirSync(test.at(name)) : []).toEqual([])
  const backupsCopied = async (name: string) => {
    await cp(test.env.BACKUP_DIR, test.at(name), { recursive: true })
    const [backup] = await listBackups(test.at(name))
    if (backup === undefined) throw new Error('there is a backup')
    return { copy: test.at(name), backup }
  }
  const flip = (file: string) => {
    const bytes = readFileSync(file)
    bytes[5_000] = (bytes[5_000] ?? 0) ^ 1
    writeFileSync(file, bytes)
  }
  const oneLine = /^[^\n]+\n$/

  it('with another key', async () => {
    writeFileSync(test.at('other-key'), await newBackupKey())
    const run = await restoreInto('refused', [], { BACKUP_KEY_FILE: test.at('other-key') })
    expect(run).toMatchObject({ code: 1, stdout: '' })
    expect(run.stderr).toMatch(/^BACKUP_KEY is not the key of the backups[^\n]+\n$/)
    nothingIn('refused')
  })

  it('into a folder that is not empty', async () => {
    const run = await restoreInto('data')
    expect(run.stderr).toContain('is not empty')
    expect(existsSync(test.at('data', 'postgres', 'PG_VERSION'))).toBe(true)
  })

  it('from a folder that is missing', async () => {
    const run = await restoreInto('refused', [], { BACKUP_DIR: test.at('nowhere') })
    expect(run.stderr).toMatch(/^BACKUP_DIR \(.*nowhere\) holds no backup\.\n$/)
    nothingIn('refused')
  })

  it('to a moment before the oldest backup, and to one after the last change', async () => {
    expect((await restoreInto('refused', ['--at', '2020-01-01T00:00:00Z'])).stderr).toMatch(
      /^The oldest backup[^\n]+\n$/,
    )
    expect((await restoreInto('refused', ['--at', '2999-01-01T00:00:00Z'])).stderr).toMatch(
      /^The kept changes end before 2999[^\n]+ \(the last one is of 20[^\n]+\n$/,
    )
    expect((await restoreInto('refused', ['--at', 'yesterday'])).code).toBe(2)
    nothingIn('refused')
  })

  it('with a file of changes missing or damaged', async () => {
    const { copy, backup } = await backupsCopied('changes')
    const segment = path.join(copy, 'wal', `${backup.firstSegment}.gz.age`)
    flip(segment)
    const damaged = await restoreInto('refused', [], { BACKUP_DIR: copy })
    expect(damaged.stderr).toMatch(oneLine)
    expect(damaged.stderr).toContain(`${backup.firstSegment}.gz.age is missing or damaged`)
    nothingIn('refused')
    rmSync(segment)
    expect(await listSegments(copy)).not.toContain(backup.firstSegment)
    const missing = await restoreInto('refused', [], { BACKUP_DIR: copy })
    expect(missing.stderr).toContain(`The file ${backup.firstSegment} of the changes is missing`)
    nothingIn('refused')
    await copyFile(path.join(test.env.BACKUP_DIR, 'wal', path.basename(segment)), segment)
  })

  it('with a damaged backup', async () => {
    const { copy, backup } = await backupsCopied('damaged')
    flip(path.join(copy, 'base', backup.id, 'base.tar.gz.age'))
    expect((await restoreInto('refused', [], { BACKUP_DIR: copy })).stderr).toContain('is missing or damaged')
    writeFileSync(path.join(copy, 'base', backup.id, 'backup.json'), '{"format":')
    expect((await restoreInto('refused', [], { BACKUP_DIR: copy })).stderr).toMatch(
      /backup\.json is damaged[^\n]+\n$/,
    )
    nothingIn('refused')
  })

  it('of a backup by a newer version', async () => {
    const { copy, backup } = await backupsCopied('newer')
    const file = path.join(copy, 'base', backup.id, 'backup.json')
    writeFileSync(file, JSON.stringify({ ...backup, migration: '9999_later' }))
    expect((await restoreInto('refused', [], { BACKUP_DIR: copy })).stderr).toContain('newer Evenmoor')
    nothingIn('refused')
  })
})

it('does not go into the folder of another database', { timeout: 240_000 }, async () => {
  const other = await startNotes(test.at('another'))
  const run = await test.ops(['backup'], { DATA_DIR: test.at('another') })
  await other.stop()
  expect(run).toMatchObject({ code: 1, stdout: '' })
  expect(run.stderr).toContain('holds the backups of another database')
})

/** What goes wrong while a backup or a restore is made: it ends in a sentence, and the next one puts it right. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '#database/embedded/embedded.ts'
import { layoutOf } from '#database/embedded/layout.ts'
import { passedOn } from '#testing/program.ts'
import { listBackups } from './backup-folder.ts'
import { shipSegments } from './ship-segments.ts'
import {
  makeInstallation,
  notesIn,
  startNotes,
  type TestInstallation,
  writeNote,
} from './testing/installation.ts'

let test: TestInstallation
let database: EmbeddedDatabase
beforeAll(async () => {
  test = await makeInstallation()
  database = await startNotes(test.env.DATA_DIR)
}, 120_000)
afterAll(async () => {
  await database.stop()
  spawnSync('umount', ['-l', test.at('small')])
  test.remove()
})

/** A folder for the backups of one test, so that no other test's lie in it. */
function ownFolder(name: string): string {
  const folder = test.at(name)
  mkdirSync(folder)
  return folder
}

const program = fileURLToPath(new URL('../ops/main.ts', import.meta.url))

/** Starts the command as a process of its own, and kills it as soon as `isHalfWay`. */
async function killHalfWay(words: string[], isHalfWay: () => boolean, other: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, ...words], {
    env: { ...passedOn(), NODE_NO_WARNINGS: '1', ...test.env, ...other },
    stdio: 'ignore',
  })
  await expect.poll(isHalfWay, { timeout: 60_000, interval: 2 }).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : []

it(
  'a backup that was killed counts for nothing, and the next one removes it',
  { timeout: 240_000 },
  async () => {
    const BACKUP_DIR = ownFolder('killed')
    const base = path.join(BACKUP_DIR, 'base')
    await killHalfWay(['backup'], () => filesIn(base).some((name) => name.includes('base.tar')), {
      BACKUP_DIR,
    })
    expect(readdirSync(base)).toHaveLength(1)
    expect(await listBackups(BACKUP_DIR)).toEqual([])
    const run = await test.ops(['restore'], { BACKUP_DIR, DATA_DIR: test.at('early') })
    expect(run.stderr).toMatch(/^BACKUP_DIR \([^\n]+\) holds no finished backup\.\n$/)

    await expect
      .poll(async () => (await test.ops(['backup', '--json'], { BACKUP_DIR })).stderr, { timeout: 60_000 })
      .not.toContain('under way')
    const [backup] = await listBackups(BACKUP_DIR)
    expect(filesIn(base).toSorted()).toEqual([
      backup?.id,
      ...['backup.json', 'base.tar.gz.age', 'secrets.json.gz.age'].map((name) => `${backup?.id}/${name}`),
    ])
  },
)

it('a restore that was killed starts nowhere, and begins again', { timeout: 240_000 }, async () => {
  const BACKUP_DIR = ownFolder('kept')
  await writeNote(database, 'kept')
  expect(await test.ops(['backup', '--json'], { BACKUP_DIR })).toMatchObject({ code: 0 })
  const restored = test.at('restored')
  const halfWay = path.join(restored, 'restoring', 'postgres', 'PG_VERSION')
  await killHalfWay(['restore'], () => existsSync(halfWay), { BACKUP_DIR, DATA_DIR: restored })
  await expect(startEmbedded({ dataDir: restored })).rejects.toThrow('has not finished')
  expect(await test.ops(['restore'], { BACKUP_DIR, DATA_DIR: restored })).toMatchObject({
    code: 0,
    stderr: '',
  })
  expect(await notesIn(restored)).toContain('kept')
})

it(
  'a folder that is missing is not made, and one that is a file is refused',
  { timeout: 60_000 },
  async () => {
    const missing = await test.ops(['backup'], { BACKUP_DIR: test.at('missing') })
    expect(missing.stderr).toMatch(/^BACKUP_DIR \([^\n]+\) does not exist\.[^\n]+\n$/)
    expect(existsSync(test.at('missing'))).toBe(false)
    writeFileSync(test.at('file'), '')
    const file = await test.ops(['backup'], { BACKUP_DIR: test.at('file') })
    expect(file.stderr).toMatch(/^BACKUP_DIR \([^\n]+\n$/)
  },
)

it('a DATA_DIR without a database gets none', async () => {
  const run = await test.ops(['backup'], { DATA_DIR: test.at('none') })
  expect(run.stderr).toMatch(/^DATA_DIR \([^\n]+\) holds no database yet\.[^\n]+\n$/)
  expect(existsSync(test.at('none', 'postgres'))).toBe(false)
})

it(
  'a full disk is a sentence and keeps nothing half-written; changes wait',
  { timeout: 240_000 },
  async ({ skip }) => {
    const small = test.at('small')
    mkdirSync(small)
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small]).status !== 0) skip()
    const roomy = ownFolder('roomy')
    expect(await test.ops(['backup', '--json'], { BACKUP_DIR: roomy })).toMatchObject({ code: 0 })
    const run = await test.ops(['backup'], { BACKUP_DIR: small })
    expect(run.stderr).toMatch(/^Cannot use BACKUP_DIR \([^\n]+\): no space is left on the disk\.[^\n]*\n$/)
    expect(readdirSync(path.join(small, 'base'))).toEqual([])
    const { bavail, bsize } = statfsSync(small)
    writeFileSync(path.join(small, 'fill'), Buffer.alloc(bavail * bsize))
    await writeNote(database, 'while the disk was full')
    const layout = layoutOf(test.env.DATA_DIR)
    const archive = path.join(layout.cluster, 'evenmoor_archive')
    // PostgreSQL closes a file of its log in which something was written after a while, so that there is something to move.
    const waiting = () => filesIn(archive).filter((name) => /^[0-9A-F]{24}$/.test(name))
    await expect.poll(waiting, { timeout: 60_000 }).not.toEqual([])
    const names = waiting()
    await expect(shipSegments(layout, small, test.key)).rejects.toThrow('no space is left')
    expect(waiting()).toEqual(expect.arrayContaining(names))
    expect(filesIn(path.join(small, 'wal'))).toEqual([])
    expect(await shipSegments(layout, roomy, test.key)).toBeGreaterThan(0)
    expect(waiting()).toEqual([])
  },
)

it('a database that is stopped during its backup is a sentence', { timeout: 240_000 }, async () => {
  const BACKUP_DIR = ownFolder('stopped')
  const base = path.join(BACKUP_DIR, 'base')
  const run = test.ops(['backup'], { BACKUP_DIR })
  await expect.poll(() => filesIn(base).length, { timeout: 60_000, interval: 2 }).toBeGreaterThan(0)
  const { Client } = await import('pg')
  const client = new Client({ connectionString: database.ownerUrl })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type in ($1, $2)',
    ['walsender', 'client backend'],
  )
  await client.end()
  expect((await run).stderr).toMatch(/^The database went away while it was backed up[^\n]+\n$/)
  expect(filesIn(base)).toEqual([])
})

it(
  'a second database restored from the same backups does not mix its changes in',
  { timeout: 240_000 },
  async () => {
    const BACKUP_DIR = ownFolder('shared')
    expect(await test.ops(['backup', '--json'], { BACKUP_DIR })).toMatchObject({ code: 0 })
    const layout = layoutOf(test.at('second'))
    const archive = path.join(layout.cluster, 'evenmoor_archive')
    mkdirSync(archive, { recursive: true })
    const [backup] = await listBackups(BACKUP_DIR)
    const file = path.join(archive, backup?.firstSegment ?? '')
    writeFileSync(file, 'other changes')
    await expect(shipSegments(layout, BACKUP_DIR, test.key)).rejects.toThrow('holds other changes')
    expect(existsSync(file)).toBe(true)
    rmSync(archive, { recursive: true })
  },
)

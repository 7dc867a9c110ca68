import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { query, start, startElsewhere, undoAll } from '#database/embedded/testing/clusters.ts'
import { startEmbedded } from './embedded.ts'
import { findPostmaster, readPostmasterPid } from './postmaster-pid.ts'

/** The tests share one cluster, each leaving it stopped: making one takes as long as all else. */
let dataDir: string
let cluster: string

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'evenmoor-database-'))
  cluster = path.join(dataDir, 'postgres')
  const database = await startEmbedded({ dataDir })
  await query(
    database.ownerUrl,
    'create table note (text text); grant select, insert on note to evenmoor_app',
  )
  await database.stop()
})
afterEach(async () => {
  await undoAll()
  // A stop is waited for, but not forever.
  await expect.poll(() => findPostmaster(cluster)).toBeUndefined()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const write = (url: string, text: string) => query(url, `insert into note values ('${text}')`)
const find = (url: string, text: string) => query(url, `select text from note where text = '${text}'`)
const mode = (file: string) => statSync(path.join(dataDir, file)).mode & 0o777

it('is private, durable and reachable with its passwords only', async () => {
  const database = await start(dataDir)
  const settings = await query(
    database.ownerUrl,
    `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
       current_setting('listen_addresses') as listens, current_setting('unix_socket_directories') as sockets,
       (select datlocale from pg_database where datname = 'evenmoor') as locale`,
  )
  expect(settings).toEqual([
    { fsync: 'on', checksums: 'on', listens: '127.0.0.1', sockets: '.', locale: 'C.UTF-8' },
  ])
  expect(
    await query(database.appUrl, 'select rolname, rolsuper from pg_roles where rolname = current_user'),
  ).toEqual([{ rolname: 'evenmoor_app', rolsuper: false }])
  expect([mode('postgres'), mode('secrets')]).toEqual([0o700, 0o700])
  expect([mode('secrets/database-owner-password'), mode('postgres.json'), mode('postgres.log')]).toEqual([
    0o600, 0o600, 0o600,
  ])
  await expect(query(database.appUrl.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password')
})

it.skipIf(process.platform === 'win32')(
  'is reachable by a socket in its folder too, with the password',
  async () => {
    const database = await start(dataDir)
    expect(new URL(database.fastAppUrl).searchParams.get('host')).toBe(cluster)
    const by = 'select inet_server_addr() as address, current_user as role'
    expect(await query(database.fastAppUrl, by)).toEqual([{ address: null, role: 'evenmoor_app' }])
    expect(await query(database.appUrl, by)).toEqual([{ address: '127.0.0.1', role: 'evenmoor_app' }])
    await expect(query(database.fastAppUrl.replace(/:[^:@]+@/, ':wrong@'), by)).rejects.toThrow('password')
  },
)

it.skipIf(process.platform === 'win32')(
  'lets the socket in where an earlier version made its rules',
  async () => {
    const hba = path.join(cluster, 'pg_hba.conf')
    const [local, ...before] = readFileSync(hba, 'utf8').trimEnd().split('\n').toReversed()
    expect(local).toMatch(/^local /)
    const former = `${before.toReversed().join('\n')}\n`
    writeFileSync(hba, former)
    const database = await start(dataDir)
    expect(new URL(database.fastAppUrl).searchParams.get('host')).toBe(cluster)
    await database.stop()
    const own = `${former}# an operator's own\n`
    writeFileSync(hba, own)
    const again = await start(dataDir)
    expect(again.fastAppUrl).toBe(again.appUrl)
    expect(readFileSync(hba, 'utf8')).toBe(own)
    await again.stop()
    writeFileSync(hba, `${former}${local}\n`)
  },
)

it('is there again after a restart, on the same port', async () => {
  const first = await start(dataDir)
  await write(first.appUrl, 'kept')
  await first.stop()
  const second = await start(dataDir)
  expect(second).toMatchObject({ attached: false, port: first.port })
  expect(await find(second.appUrl, 'kept')).toHaveLength(1)
})

it('is shared by processes, of which none is special', async () => {
  const other = await startElsewhere(dataDir)
  const ours = await start(dataDir)
  expect(ours).toMatchObject({ attached: true, port: other.port })
  const before = await findPostmaster(cluster)
  await other.letGo()
  await query(ours.appUrl, 'select 1')
  expect(await findPostmaster(cluster)).toEqual(before)
  await ours.stop()
  expect(await findPostmaster(cluster)).toBeUndefined()
})

it('leaves no orphan and loses nothing when its process is killed', async () => {
  const other = await startElsewhere(dataDir)
  await write(other.appUrl, 'acknowledged')
  other.process.kill('SIGKILL')
  await expect.poll(() => findPostmaster(cluster)).toBeUndefined()
  const again = await start(dataDir)
  expect(await find(again.appUrl, 'acknowledged')).toHaveLength(1)
})

it('comes up again under its users when it is killed itself', async () => {
  const database = await start(dataDir)
  await write(database.appUrl, 'before the crash')
  process.kill((await findPostmaster(cluster))?.pid ?? Number.NaN, 'SIGKILL')
  const found = () => find(database.appUrl, 'before the crash').catch(() => [])
  await expect.poll(found, { timeout: 30_000 }).toHaveLength(1)
})

it('is not fooled by the pid file of a crash whose pid is in use again', async () => {
  const file = path.join(cluster, 'postmaster.pid')
  writeFileSync(file, `${process.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n\nready\n`)
  expect(await start(dataDir)).toMatchObject({ attached: false })
  expect((await readPostmasterPid(cluster))?.pid).not.toBe(process.pid)
})

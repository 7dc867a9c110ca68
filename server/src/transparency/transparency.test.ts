import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  parseCheckpoint,
  parseLogProof,
  leafHash,
  openNote,
  verifierKey,
  verifyConsistency,
  verifyLogProof,
  MerkleTree,
  entriesOfBundle,
} from '@evenmoor/tlog'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBundle, checkChain, checkLog } from '../../../verifier/verify.ts'
import { runOps } from '#ops/testing/run-ops.ts'
import { secretKeyFile } from '#platform/secret-key.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { runAs } from '#testing/cluster.ts'
import { fund } from '#wallet/testing/fund.ts'
import { snapshotWhenDue } from './liabilities/snapshot-when-due.ts'
import { takeSnapshots } from './liabilities/take-snapshot.ts'
import { latestCheckpoint } from './log/read-log.ts'
import { holders } from './testing/holders.ts'

let app: TestApp
let people: TestPerson[]
beforeEach(async () => {
  app = await createTestApp()
  people = await holders(app, 6)
})
afterEach(() => app.close())

const state = async () => (await app.call('GET', '/api/transparency/')).body
const file = (path: string) => app.app.inject({ url: `/log/${path}` })
const dayMs = 86_400_000

test('before the first snapshot there is nothing to show, and no error', async () => {
  expect(await state()).toMatchObject({ mode: 'practice', snapshots: [], log: null })
  expect((await file('checkpoint')).statusCode).toBe(404)
  expect((await file('tile/0/000.p/1')).statusCode).toBe(404)
  const [ada] = people
  expect((await ada?.call('GET', '/api/transparency/proof/'))?.body).toEqual({
    status: 'not_yet',
    bundles: [],
  })
})

test('a snapshot has the total of the ledger at the head of its chain, and everybody finds their balance', async () => {
  await takeSnapshots(app.ctx)
  // What is booked after the head is not in it.
  await fund(app, people[0]?.id ?? '', '5000')
  const { snapshots, log } = await state()
  expect(snapshots).toMatchObject([
    { date: '2026-06-15', asset: 'usd', total: '1560000006', leaves: 32, chunks: 4 },
  ])
  expect(snapshots[0].ledger_head.position).toBe('6')
  expect(log.checkpoint).toContain(log.origin)
  for (const [at, person] of people.entries()) {
    const { status, bundles } = (await person.call('GET', '/api/transparency/proof/')).body
    expect(status).toBe('ready')
    expect(bundles).toMatchObject([{ person: person.id, balance: String(100_000_000 * at + 10_000_001) }])
    const keys = bundles[0].keys.map(verifierKey)
    const { note } = verifyLogProof(Buffer.from(bundles[0].entry), parseLogProof(bundles[0].log_proof), {
      origin: log.origin,
      keys,
    })
    expect(note.signedBy.map(({ key }) => key.type)).toEqual(['ed25519', 'ml-dsa-44'])
    for (const leaf of bundles[0].leaves) expect(JSON.stringify(leaf).length).toBeLessThan(1_500)
    const expected = { keys: log.keys, person: person.id, balance: bundles[0].balance }
    expect(checkBundle(JSON.stringify(bundles[0]), expected)).toMatchObject({ total: 1_560_000_006n })
  }
  const strangers = await app.person()
  expect((await strangers.call('GET', '/api/transparency/proof/')).body.status).toBe('not_yet')
  expect((await app.call('GET', '/api/transparency/proof/')).status).toBe(401)
})

test('each person has a secret of 16 bytes that nobody else has, and that stays; no answer gives it away', async () => {
  const secrets = async () => {
    const rows = await app.ctx.db.selectFrom('liability_secret').select(['person_id', 'secret']).execute()
    return new Map(rows.map(({ person_id: person, secret }) => [person, secret.toString('hex')]))
  }
  await takeSnapshots(app.ctx)
  const first = await secrets()
  for (const { id } of people) expect(first.get(id)).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(first.values()).size).toBe(first.size)
  app.clock.advance(60_000)
  await takeSnapshots(app.ctx)
  for (const [person, secret] of first) expect((await secrets()).get(person)).toBe(secret)
  const answers = [await state()]
  for (const { call } of people) answers.push((await call('GET', '/api/transparency/proof/')).body)
  const text = JSON.stringify(answers)
  expect(text).toContain('day_key')
  for (const secret of first.values()) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain(Buffer.from(secret, 'hex').toString('base64').replaceAll('=', ''))
  }
})

test('a lost key of the log is replaced in the log itself, and its head is signed anew at once', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-log-key-'))
  const site = await createTestApp({ DATA_DIR: dataDir })
  try {
    const [ada] = await holders(site, 6)
    await takeSnapshots(site.ctx)
    const before = (await site.call('GET', '/api/transparency/')).body.log
    await rm(secretKeyFile(dataDir, 'log-signing'))
    const env = { DATABASE_URL: site.database.ownerUrl, DATA_DIR: dataDir }
    const words = ['replace-key', '--name', 'log-signing', '--reason', 'The disk burned.']
    const run = await runOps(words, env)
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.stdout).toContain('publish /log/key somewhere other than this site')

    const { log } = (await site.call('GET', '/api/transparency/')).body
    expect(log.keys).not.toEqual(before.keys)
    const head = openNote(log.checkpoint, log.keys.map(verifierKey))
    expect(head.signedBy).toHaveLength(2)
    const lines = (await site.ctx.db.selectFrom('log_entry').select('entry').orderBy('index').execute()).map(
      ({ entry }) => entry,
    )
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ type: 'log_keys', keys: log.keys.join(' ') })
    const entries = lines.map((line) => Buffer.from(line))
    expect(() => checkLog(before.checkpoint, log.checkpoint, entries, before.keys)).toThrow(
      expect.objectContaining({ reason: 'key_changed' }),
    )
    const both = [...before.keys, ...log.keys]
    expect(checkLog(before.checkpoint, log.checkpoint, entries, both)).toMatchObject({ size: lines.length })
    const { bundles } = (await ada?.call('GET', '/api/transparency/proof/'))?.body ?? {}
    const bundle = JSON.stringify(bundles[0])
    expect(checkBundle(bundle, { keys: log.keys })).toBeDefined()
    expect(() => checkBundle(bundle, { checkpoint: before.checkpoint })).toThrow(
      expect.objectContaining({ reason: 'key_changed' }),
    )
  } finally {
    await site.close()
    await rm(dataDir, { recursive: true })
  }
})

test('with four who hold something, total and paths are withheld', async () => {
  const few = await createTestApp()
  try {
    const [ada] = await holders(few, 4)
    await takeSnapshots(few.ctx)
    const { snapshots } = (await few.call('GET', '/api/transparency/')).body
    expect(snapshots).toMatchObject([{ total: null, leaves: 16 }])
    expect((await ada?.call('GET', '/api/transparency/proof/'))?.body).toEqual({
      status: 'withheld',
      bundles: [],
    })
    const entries = await few.ctx.db.selectFrom('log_entry').select('entry').execute()
    expect(entries.at(-1)?.entry).toContain('"held":null')
    expect(entries.at(-1)?.entry).toContain('"total":null')
  } finally {
    await few.close()
  }
})

test('the log is served as static files, and each signed head begins the next', async () => {
  const heads = []
  for (const dollars of ['1', '2', '3']) {
    await fund(app, people[0]?.id ?? '', dollars)
    app.clock.advance(1_000)
    await takeSnapshots(app.ctx)
    heads.push((await file('checkpoint')).body)
  }
  const keys = (await file('key')).body.trim().split('\n').map(verifierKey)
  const signed = heads.map((note) => parseCheckpoint(openNote(note, keys).text))
  const size = signed.at(-1)?.size ?? 0
  const bundle = await file(`tile/entries/000.p/${size}`)
  expect(bundle.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const entries = entriesOfBundle(bundle.rawPayload)
  const tree = new MerkleTree(entries.map(leafHash))
  for (const [at, { size: oldSize, root }] of signed.entries()) {
    expect(tree.root(oldSize)).toEqual(root)
    const later = signed[at + 1]
    if (later)
      expect(
        verifyConsistency({ size: oldSize, root }, later, tree.consistencyProof(oldSize, later.size)),
      ).toBe(true)
  }
  const vkeys = keys.map(({ vkey }) => vkey)
  expect(checkLog(heads[0] ?? '', heads[2] ?? '', entries, vkeys)).toMatchObject({ size })
  const tile = await file(`tile/0/000.p/${size}`)
  expect(tile.rawPayload).toEqual(Buffer.concat(entries.map(leafHash)))
  for (const missing of [
    `tile/0/000.p/${size + 1}`,
    'tile/0/000',
    'tile/1/000.p/1',
    'tile/0/0',
    'tile/entries/000',
  ])
    expect([missing, (await file(missing)).statusCode]).toEqual([missing, 404])
  expect(
    entries.map((entry) => JSON.parse(entry.toString()).type).filter((type) => type === 'snapshot'),
  ).toHaveLength(3)
  expect(new Set(entries.map(String)).size).toBe(size)
})

test('the job takes one snapshot a day, at a moment that differs, however often it runs', async () => {
  await snapshotWhenDue(app.ctx)
  await snapshotWhenDue(app.ctx)
  const days = async () =>
    (await app.ctx.db.selectFrom('liability_snapshot').select('taken_at').execute()).map(
      ({ taken_at }) => taken_at,
    )
  expect(await days()).toHaveLength(1)
  // To the beginning of the next day, and then hour by hour through six whole ones.
  app.clock.advance(dayMs / 2)
  for (let hour = 0; hour < 6 * 24; hour += 1) {
    await snapshotWhenDue(app.ctx)
    app.clock.advance(dayMs / 24)
  }
  const taken = await days()
  expect(new Set(taken.map((at) => at.toISOString().slice(0, 10))).size).toBe(7)
  expect(taken).toHaveLength(7)
  expect(new Set(taken.map((at) => at.getUTCHours())).size).toBeGreaterThan(1)
  // Trees of earlier days are gone; roots and totals stay.
  const trees = await app.ctx.db.selectFrom('liability_tile').select('snapshot_id').distinct().execute()
  expect(trees).toHaveLength(1)
})

test('two processes at once leave one log, without a gap', async () => {
  await Promise.all([takeSnapshots(app.ctx), takeSnapshots(app.ctx)].map((run) => run.catch(() => undefined)))
  const { body } = await file('checkpoint')
  const size = Number(body.split('\n')[1])
  const rows = await app.ctx.db
    .selectFrom('log_entry')
    .select(['index', 'leaf_hash'])
    .orderBy('index')
    .execute()
  expect(rows.map(({ index }) => Number(index))).toEqual(rows.map((_, at) => at))
  expect(rows).toHaveLength(size)
})

test('a log whose entries were changed is never signed again', async () => {
  await takeSnapshots(app.ctx)
  const before = await latestCheckpoint(app.ctx.db)
  await runAs(
    app.database.ownerUrl,
    `alter table log_entry disable trigger all;
     update log_entry set leaf_hash = sha256('forged') where index = 0;
     alter table log_entry enable trigger all`,
  )
  app.clock.advance(1_000)
  await expect(takeSnapshots(app.ctx)).rejects.toThrow("the log's entries are not those of its checkpoint")
  expect(await latestCheckpoint(app.ctx.db)).toEqual(before)
})

test('an old backup is not signed over: a log that lost entries is not signed either', async () => {
  await takeSnapshots(app.ctx)
  await runAs(
    app.database.ownerUrl,
    `alter table log_entry disable trigger all;
     delete from log_entry where index = (select max(index) from log_entry);
     alter table log_entry enable trigger all`,
  )
  app.clock.advance(1_000)
  await expect(takeSnapshots(app.ctx)).rejects.toThrow("the log's entries are not those of its checkpoint")
})

test('the application can neither change nor remove what it published', async () => {
  await takeSnapshots(app.ctx)
  const { db } = app.ctx
  for (const attempt of [
    db.updateTable('log_entry').set({ entry: '{}' }),
    db.deleteFrom('log_checkpoint'),
    db.deleteFrom('liability_snapshot'),
    db.updateTable('liability_secret').set({ secret: Buffer.alloc(16) }),
  ])
    await expect(attempt.execute()).rejects.toThrow('permission denied')
})

test('the operator takes one by a command', async () => {
  const run = await runOps(['snapshot'], { DATABASE_URL: app.database.ownerUrl })
  expect(run).toMatchObject({ code: 0, stderr: '' })
  expect(run.stdout).toMatch(
    /^\d{4}-\d\d-\d\d usd: root [0-9a-f]{64}, 32 leaves, at seal 6 of the ledger\.\n$/,
  )
})

test('an export of the chain has the head that the log says', async () => {
  await takeSnapshots(app.ctx)
  const run = await runOps(['export-chain'], { DATABASE_URL: app.database.ownerUrl })
  expect(run).toMatchObject({ code: 0, stderr: '' })
  const { entry } = await app.ctx.db
    .selectFrom('log_entry')
    .select('entry')
    .where('subject', 'like', 'ledger_head/%')
    .executeTakeFirstOrThrow()
  const { position, hash } = JSON.parse(entry) as { position: string; hash: string }
  expect(checkChain([run.stdout.trim().split('\n')], `${position}:${hash}`)).toEqual({
    transfers: 6,
    unseen: 0,
    hash,
  })
})

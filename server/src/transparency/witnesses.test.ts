import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkpointText, openNote, parseCheckpoint, signerKey, signNote, verifierKey } from '@evenmoor/tlog'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followLog, readKeys } from '../../../witness/follow-log.ts'
import { fileHeadStore } from '../../../witness/head-store.ts'
import type { Witness } from '../../../witness/add-checkpoint.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { takeSnapshots } from './liabilities/take-snapshot.ts'
import { holders } from './testing/holders.ts'

const key = signerKey('witness.example', 'cosignature', Buffer.alloc(32, 7))
const unknown = signerKey('stranger.example', 'cosignature', Buffer.alloc(32, 8))

let app: TestApp
let site: string
let folder: string
let witness: Witness
let people: Awaited<ReturnType<typeof holders>>
beforeEach(async () => {
  app = await createTestApp({ LOG_WITNESSES: key.vkey })
  people = await holders(app, 5)
  await takeSnapshots(app.ctx)
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  site = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`
  folder = await mkdtemp(path.join(tmpdir(), 'witness-'))
  witness = {
    heads: fileHeadStore(folder),
    key,
    logKeys: (await readKeys(site)).map(verifierKey),
    now: () => app.clock.now(),
  }
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const log = async () => (await app.call('GET', '/api/transparency/')).body.log
const checkpoint = async () => (await app.app.inject({ url: '/log/checkpoint' })).body

async function grow(): Promise<void> {
  await fund(app, people[0]?.id ?? '', '1')
  app.clock.advance(60_000)
  await takeSnapshots(app.ctx)
}

test('a witness sees the log grow, and everybody sees when', async () => {
  const first = await followLog(site, witness)
  expect(first).toMatchObject({ outcome: 'seen', words: 'handed in' })
  const firstAt = app.clock.now().toISOString()
  await grow()
  expect(await followLog(site, witness)).toMatchObject({ outcome: 'seen', words: 'handed in' })
  expect(await followLog(site, witness)).toMatchObject({ outcome: 'unchanged', words: 'handed in' })
  const { checkpoints, witnesses } = await log()
  expect(witnesses).toEqual([
    {
      name: 'witness.example',
      key: key.vkey,
      size: checkpoints[0].size,
      seen_at: app.clock.now().toISOString(),
    },
  ])
  expect(checkpoints.at(-1).seen_by).toEqual([{ witness: 'witness.example', seen_at: firstAt }])
  expect(checkpoints[0]).toMatchObject({
    previous_size: first.size,
    snapshots: [{ asset: 'usd', total: '1051000005' }],
  })
  // Whoever copies the log gets the cosignature with its head.
  const { signedBy } = openNote(await checkpoint(), [...witness.logKeys, key])
  expect(signedBy.at(-1)).toMatchObject({ key: { name: 'witness.example' } })
})

test('an old backup signed again: the witness refuses, and says so', async () => {
  await grow()
  const seen = await followLog(site, witness)
  const elsewhere = await createTestApp({ LOG_WITNESSES: key.vkey })
  try {
    // The same keys sign a log that was restored to its beginning, and goes another way.
    await holders(elsewhere, 5)
    await takeSnapshots(elsewhere.ctx)
    await elsewhere.app.listen({ port: 0, host: '127.0.0.1' })
    const restored = `http://127.0.0.1:${(elsewhere.app.server.address() as AddressInfo).port}`
    expect(await followLog(restored, witness)).toMatchObject({
      outcome: 'refused',
      words: expect.stringContaining('an old copy was signed again'),
    })
    while (parseCheckpoint(await headOf(elsewhere)).size <= seen.size) {
      elsewhere.clock.advance(60_000)
      await takeSnapshots(elsewhere.ctx)
    }
    expect(await followLog(restored, witness)).toMatchObject({
      outcome: 'refused',
      words: expect.stringContaining('it was rewritten'),
    })
  } finally {
    await elsewhere.close()
  }
})

const headOf = async ({ app: server }: TestApp) => {
  const { body } = await server.inject({ url: '/log/checkpoint' })
  return body.slice(0, body.lastIndexOf('\n\n') + 1)
}

const handIn = (size: number, cosignature: string) =>
  app.call('POST', '/api/transparency/cosignatures/', { size, cosignature })

test('only what a known witness signed about a head of this log is kept', async () => {
  const { checkpoints, origin } = await log()
  const [{ size, root }] = checkpoints
  const seconds = Math.floor(app.clock.now().getTime() / 1_000)
  const line = (signer = key, change: { size?: number; seconds?: number } = {}) =>
    signNote(
      checkpointText({ origin, size: change.size ?? size, root: Buffer.from(root, 'base64') }),
      [signer],
      change.seconds ?? seconds,
    )
      .split('\n')
      .at(-2) ?? ''
  for (const [status, given] of [
    [403, await handIn(size, line(unknown))],
    [404, await handIn(size + 1_000, line())],
    [400, await handIn(size, line(key, { size: size - 1 }))],
    [400, await handIn(size, line(key, { seconds: seconds + 3_600 }))],
    [400, await handIn(size, 'nothing')],
    [400, await handIn(size, '— witness.example AAAA')],
    [400, await handIn(0, line())],
    [201, await handIn(size, line())],
    [201, await handIn(size, line())],
  ] as const)
    expect(given).toMatchObject({ status })
  const rows = await app.ctx.db.selectFrom('log_cosignature').select('size').execute()
  expect(rows.filter((row) => Number(row.size) === size)).toHaveLength(1)
})

test('the same cosignature many times at once is kept once', async () => {
  await grow()
  await followLog(site, witness, false)
  const { checkpoints, origin } = await log()
  const [{ size, root }] = checkpoints
  const text = checkpointText({ origin, size, root: Buffer.from(root, 'base64') })
  const line =
    signNote(text, [key], Math.floor(app.clock.now().getTime() / 1_000))
      .split('\n')
      .at(-2) ?? ''
  const replies = await Promise.all(Array.from({ length: 8 }, () => handIn(size, line)))
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
  expect((await log()).checkpoints[0].seen_by).toHaveLength(1)
})

test('without a witness that the operator has set, none is shown', async () => {
  const alone = await createTestApp()
  try {
    await holders(alone, 5)
    await takeSnapshots(alone.ctx)
    const { body } = await alone.call('GET', '/api/transparency/')
    expect(body.log.witnesses).toEqual([])
    expect(body.snapshots[0]).toMatchObject({
      held: { usdt: '1050000005000000000000' },
      held_usd: '1050000005',
    })
  } finally {
    await alone.close()
  }
})

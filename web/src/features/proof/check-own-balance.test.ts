import type { OwnProof, Transparency } from '@evenmoor/contract/transparency'
import { beforeAll, expect, test } from 'vitest'
import { type World, world } from '../../../../verifier/testing/forged-bundles.ts'
import { keys, origin } from '../../../../verifier/testing/installation.ts'
import { checkFile, checkOwnBalance } from './check-own-balance.ts'
import type { LogReader } from './read-log.ts'

/** What is published of the latest day. */
function snapshotOf({ genuine }: World): Transparency['snapshots'][number] {
  const { taken_at, root } = JSON.parse(genuine.entry) as { taken_at: string; root: string }
  return { taken_at, root } as Transparency['snapshots'][number]
}

let made: World
let published: Transparency
let proof: OwnProof
beforeAll(async () => {
  made = await world(3)
  const { log } = made.site
  const size = log.tree.size
  published = {
    mode: 'practice',
    snapshots: [snapshotOf(made)],
    withdrawals: {} as Transparency['withdrawals'],
    log: {
      origin,
      keys: keys.map(({ vkey }) => vkey),
      checkpoint: log.checkpoint(),
      witnesses: [],
      checkpoints: [
        {
          size,
          root: log.tree.root().toString('base64'),
          signed_at: '2026-01-03T04:00:00.000Z',
          previous_size: null,
          consistency: [],
          snapshots: [],
          seen_by: [],
        },
      ],
    },
  }
  proof = { status: 'ready', bundles: [made.genuine as OwnProof['bundles'][number]] }
})

/** The public log as everybody reads it, now and from the files. */
const reader = (now: Transparency = published, tree = made.site.log.tree): LogReader => ({
  published: () => Promise.resolve(now),
  hashes: (size) =>
    Promise.resolve(Array.from({ length: size }, (_, at) => new Uint8Array(tree.subtree(0, at)))),
})
const check = (given: OwnProof, of: Transparency = published, from: LogReader = reader(of)) =>
  checkOwnBalance({
    published: of,
    person: made.genuine.person,
    readProof: () => Promise.resolve(given),
    reader: from,
  })

/** A list whose only head is of this tree, which the log's key signed. */
const listOf = (tree: World['site']['log']['tree'], size = tree.size): Transparency => {
  const [head] = published.log?.checkpoints ?? []
  const root = tree.root(size).toString('base64')
  return { ...published, log: { ...published.log!, checkpoints: [{ ...head!, size, root }] } }
}

/** The log with a day more, or another log of the same key. */
async function grown(from: World): Promise<World> {
  await from.site.takeDay()
  return { site: from.site, genuine: await from.site.bundle(1) }
}

test('a balance under the published root is included, and comes with its file', async () => {
  const outcome = await check(proof)
  expect(outcome).toMatchObject({ kind: 'included', checked: { balanceMinor: 500_000_000n } })
  expect(JSON.parse(('file' in outcome && outcome.file) || '')).toEqual(made.genuine)
})

test('a split view: a root that the page does not show to everybody', async () => {
  const [head] = published.log?.checkpoints ?? []
  const shown = { ...published, log: { ...published.log!, checkpoints: [{ ...head!, root: 'AAAA' }] } }
  expect(await check(proof, shown)).toMatchObject({ kind: 'not_included', reason: 'log' })
})

test('too few accounts, and an account newer than the snapshot, are no failure', async () => {
  expect(await check({ status: 'withheld', bundles: [] })).toEqual({ kind: 'withheld' })
  expect(await check({ status: 'not_yet', bundles: [] })).toEqual({ kind: 'not_yet' })
})

test('a head that was signed since the list was read is found in the list read anew', async () => {
  const before = listOf(made.site.log.tree, made.site.log.tree.size - 1)
  expect(await check(proof, before, reader(published))).toMatchObject({ kind: 'included' })
})

test('a split view: a newer head that was signed for one person alone is in no list', async () => {
  const alone = await world(4)
  const shown = listOf(made.site.log.tree)
  const own: OwnProof = { status: 'ready', bundles: [{ ...alone.genuine } as OwnProof['bundles'][number]] }
  const outcome = await checkOwnBalance({
    published: shown,
    person: alone.genuine.person,
    readProof: () => Promise.resolve(own),
    reader: reader(shown),
  })
  expect(outcome).toMatchObject({ kind: 'not_included', reason: 'log' })
})

test('a split view: a smaller head between those of the list was never signed for everybody', async () => {
  const alone = await world(2)
  const [newest] = listOf(made.site.log.tree).log?.checkpoints ?? []
  const [older] = listOf(made.site.log.tree, 2).log?.checkpoints ?? []
  const shown = { ...published, log: { ...published.log!, checkpoints: [newest!, older!] } }
  const file = JSON.stringify(alone.genuine)
  expect(await checkFile(file, { published: shown, reader: reader(shown) })).toMatchObject({
    kind: 'not_included',
    reason: 'log',
  })
})

test('a saved proof from before the list is found in the log’s own files, and one of another log is not', async () => {
  const site = await world(1)
  const saved = JSON.stringify(site.genuine)
  const now = await grown(await grown(site))
  const shown = listOf(now.site.log.tree)
  expect(
    await checkFile(saved, { published: shown, reader: reader(shown, now.site.log.tree) }),
  ).toMatchObject({
    kind: 'included',
  })
  const another = JSON.stringify((await world(1)).genuine)
  expect(
    await checkFile(another, { published: shown, reader: reader(shown, now.site.log.tree) }),
  ).toMatchObject({
    kind: 'not_included',
    reason: 'log',
  })
  // Files of another log than the list's prove nothing.
  const files = reader(shown, (await world(3)).site.log.tree)
  expect(await checkFile(saved, { published: shown, reader: files })).toMatchObject({ kind: 'not_included' })
})

test('a proof of another day than the published one is no proof of today’s balance', async () => {
  const site = await world(1)
  const yesterday: OwnProof = { status: 'ready', bundles: [site.genuine as OwnProof['bundles'][number]] }
  const now = await grown(site)
  const shown = { ...listOf(now.site.log.tree), snapshots: [snapshotOf(now)] }
  const of = (given: OwnProof) =>
    checkOwnBalance({
      published: shown,
      person: now.genuine.person,
      readProof: () => Promise.resolve(given),
      reader: reader(shown, now.site.log.tree),
    })
  expect(await of(yesterday)).toMatchObject({ kind: 'not_included', reason: 'another_day' })
  const today = { ...yesterday, bundles: [now.genuine as OwnProof['bundles'][number]] }
  expect(await of(today)).toMatchObject({ kind: 'included' })
})

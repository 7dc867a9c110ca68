import type { ExplainedPosting } from '@evenmoor/contract/explanations'
import type { OwnProof, Transparency } from '@evenmoor/contract/transparency'
import { beforeAll, expect, test } from 'vitest'
import { type World, world } from '../../../../verifier/testing/forged-bundles.ts'
import { keys, origin } from '../../../../verifier/testing/installation.ts'
import { usdMinor, usdText } from '#forms/usd-amount.ts'
import { checkFile, checkOwnBalance } from './check-own-balance.ts'
import type { LogReader } from './read-log.ts'
import type { WalletReader } from './wallet-at.ts'

type Entry = Record<'taken_at' | 'root' | 'total' | 'ledger_position' | 'ledger_hash', string>

/** What is published of the latest day. */
function snapshotOf({ genuine }: World): Transparency['snapshots'][number] {
  const { taken_at, root, total, ledger_position, ledger_hash } = JSON.parse(genuine.entry) as Entry
  const ledger_head = { position: ledger_position, hash: ledger_hash }
  return { taken_at, root, total, ledger_head } as Transparency['snapshots'][number]
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
/** A posting: its place in the chain (null while it is not sealed) and what it added, in dollars. */
type Posted = { readonly at: number | null; readonly usd: string }

/** So few to a page that what tests book takes several. */
const pageSize = 3

/**
 * The wallet of somebody with these postings, oldest first, as the explanations of its total give them, and with what those
 * come to that are no longer kept.
 */
function walletOf(posted: readonly Posted[], broughtForward?: string): WalletReader {
  const newestFirst = posted.toReversed()
  const sum = usdText(
    posted.reduce((total, { usd }) => total + usdMinor(usd), usdMinor(broughtForward ?? '0')),
  )
  return {
    total: () =>
      Promise.resolve({
        of: 'total',
        plan_title: null,
        as_of: posted.length === 0 ? null : String(posted.length),
        kept_balance: sum,
        sum,
        count: posted.length,
        terms:
          broughtForward === undefined
            ? []
            : [{ kind: 'brought_forward' as const, count: 1, amount: broughtForward }],
      }),
    postings: (_asOf, cursor) => {
      const from = Number(cursor ?? 0)
      const page = newestFirst.slice(from, from + pageSize)
      const end = from + page.length
      return Promise.resolve({
        results: page.map(postingOf),
        next: end < newestFirst.length ? String(end) : null,
      })
    },
  }
}

/** What a check of the balance reads of a posting. */
const postingOf = ({ at, usd }: Posted) =>
  ({ posting: { amount: usd }, seal: at === null ? null : { position: String(at) } }) as ExplainedPosting

/** A wallet with the $500 of the day's proof, booked long before the day; and what came after it. */
const wallet = walletOf([{ at: 90, usd: '500' }])
const check = (
  given: OwnProof,
  {
    of = published,
    from = reader(of),
    has = wallet,
  }: { of?: Transparency; from?: LogReader; has?: WalletReader } = {},
) =>
  checkOwnBalance({
    published: of,
    person: made.genuine.person,
    readProof: () => Promise.resolve(given),
    reader: from,
    wallet: has,
  })

test('a wallet whose postings of that time are no longer kept is still compared with its proof', async () => {
  const since = [{ at: null, usd: '7' }]
  for (const has of [walletOf([], '500'), walletOf(since, '500')])
    expect(await check(proof, { has })).toMatchObject({ kind: 'included' })
  const without: OwnProof = { status: 'not_yet', bundles: [] }
  const outcome = await check(without, { has: walletOf([], '500') })
  expect(outcome).toMatchObject({ kind: 'not_included', reason: 'left_out' })
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
  expect(await check(proof, { of: shown })).toMatchObject({ kind: 'not_included', reason: 'log' })
})

const withheld: OwnProof = { status: 'withheld', bundles: [] }
const notYet: OwnProof = { status: 'not_yet', bundles: [] }
/** The same day with the total withheld from everybody. */
const withoutTotal = (): Transparency => ({
  ...published,
  snapshots: published.snapshots.map((snapshot) => ({ ...snapshot, total: null })),
})

test('too few accounts, and an account newer than the snapshot, are no failure', async () => {
  expect(await check(withheld, { of: withoutTotal() })).toEqual({ kind: 'withheld' })
  expect(await check(notYet, { has: walletOf([]) })).toEqual({ kind: 'not_yet' })
  const since = walletOf([
    { at: 103, usd: '20' },
    { at: null, usd: '500' },
  ])
  expect(await check(notYet, { has: since })).toEqual({ kind: 'not_yet' })
  // Before the first snapshot nobody is in one.
  expect(await check(notYet, { of: { ...published, snapshots: [] } })).toEqual({ kind: 'not_yet' })
})

test('somebody who had postings by the snapshot and has no leaf was left out of it', async () => {
  const leftOut = { kind: 'not_included', reason: 'left_out', file: null }
  expect(await check(notYet)).toEqual(leftOut)
  // However much was booked since, and even where the answer claims to be ready.
  const busy = walletOf([
    { at: 102, usd: '500' },
    ...Array.from({ length: 7 }, () => ({ at: 110, usd: '1' })),
  ])
  expect(await check({ status: 'ready', bundles: [] }, { has: busy })).toEqual(leftOut)
})

test('a proof that is withheld from one person while everybody sees the total is refused', async () => {
  expect(await check(withheld)).toEqual({ kind: 'not_included', reason: 'withheld_alone', file: null })
})

test('a consistent tree in which somebody has less than their wallet is refused by the amount', async () => {
  const has = walletOf([
    { at: 90, usd: '500' },
    { at: 102, usd: '0.000001' },
    { at: 103, usd: '70' },
  ])
  expect(await check(proof, { has })).toMatchObject({
    kind: 'not_included',
    reason: 'another_balance',
    provenMinor: 500_000_000n,
    walletMinor: 500_000_001n,
    file: JSON.stringify(made.genuine),
  })
})

test('what was booked after the snapshot, or is not in the chain yet, is no part of what it has to prove', async () => {
  const has = walletOf([
    { at: 90, usd: '530' },
    { at: 102, usd: '-30' },
    { at: 103, usd: '-499' },
    ...Array.from({ length: 7 }, () => ({ at: 110, usd: '12.5' })),
    { at: null, usd: '3' },
  ])
  expect(await check(proof, { has })).toMatchObject({ kind: 'included' })
})

test('what changed between two calls is read again before anything is said', async () => {
  const answers = [walletOf([{ at: 90, usd: '499' }]), wallet]
  const has: WalletReader = { ...wallet, total: () => (answers.shift() ?? wallet).total() }
  expect(await check(proof, { has })).toMatchObject({ kind: 'included' })
  expect(answers).toEqual([])
  // The day's total is withheld from everybody by the time that the proof is.
  expect(await check(withheld, { from: reader(withoutTotal()) })).toEqual({ kind: 'withheld' })
})

test('a head that was signed since the list was read is found in the list read anew', async () => {
  const before = listOf(made.site.log.tree, made.site.log.tree.size - 1)
  expect(await check(proof, { of: before, from: reader(published) })).toMatchObject({ kind: 'included' })
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
    wallet,
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
      wallet,
    })
  expect(await of(yesterday)).toMatchObject({ kind: 'not_included', reason: 'another_day' })
  const today = { ...yesterday, bundles: [now.genuine as OwnProof['bundles'][number]] }
  expect(await of(today)).toMatchObject({ kind: 'included' })
})

/** The queue gives each caller what a single post would have given, however the transfers travelled. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  available,
  balanceOf,
  checkInvariants,
  createPostQueue,
  findTransfer,
  invested,
  type PostQueue,
  results,
  reversalTransfer,
  type Transfer,
  withNamedStatements,
} from '#index.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import {
  booked,
  depositOf,
  investorWith,
  moveOf,
  postAlone,
  tapped,
  transferOf,
  verdictOf,
} from '../testing/fixtures.ts'

let database: TestDatabase
let queue: PostQueue
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => {
  // One in flight, so that whoever comes together travels together.
  queue = createPostQueue(database.app, { inFlightMax: 1 })
})
afterAll(async () => {
  expect(await checkInvariants(database.owner)).toEqual([])
  await database.close()
})

const verdictsOf = (transfers: readonly Transfer[], by: PostQueue = queue): Promise<string[]> =>
  Promise.all(transfers.map((transfer) => verdictOf(by.post(transfer))))

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

test('one caller alone is posted singly, many together in as few statements as may be in flight', async () => {
  const statements: string[] = []
  const by = createPostQueue(
    tapped(database.app, (text) => {
      statements.push(/ledger\.(post_batch|post)\b/.exec(text)?.[1] ?? '')
    }),
  )
  const investor = await investorWith(database, 1n)
  expect(await verdictsOf([depositOf(investor, 1n)], by)).toEqual(['posted'])
  expect(statements.filter((statement) => statement !== '')).toEqual(['post'])
  expect(
    await verdictsOf(
      times(50, () => depositOf(investor, 1n)),
      by,
    ),
  ).toEqual(times(50, () => 'posted'))
  expect(statements.filter((statement) => statement !== '')).toEqual(['post', 'post_batch', 'post_batch'])
  expect(await balanceOf(database.app, available(investor))).toBe(52n)
})

describe('in one batch with others', () => {
  test('each transfer gets its own verdict', async () => {
    const [ada, bob] = [await investorWith(database, 10n), await investorWith(database, 5n)]
    const before = moveOf(results, available(ada), 1n)
    await postAlone(database, before)
    const twice = moveOf(available(ada), available(bob), 2n)
    const attempts: [transfer: Transfer, verdict: string][] = [
      [moveOf(available(ada), invested(ada, randomUUID()), 3n), 'posted'],
      [twice, 'posted'],
      [twice, 'replayed'],
      [before, 'replayed'],
      [moveOf(results, available(bob), 9n, { key: before.key }), 'key_reused'],
      [moveOf(available(ada), available(bob), 1_000n), 'insufficient_funds'],
      [transferOf([{ account: results, amountMinor: 1n }]), 'malformed'],
      [moveOf(results, available(ada), 0n), 'malformed'],
      [
        transferOf([
          ...moveOf(results, available(ada), 2n).postings.slice(1),
          { account: results, amountMinor: -1n },
        ]),
        'unbalanced',
      ],
      // What comes in by the same batch counts in the end, although the batch itself does not lend on it.
      [moveOf(available(bob), available(ada), 6n), 'posted'],
    ]
    const verdicts = await verdictsOf(attempts.map(([transfer]) => transfer))
    // Which of two equal ones is the first is the queue's affair; that exactly one is posted is not.
    verdicts.splice(1, 2, ...verdicts.slice(1, 3).toSorted())
    expect(verdicts).toEqual(attempts.map(([, verdict]) => verdict))
    expect(await balanceOf(database.app, available(ada))).toBe(10n + 1n - 3n - 2n + 6n)
    expect(await balanceOf(database.app, available(bob))).toBe(5n + 2n - 6n)
  })

  test('what the table itself refuses does not take the others with it', async () => {
    const investor = await investorWith(database, 1n)
    const bad = depositOf(investor, 1n)
    const transfers = [depositOf(investor, 1n), { ...bad, reference: '' }, depositOf(investor, 1n)]
    expect(await verdictsOf(transfers)).toEqual(['posted', 'malformed', 'posted'])
  })

  test('a reversal is posted beside it', async () => {
    const investor = await investorWith(database, 1n)
    const { transferId } = await postAlone(database, depositOf(investor, 5n))
    const original = await findTransfer(database.app, transferId)
    if (original === undefined) throw new Error('the deposit is gone')
    const transfers = [depositOf(investor, 1n), reversalTransfer(original), depositOf(investor, 1n)]
    expect(await verdictsOf(transfers)).toEqual(['posted', 'posted', 'posted'])
    expect(await balanceOf(database.app, available(investor))).toBe(3n)
  })

  test('one account many times keeps an exact running balance', async () => {
    const investor = await investorWith(database, 100n)
    const position = randomUUID()
    const spends = times(60, () => moveOf(available(investor), invested(investor, position), 3n))
    const verdicts = await verdictsOf(spends)
    expect(verdicts.filter((verdict) => verdict === 'posted')).toHaveLength(33)
    expect(verdicts.filter((verdict) => verdict === 'insufficient_funds')).toHaveLength(27)
    expect(await balanceOf(database.app, available(investor))).toBe(1n)
  })
})

test('what a balance does not cover is left out of the batch, which books the rest', async () => {
  const [rich, poor] = [await investorWith(database, 100n), await investorWith(database, 1n)]
  const transfers = times(10, (index) => moveOf(available(index === 4 ? poor : rich), results, 2n))
  let singles = 0
  const by = createPostQueue(
    tapped(database.app, (text) => {
      if (text.includes('ledger.post(')) singles += 1
    }),
  )
  const verdicts = await verdictsOf(transfers, by)
  expect(verdicts).toEqual(times(10, (index) => (index === 4 ? 'insufficient_funds' : 'posted')))
  // Only answers are counted here, and the one that was left out got a refusal instead.
  expect(singles).toBe(0)
})

describe('a batch that is not what the queue makes books nothing', () => {
  const key = randomUUID()
  const dollar = ['1', '-1']
  test.each<[string, unknown[]]>([
    ['accounts out of order', [[key], ['50', '40'], [1, 1], [1, 2], dollar]],
    ['an account named twice', [[key], ['40', '40'], [1, 1], [1, 2], dollar]],
    ['an unknown account', [[key], ['40', '777777'], [1, 1], [1, 2], dollar]],
    ['an unknown house account', [[key], ['40', '777'], [1, 1], [1, 2], dollar]],
    ['a line of an account that is not listed', [[key], ['40', '50'], [1, 1], [1, 3], dollar]],
    ['a line of a transfer that is not listed', [[key], ['40', '50'], [2, 2], [1, 2], dollar]],
    ['a transfer without lines', [[key, randomUUID()], ['40', '50'], [1, 1], [1, 2], dollar]],
  ])('%s', async (_what, [keys, ...rest]) => {
    const each = (value: unknown) => (keys as string[]).map(() => value)
    const before = await booked(database.owner)
    const { rows } = await database.app.query<{ transfer_id: bigint | null }>(
      'select transfer_id from ledger.post_batch($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [keys, each('accrual'), each('test/1'), each(Buffer.alloc(32)), each(null), ...rest],
    )
    expect(rows.filter(({ transfer_id: id }) => id !== null)).toEqual([])
    expect(await booked(database.owner)).toEqual(before)
  })
})

test('with named statements the verdicts are the same', async () => {
  const investor = await investorWith(database, 10n)
  const by = createPostQueue(withNamedStatements(database.app))
  const twice = moveOf(available(investor), results, 4n)
  const transfers = [twice, twice, moveOf(available(investor), results, 40n), depositOf(investor, 1n)]
  expect(await verdictsOf(transfers, by)).toEqual(['posted', 'replayed', 'insufficient_funds', 'posted'])
  expect(await verdictsOf([twice], by)).toEqual(['replayed'])
  expect(await balanceOf(database.app, available(investor))).toBe(7n)
})

test('when the answer of a batch is lost, every caller is answered again', async () => {
  const investor = await investorWith(database, 1n)
  let lost = 0
  const pool = tapped(database.app, (text) => {
    if (!text.includes('post_batch')) return
    lost += 1
    throw new Error('connection reset after the commit')
  })
  const before = await booked(database.owner)
  const verdicts = await verdictsOf(
    times(20, () => depositOf(investor, 1n)),
    createPostQueue(pool),
  )
  expect(lost).toBe(2)
  expect(verdicts).toEqual(times(20, () => 'replayed'))
  expect((await booked(database.owner)).transfers).toBe(before.transfers + 20)
})

test('batches and single posts of two processes: no deadlock, no double effect, nothing lost', async () => {
  const investors = await Promise.all(times(8, () => investorWith(database, 500n)))
  const anyone = () => investors[Math.floor(Math.random() * investors.length)] ?? ''
  const queues = [createPostQueue(database.app), createPostQueue(database.anotherApp())]
  for (let round = 0; round < 20; round++) {
    const transfers = times(60, () => {
      const [source, target] = [anyone(), anyone()]
      return source === target || Math.random() < 0.3
        ? depositOf(randomUUID(), 1n)
        : moveOf(available(source), available(target), 20n)
    })
    const again = transfers.filter(() => Math.random() < 0.15)
    const verdicts = await Promise.all([
      ...[...transfers, ...again].map((transfer, index) =>
        verdictOf((queues[index % 2] ?? queue).post(transfer)),
      ),
      ...again.map((transfer) => verdictOf(postAlone(database, transfer))),
    ])
    const expected = new Set(['posted', 'replayed', 'insufficient_funds'])
    expect(verdicts.filter((verdict) => !expected.has(verdict))).toEqual([])
  }
  const balances = await Promise.all(
    investors.map((investor) => balanceOf(database.app, available(investor))),
  )
  expect(balances.reduce((a, b) => a + b)).toBe(4_000n)
})

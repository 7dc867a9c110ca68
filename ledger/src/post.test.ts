import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AccountRef,
  available,
  balanceOf,
  checkInvariants,
  conversion,
  custody,
  fees,
  findTransfer,
  invested,
  LedgerRefusal,
  outside,
  post,
  type Posting,
  postResolved,
  results,
  reverseTransfer,
  type Transfer,
} from '#index.ts'
import { contentHash } from '#content-hash.ts'
import { usd } from '#money.ts'
import { inTransaction, testDatabase, type TestDatabase } from '../testing/database.ts'
import {
  booked,
  depositOf,
  investorWith,
  moveOf,
  postAlone,
  transferOf,
  verdictOf,
} from '../testing/fixtures.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await checkInvariants(database.owner)).toEqual([])
  await database.close()
})

const ada = '00000000-0000-4000-8000-00000000000a'
const nothing = { transfers: 0, postings: 0 }
const line = (account: AccountRef, amountMinor: bigint): Posting => ({ account, amountMinor })

/** Told in this order: what one attempt leaves is what the next finds. */
describe('one attempt each', { shuffle: false }, () => {
  const limit = 10n ** 30n
  // By descending precedence: a transfer that is wrong in several ways gets the first verdict that fits.
  const attempts: [attempt: string, transfer: Transfer, verdict: string][] = [
    ['no posting', transferOf([]), 'malformed'],
    ['one posting', transferOf([line(results, 1n)]), 'malformed'],
    ['a zero posting', transferOf([line(results, 0n), line(available(ada), 0n)]), 'malformed'],
    [
      'an account twice',
      transferOf([line(results, -2n), line(results, 1n), line(available(ada), 1n)]),
      'malformed',
    ],
    ['an amount too large', moveOf(results, available(ada), limit), 'malformed'],
    ['a reference of nothing', moveOf(results, available(ada), 1n, { reference: '' }), 'malformed'],
    ['a reference of two lines', moveOf(results, available(ada), 1n, { reference: 'a\nb' }), 'malformed'],
    [
      'a reference without end',
      moveOf(results, available(ada), 1n, { reference: 'x'.repeat(201) }),
      'malformed',
    ],
    ['a reversal of nothing', moveOf(results, available(ada), 1n, { kind: 'reversal' }), 'malformed'],
    ['another kind that reverses', moveOf(results, available(ada), 1n, { reverses: 1n }), 'malformed'],
    ['more in than out', transferOf([line(results, -1n), line(available(ada), 2n)]), 'unbalanced'],
    ['dollars for coins', transferOf([line(results, -1n), line(custody('btc'), 1n)]), 'unbalanced'],
    [
      'dollars that balance coins that do not',
      transferOf([...moveOf(results, fees, 1n).postings, line(outside('eth'), 1n)]),
      'unbalanced',
    ],
    [
      'a reversal of a transfer that never was',
      moveOf(results, available(ada), 1n, { kind: 'reversal', reverses: 999_999n }),
      'not_a_mirror',
    ],
    ['more than there is', moveOf(available(ada), results, 1n), 'insufficient_funds'],
    ['the largest amount', moveOf(results, conversion('usd'), limit - 1n), 'posted'],
    ['from the house below zero', moveOf(results, available(ada), usd('100')), 'posted'],
    ['more than there is by one', moveOf(available(ada), results, usd('100') + 1n), 'insufficient_funds'],
    ['all there is', moveOf(available(ada), results, usd('100')), 'posted'],
    ['two assets at once', depositOf(ada, 5n), 'posted'],
    ['a reference in any script', moveOf(results, available(ada), 1n, { reference: 'депозит/１' }), 'posted'],
  ]
  test.each(attempts)('%s', async (_attempt, transfer, verdict) => {
    const before = await booked(database.owner)
    expect(await verdictOf(postAlone(database, transfer))).toBe(verdict)
    const { transfers, postings } =
      verdict === 'posted' ? { transfers: 1, postings: transfer.postings.length } : nothing
    expect(await booked(database.owner)).toEqual({
      transfers: before.transfers + transfers,
      postings: before.postings + postings,
    })
  })

  test.each([
    ['a fraction', ['-0.5', '0.5']],
    ['not a number', ['NaN', 'NaN']],
    ['infinity', ['Infinity', '-Infinity']],
    ['nothing', [null, null]],
    ['one amount for two accounts', ['1']],
  ])('%s straight at the function', async (_attempt, amounts) => {
    const attempt = database.app.query(
      `select * from ledger.post(gen_random_uuid(), 'accrual', 'test/1', sha256(''), null, null, array[40, 50], $1::numeric[])`,
      [amounts],
    )
    await expect(attempt).rejects.toMatchObject({ code: 'LG006' })
  })

  test('an account that does not exist', async () => {
    const transfer = moveOf(results, fees, 1n)
    expect(await verdictOf(postResolved(database.app, transfer, [40n, 123_456n]))).toBe('unknown_account')
  })
})

describe('the same key again', () => {
  test('answers with the first transfer and moves nothing', async () => {
    const transfer = moveOf(results, available(await investorWith(database, 1n)), 5n)
    const first = await postAlone(database, transfer)
    const before = await booked(database.owner)
    expect(await postAlone(database, transfer)).toEqual({ transferId: first.transferId, replayed: true })
    expect(await booked(database.owner)).toEqual(before)
  })

  test('answers even when the money has gone since', async () => {
    const investor = await investorWith(database, 5n)
    const out = moveOf(available(investor), results, 5n)
    await postAlone(database, out)
    expect(await verdictOf(postAlone(database, out))).toBe('replayed')
  })

  test('within one transaction answers too', async () => {
    const transfer = moveOf(results, available(randomUUID()), 5n)
    await inTransaction(database.app, async (tx) => {
      expect((await post(tx, transfer)).replayed).toBe(false)
      expect((await post(tx, transfer)).replayed).toBe(true)
    })
  })

  test('is free again when the first transaction was rolled back', async () => {
    const transfer = moveOf(results, available(randomUUID()), 5n)
    const rolledBack = inTransaction(database.app, async (tx) => {
      await post(tx, transfer)
      throw new Error('the process died here')
    })
    await expect(rolledBack).rejects.toThrow('the process died here')
    expect(await verdictOf(postAlone(database, transfer))).toBe('posted')
  })

  const investor = randomUUID()
  const key = randomUUID()
  const first = moveOf(results, available(investor), 5n, { key, effectiveOn: '2026-11-21' })
  test.each([
    ['the same', first, 'replayed'],
    ['the same lines in another order', { ...first, postings: first.postings.toReversed() }, 'replayed'],
    [
      'another amount',
      moveOf(results, available(investor), 6n, { key, effectiveOn: '2026-11-21' }),
      'key_reused',
    ],
    [
      'another account',
      moveOf(results, available(randomUUID()), 5n, { key, effectiveOn: '2026-11-21' }),
      'key_reused',
    ],
    ['another kind', { ...first, kind: 'deposit' }, 'key_reused'],
    ['another reference', { ...first, reference: 'test/2' }, 'key_reused'],
    ['another day', { ...first, effectiveOn: '2026-11-22' }, 'key_reused'],
  ] satisfies [string, Transfer, string][])('with %s', async (_content, transfer, verdict) => {
    await postAlone(database, first)
    expect(await verdictOf(postAlone(database, transfer))).toBe(verdict)
  })
})

/** The last ones, of one transfer, in this order: it is reversed once. */
describe('a reversal', { shuffle: false }, () => {
  test('undoes each line once, and says so the second time', async () => {
    const investor = await investorWith(database, 10n)
    const { transferId } = await postAlone(database, moveOf(results, available(investor), 5n))
    const reversal = await inTransaction(database.app, (tx) => reverseTransfer(tx, transferId))
    expect(reversal.replayed).toBe(false)
    expect(await balanceOf(database.app, available(investor))).toBe(10n)
    expect(await inTransaction(database.app, (tx) => reverseTransfer(tx, transferId))).toEqual({
      ...reversal,
      replayed: true,
    })
    expect(await findTransfer(database.app, reversal.transferId)).toMatchObject({
      kind: 'reversal',
      reverses: transferId,
    })
  })

  test('can be undone in turn', async () => {
    const investor = await investorWith(database, 10n)
    const { transferId } = await postAlone(database, moveOf(results, available(investor), 5n))
    const reversal = await inTransaction(database.app, (tx) => reverseTransfer(tx, transferId))
    await inTransaction(database.app, (tx) => reverseTransfer(tx, reversal.transferId))
    expect(await balanceOf(database.app, available(investor))).toBe(15n)
  })

  test('is refused when the investor no longer has it', async () => {
    const investor = await investorWith(database, 5n)
    const { transferId } = await postAlone(database, moveOf(results, available(investor), 5n))
    await postAlone(database, moveOf(available(investor), invested(investor, randomUUID()), 7n))
    expect(await verdictOf(inTransaction(database.app, (tx) => reverseTransfer(tx, transferId)))).toBe(
      'insufficient_funds',
    )
  })

  test('of an unknown transfer is a slip of the code', async () => {
    await expect(reverseTransfer(database.app, 999_999n)).rejects.toThrow(RangeError)
  })

  const investor = randomUUID()
  const [out, back] = [available(investor), results]
  test.each([
    ['part of it', moveOf(out, back, 4n), 'not_a_mirror'],
    ['more than it', moveOf(out, back, 6n), 'not_a_mirror'],
    ['it in the same direction', moveOf(back, out, 5n), 'not_a_mirror'],
    ['another account', moveOf(out, fees, 5n), 'not_a_mirror'],
    [
      'it with a line more',
      transferOf([...moveOf(out, back, 5n).postings, ...moveOf(custody('btc'), outside('btc'), 1n).postings]),
      'not_a_mirror',
    ],
    ['exactly it', moveOf(out, back, 5n), 'posted'],
    ['it again under another key', moveOf(out, back, 5n), 'already_reversed'],
  ] satisfies [string, Transfer, string][])('of %s', async (_what, transfer, verdict) => {
    await postAlone(database, moveOf(results, available(investor), 50n))
    reversible ??= (await postAlone(database, moveOf(back, out, 5n))).transferId
    const attempt = postAlone(database, { ...transfer, kind: 'reversal', reverses: reversible })
    expect(await verdictOf(attempt)).toBe(verdict)
  })
  let reversible: bigint | undefined
})

test('a refusal names itself and keeps the database error as its cause', async () => {
  const error: unknown = await postAlone(database, moveOf(available(randomUUID()), results, 5n)).catch(
    (e: unknown) => e,
  )
  expect(error).toBeInstanceOf(LedgerRefusal)
  expect(error).toMatchObject({ code: 'insufficient_funds', cause: { code: 'LG003' } })
  expect(String(error)).toMatch(/LedgerRefusal: insufficient_funds: account \d+ is short by 5/)
})

test('an error that is not a refusal passes unchanged', async () => {
  await expect(postAlone(database, moveOf(results, fees, 1n, { key: 'no-uuid' }))).rejects.toMatchObject({
    code: '22P02',
  })
})

test('a booked transfer reads back as it was posted', async () => {
  const transfer = depositOf(await investorWith(database, 1n), 7n)
  const { transferId } = await postAlone(database, { ...transfer, effectiveOn: '2026-11-21' })
  const found = await findTransfer(database.app, transferId)
  expect(found).toMatchObject({
    id: transferId,
    key: transfer.key,
    kind: 'deposit',
    effectiveOn: '2026-11-21',
  })
  expect(found?.postings.map(({ account, amountMinor }) => ({ account, amountMinor }))).toEqual(
    transfer.postings,
  )
  expect(found?.postings.map(({ balanceAfterMinor }) => balanceAfterMinor)).toEqual([null, null, null, 8n])
  expect(await findTransfer(database.app, 999_999n)).toBeUndefined()
})

test('ten thousand lines are one transfer', async () => {
  const ownerIds = Array.from({ length: 10_000 }, () => randomUUID())
  const { rows } = await database.owner.query<{ id: bigint }>(
    `select ledger.open_account('available', 'usd', owner_id, null) as id from unnest($1::uuid[]) as owner_id`,
    [ownerIds],
  )
  const postings = [line(results, -10_000n), ...ownerIds.map((ownerId) => line(available(ownerId), 1n))]
  const accountIds = [40n, ...rows.map(({ id }) => id)]
  expect(await verdictOf(postResolved(database.app, transferOf(postings), accountIds))).toBe('posted')
})

describe('what a transfer says', () => {
  const moves: [what: string, accountIds: bigint[], amountsMinor: bigint[]][] = [
    ['two postings', [1000n, 1001n], [-5n, 5n]],
    ['the same the other way round', [1001n, 1000n], [5n, -5n]],
    ['a house account last', [1002n, 40n], [7n, -7n]],
    ['three postings', [1002n, 40n, 999n], [9n, -2n, -7n]],
    ['amounts beyond what a float holds', [1000n, 1001n], [-(10n ** 29n) - 1n, 10n ** 29n + 1n]],
  ]
  test.each(moves)('has one hash here and in the database: %s', async (_what, accountIds, amountsMinor) => {
    const said = { kind: 'deposit', reference: 'bench/1\u00e9', effectiveOn: '2026-11-21' } as const
    const postings = amountsMinor.map((amountMinor) => line(results, amountMinor))
    const { rows } = await database.app.query<{ hash: Buffer }>(
      'select ledger.content_hash($1, $2, null, $3::date, $4::bigint[], $5::numeric[]) as hash',
      [said.kind, said.reference, said.effectiveOn, accountIds.map(String), amountsMinor.map(String)],
    )
    expect(rows[0]?.hash).toEqual(contentHash({ ...said, postings }, accountIds))
  })

  test('has the same hash in whichever order its postings are named', async () => {
    const { rows } = await database.app.query<{ is_same: boolean }>(`
      select ledger.content_hash('adjustment', 'r', null, null, '{1000,1001}', '{-5,5}')
        = ledger.content_hash('adjustment', 'r', null, null, '{1001,1000}', '{5,-5}') as is_same`)
    expect(rows).toEqual([{ is_same: true }])
  })
})

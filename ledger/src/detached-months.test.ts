/** A month goes and comes back: every sum stays what it was, and whoever asks for more is told. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  available,
  balancesAsOf,
  balancesOfOwner,
  broughtForward,
  checkInvariants,
  checkNextTransfers,
  findTransfer,
  heldAt,
  heldAtCost,
  houseBalances,
  invested,
  ledgerHead,
  ledgerMonths,
  LedgerRefusal,
  postingsFrom,
  reverseTransfer,
  verifyChain,
  whyMonthStays,
} from '#index.ts'
import { inTransaction, testDatabase, type TestDatabase } from '../testing/database.ts'
import { depositOf, moveOf, postAlone } from '../testing/fixtures.ts'
import { attach, begun, dayOf, detach, month, monthStates, sealAll } from '../testing/months.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await sealAll(database)
  expect(await verifyChain(database.app)).toMatchObject({ violations: [], isAtEnd: true })
  expect(await checkInvariants(database.owner)).toEqual([])
  const all = await checkNextTransfers(database.app, { after: 0n, transfersMax: 100, postingsMax: 1_000 })
  expect(all.violations).toEqual([])
  await database.close()
})

const refusal = async (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'none',
    (error: unknown) => (error instanceof LedgerRefusal ? error.code : String(error)),
  )

/** A deposit and an investment in the first month, and a deposit of somebody else's in the second. */
async function twoMonths() {
  const ada = randomUUID()
  const deposit = await postAlone(database, depositOf(ada, 100n))
  await postAlone(database, moveOf(available(ada), invested(ada, randomUUID()), 40n))
  await begun(database, 1)
  const later = await postAlone(database, depositOf(randomUUID(), 7n))
  await sealAll(database)
  return { ada, deposit: deposit.transferId, later: later.transferId }
}

/** Two months that can go, and a third. */
async function threeMonths() {
  const { ada } = await twoMonths()
  await begun(database, 2)
  await postAlone(database, moveOf(available(ada), invested(ada, randomUUID()), 11n))
  await sealAll(database)
  return { ada }
}

async function sums(owner: string) {
  const head = await ledgerHead(database.app)
  if (head === null) throw new Error('nothing is sealed')
  const soon = new Date(Date.now() + 1)
  return {
    owner: await balancesOfOwner(database.app, owner),
    ownerNow: await balancesAsOf(database.app, owner, soon),
    house: await houseBalances(database.app),
    houseNow: await balancesAsOf(database.app, null, soon),
    held: await heldAt(database.app, head),
    cost: await heldAtCost(database.app, head),
  }
}

describe('a month that was detached', () => {
  test('is still in every sum', async () => {
    const { ada } = await twoMonths()
    const before = await sums(ada)
    expect(await postingsFrom(database.app)).toBeNull()
    expect(await detach(database.owner, 0)).toBe('detached')
    expect(await monthStates(database)).toBe('detached attached')
    expect(await sums(ada)).toEqual(before)
    const [account] = before.owner
    expect(await broughtForward(database.app, [account?.accountId ?? 0n, 10n, 40n])).toEqual(
      new Map([
        [account?.accountId, { minor: 60n, postingsCount: 2n }],
        [10n, { minor: -100n, postingsCount: 1n }],
      ]),
    )
    expect(await attach(database.owner, 0)).toBe('attached')
    expect([await sums(ada), await postingsFrom(database.app)]).toEqual([before, null])
    expect(await broughtForward(database.app, [10n])).toEqual(new Map())
  })

  test('its transfers are known, and what they moved is not', async () => {
    const { ada, deposit, later } = await twoMonths()
    await detach(database.owner, 0)
    const from = await postingsFrom(database.app)
    expect(from).toMatchObject({ transferId: later, seal: { position: 2n, transferId: deposit + 1n } })
    expect((await findTransfer(database.app, later))?.postings).toHaveLength(4)
    expect(await findTransfer(database.app, 12_345n)).toBeUndefined()
    expect(await refusal(findTransfer(database.app, deposit))).toBe('detached')
    expect(await refusal(inTransaction(database.app, (tx) => reverseTransfer(tx, deposit)))).toBe('detached')
    const since = from?.since ?? new Date(0)
    expect(await refusal(balancesAsOf(database.app, ada, new Date(since.getTime() - 1)))).toBe('detached')
    expect((await balancesAsOf(database.app, ada, since)).map(({ minor }) => minor)).toEqual([60n, 40n])
  })

  test('is what the postings after it go on from', async () => {
    const { ada } = await threeMonths()
    for (const later of [0, 1]) expect(await detach(database.owner, later)).toBe('detached')
    expect(await postAlone(database, moveOf(available(ada), invested(ada, randomUUID()), 49n))).toBeDefined()
    expect((await balancesOfOwner(database.app, ada)).map(({ minor }) => minor)).toEqual([0n, 40n, 11n, 49n])
    await sealAll(database)
    expect(await verifyChain(database.app)).toMatchObject({ unread: 3n, checkpoint: { position: 5n } })
    const checked = await checkNextTransfers(database.app, { after: 0n, transfersMax: 9, postingsMax: 99 })
    expect(checked).toEqual({ checkedTo: (await ledgerHead(database.app))?.transferId, violations: [] })
  })

  test('may be one in which an account lost what it had from a month before', async () => {
    const ada = randomUUID()
    await postAlone(database, depositOf(ada, 100n))
    await begun(database, 1)
    await postAlone(database, moveOf(available(ada), invested(ada, randomUUID()), 70n))
    await begun(database, 2)
    await postAlone(database, depositOf(ada, 1n))
    await sealAll(database)
    const before = await sums(ada)
    for (const later of [0, 1]) expect(await detach(database.owner, later)).toBe('detached')
    expect(await sums(ada)).toEqual(before)
    for (const later of [1, 0]) expect(await attach(database.owner, later)).toBe('attached')
    expect(await sums(ada)).toEqual(before)
  })

  test('may be empty', async () => {
    await begun(database, 1)
    await begun(database, 2)
    await postAlone(database, depositOf(randomUUID(), 7n))
    await sealAll(database)
    expect([await detach(database.owner, 0), await detach(database.owner, 1)]).toEqual([
      'detached',
      'detached',
    ])
    expect(await postingsFrom(database.app)).toMatchObject({ since: month(1), seal: { position: 0n } })
    expect([await attach(database.owner, 1), await attach(database.owner, 0)]).toEqual([
      'attached',
      'attached',
    ])
  })
})

describe('months go from the oldest on, and come back from the newest on', () => {
  test('each once, however often it is asked', async () => {
    const { ada } = await threeMonths()
    const before = await sums(ada)
    expect(await detach(database.owner, 1)).toBe('not_oldest')
    expect(await attach(database.owner, 0)).toBe('nothing')
    expect([await detach(database.owner, 0), await detach(database.owner, 0)]).toEqual([
      'detached',
      'nothing',
    ])
    expect([await detach(database.owner, 1), await detach(database.owner, 1)]).toEqual([
      'detached',
      'nothing',
    ])
    expect([await monthStates(database), await sums(ada)]).toEqual(['detached detached attached', before])
    expect(await attach(database.owner, 0)).toBe('not_newest')
    expect([await attach(database.owner, 1), await attach(database.owner, 1)]).toEqual([
      'attached',
      'nothing',
    ])
    expect(await monthStates(database)).toBe('detached attached attached')
    expect(await sums(ada)).toEqual(before)
    expect(await detach(database.owner, 1)).toBe('detached')
    for (const later of [1, 0]) expect(await attach(database.owner, later)).toBe('attached')
    expect([await monthStates(database), await sums(ada)]).toEqual(['attached attached attached', before])
  })

  test.each([
    ['newest', 2, 48],
    ['not_oldest', 1, 48],
    ['unknown', 3, 48],
    ['too_young', 0, 12],
  ])('not one that is %s', async (why, later, now) => {
    await threeMonths()
    expect(await detach(database.owner, later, month(now))).toBe(why)
    expect(await whyMonthStays(database.owner, dayOf(later), month(now))).toBe(why)
    expect(await monthStates(database)).toBe('attached attached attached')
  })

  test('one goes twelve months after its end, to the moment', async () => {
    await twoMonths()
    expect(await detach(database.owner, 0, new Date(month(13).getTime() - 1))).toBe('too_young')
    expect(await detach(database.owner, 0, month(13))).toBe('detached')
  })

  test('not one behind which nothing is sealed', async () => {
    await postAlone(database, depositOf(randomUUID(), 100n))
    await begun(database, 1)
    await sealAll(database)
    expect(await detach(database.owner, 0)).toBe('unsealed')
    await postAlone(database, depositOf(randomUUID(), 100n))
    expect(await detach(database.owner, 0)).toBe('unsealed')
    await sealAll(database)
    expect(await detach(database.owner, 0)).toBe('detached')
  })
})

describe('the table of a month that was detached', () => {
  test('may be dropped, and nothing but the postings is gone', async () => {
    const { ada } = await twoMonths()
    const before = await sums(ada)
    await detach(database.owner, 0)
    await database.owner.query('drop table ledger.posting_first')
    expect([await monthStates(database), await sums(ada)]).toEqual(['dropped attached', before])
    expect((await ledgerMonths(database.app)).map(({ bytes }) => bytes > 0)).toEqual([false, true])
    expect(await attach(database.owner, 0)).toBe('gone')
  })

  test('comes back from a copy, with its walls', async () => {
    const { ada, deposit } = await twoMonths()
    const before = await sums(ada)
    await detach(database.owner, 0)
    await database.owner.query('create table ledger.kept (like ledger.posting_first including all)')
    await database.owner.query('insert into ledger.kept select * from ledger.posting_first')
    await database.owner.query('drop table ledger.posting_first')
    await database.owner.query('alter table ledger.kept rename to posting_first')
    expect(await attach(database.owner, 0)).toBe('attached')
    expect([await sums(ada), await postingsFrom(database.app)]).toEqual([before, null])
    expect((await findTransfer(database.app, deposit))?.postings).toHaveLength(4)
  })

  test.each([
    ['an amount', 'update ledger.posting_first set amount = amount * 2'],
    ['a line', 'delete from ledger.posting_first where line = 1'],
    ['an account', 'update ledger.posting_first set account_id = 50 where account_id = 10'],
    ['what is one too many', "insert into ledger.posting_first values (1, 9, 50, 'usd', 5, null)"],
  ])('does not come back where %s was changed', async (_what, statement) => {
    await twoMonths()
    await detach(database.owner, 0)
    await inTransaction(database.owner, async (tx) => {
      await tx.query('set local session_replication_role = replica')
      await tx.query(statement)
    })
    expect(await attach(database.owner, 0)).toBe('changed')
    expect(await monthStates(database)).toBe('detached attached')
  })
})

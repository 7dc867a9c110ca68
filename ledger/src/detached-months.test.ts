/** A month goes and comes back: every sum stays what it was, and nothing of it is hidden. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  available,
  balancesAsOf,
  balancesOfOwner,
  broughtForward,
  findTransfer,
  houseBalances,
  invested,
  LedgerRefusal,
  ledgerHead,
  heldAt,
  heldAtCost,
  postingsFrom,
  reverseTransfer,
} from '#index.ts'
import { inTransaction, testDatabase, type TestDatabase } from '../testing/database.ts'
import { depositOf, moveOf, postAlone } from '../testing/fixtures.ts'
import { attach, begun, detach, monthStates, sealAll } from '../testing/months.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

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

async function sums(owner: string) {
  const head = await ledgerHead(database.app)
  if (head === null) throw new Error('nothing is sealed')
  return {
    owner: await balancesOfOwner(database.app, owner),
    ownerNow: await balancesAsOf(database.app, owner, new Date(Date.now() + 1)),
    house: await houseBalances(database.app),
    houseNow: await balancesAsOf(database.app, null, new Date(Date.now() + 1)),
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
    expect(await refusal(findTransfer(database.app, deposit))).toBe('archived')
    expect(await refusal(inTransaction(database.app, (tx) => reverseTransfer(tx, deposit)))).toBe('archived')
    const since = from?.since ?? new Date(0)
    expect(await refusal(balancesAsOf(database.app, ada, new Date(since.getTime() - 1)))).toBe('archived')
    expect((await balancesAsOf(database.app, ada, since)).map(({ minor }) => minor)).toEqual([60n, 40n])
  })
})

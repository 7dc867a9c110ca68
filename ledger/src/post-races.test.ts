/** Two pools stand for two processes. Each race runs 20 rounds: a lost update needs luck to show itself. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  available,
  balanceOf,
  checkInvariants,
  invested,
  openAccount,
  post,
  results,
  reverseTransfer,
  type Transfer,
} from '#index.ts'
import { inTransaction, testDatabase, type TestDatabase } from '../testing/database.ts'
import { depositOf, investorWith, moveOf, postAlone, transferOf, verdictOf } from '../testing/fixtures.ts'

const rounds = 20

let database: TestDatabase
let processes: pg.Pool[]
beforeAll(async () => {
  database = await testDatabase()
  processes = [database.app, database.anotherApp()]
})
afterAll(async () => {
  expect(await checkInvariants(database.owner)).toEqual([])
  await database.close()
})

/** Starts every transfer at once, by turns in one process and the other, and counts the verdicts. */
async function race(transfers: readonly Transfer[]): Promise<Record<string, number>> {
  const verdicts = await Promise.all(
    transfers.map((transfer, index) => {
      const process = processes[index % processes.length] ?? database.app
      return verdictOf(inTransaction(process, (tx) => post(tx, transfer)))
    }),
  )
  const counts: Record<string, number> = {}
  for (const verdict of verdicts) counts[verdict] = (counts[verdict] ?? 0) + 1
  return counts
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

test('twenty spends of a balance that covers one: one goes through', async () => {
  for (let round = 0; round < rounds; round++) {
    const investor = await investorWith(database, 100n)
    const position = randomUUID()
    const spends = times(20, () => moveOf(available(investor), invested(investor, position), 100n))
    expect(await race(spends)).toEqual({ posted: 1, insufficient_funds: 19 })
    expect(await balanceOf(database.app, available(investor))).toBe(0n)
  }
})

test('one key from twenty callers: one effect, twenty answers', async () => {
  for (let round = 0; round < rounds; round++) {
    const investor = randomUUID()
    const deposit = depositOf(investor, 100n)
    expect(await race(times(20, () => deposit))).toEqual({ posted: 1, replayed: 19 })
    expect(await balanceOf(database.app, available(investor))).toBe(100n)
  }
})

test('one key with different contents: one effect, the others are told', async () => {
  for (let round = 0; round < rounds; round++) {
    const [key, investors] = [randomUUID(), times(10, () => randomUUID())]
    expect(await race(investors.map((investor) => ({ ...depositOf(investor, 5n), key })))).toEqual({
      posted: 1,
      key_reused: 9,
    })
  }
})

test('money in circles among few accounts: no deadlock, nothing lost, nothing made', async () => {
  const investors = await Promise.all(times(5, () => investorWith(database, 1_000n)))
  for (let round = 0; round < rounds; round++) {
    const circles = times(30, () => circleAmong(investors))
    const counts = await race(circles)
    expect((counts['posted'] ?? 0) + (counts['insufficient_funds'] ?? 0)).toBe(30)
  }
  const balances = await Promise.all(
    investors.map((investor) => balanceOf(database.app, available(investor))),
  )
  expect(balances.reduce((a, b) => a + b)).toBe(5_000n)
})

/** One of them, by chance, gives 7 to each of one to three others; the accounts are named in any order. */
function circleAmong(investors: readonly string[]): Transfer {
  const [source, ...targets] = investors
    .toSorted(() => Math.random() - 0.5)
    .slice(0, 2 + Math.floor(Math.random() * 3))
    .map((investor) => available(investor))
  if (source === undefined) throw new RangeError('nobody to move money among')
  const given = targets.map((account) => ({ account, amountMinor: 7n }))
  return transferOf([...given, { account: source, amountMinor: -7n * BigInt(given.length) }])
}

test('a transfer undone by ten at once is undone once', async () => {
  for (let round = 0; round < rounds; round++) {
    const investor = await investorWith(database, 100n)
    const { transferId } = await postAlone(database, depositOf(investor, 50n))
    const undoings = times(10, (index) =>
      verdictOf(inTransaction(processes[index % 2] ?? database.app, (tx) => reverseTransfer(tx, transferId))),
    )
    expect((await Promise.all(undoings)).toSorted()).toEqual(['posted', ...times(9, () => 'replayed')])
    expect(await balanceOf(database.app, available(investor))).toBe(100n)
  }
})

test('an account opened by twenty at once is one account', async () => {
  for (let round = 0; round < rounds; round++) {
    const account = invested(randomUUID(), randomUUID())
    const ids = await Promise.all(
      times(20, (index) => openAccount(processes[index % 2] ?? database.app, account)),
    )
    expect(new Set(ids).size).toBe(1)
  }
})

test('two accounts opened by twenty transfers at once, named in either order: no deadlock, each is booked', async () => {
  for (let round = 0; round < rounds; round++) {
    const owners = [available(randomUUID()), available(randomUUID())]
    const deposit = (index: number) =>
      transferOf([
        { account: results, amountMinor: -2n },
        ...(index % 4 < 2 ? owners : owners.toReversed()).map((account) => ({ account, amountMinor: 1n })),
      ])
    expect(await race(times(20, deposit))).toEqual({ posted: 20 })
    for (const owner of owners) expect(await balanceOf(database.app, owner)).toBe(20n)
  }
})

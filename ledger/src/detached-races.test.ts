/** A month goes and comes back while the ledger is in use: nobody is refused, no sum is ever wrong, and who is killed has done nothing. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  attachMonth,
  available,
  balanceOf,
  balancesOfOwner,
  checkInvariants,
  detachMonth,
  findAccountId,
  invested,
  keepMonths,
  post,
  results,
  sealTransfers,
  verifyChain,
} from '#index.ts'
import { inTransaction, testDatabase, type TestDatabase } from '../testing/database.ts'
import { booked, depositOf, investorWith, moveOf, postAlone } from '../testing/fixtures.ts'
import { attach, begun, dayOf, detach, month, monthStates, sealAll } from '../testing/months.ts'

let database: TestDatabase
let ada: string
beforeEach(async () => {
  database = await testDatabase()
  ada = randomUUID()
  await postAlone(database, depositOf(ada, 100n))
  await begun(database, 1)
  await postAlone(database, depositOf(ada, 7n))
  await sealAll(database)
})
afterEach(async () => {
  await sealAll(database)
  expect(await verifyChain(database.app)).toMatchObject({ violations: [], isAtEnd: true })
  expect(await checkInvariants(database.owner)).toEqual([])
  await database.close()
})

const lockNotAvailable = { code: '55P03' }

test('of several who detach a month, or attach it, one does', async () => {
  for (let round = 0; round < 5; round++) {
    for (const [move, did] of [
      [detach, 'detached'],
      [attach, 'attached'],
    ] as const) {
      const steps = await Promise.all([1, 2, 3, 4].map(() => move(database.owner, 0)))
      expect(steps.filter((step) => step === did)).toHaveLength(1)
      // The others met it at work, or came later.
      for (const step of steps) expect([did, 'busy', 'nothing']).toContain(step)
    }
  }
})

test('who is killed before the commit has done nothing, and the next one does it', async () => {
  for (const [move, before, after] of [
    [detachMonth, 'attached attached', 'detached attached'],
    [attachMonth, 'detached attached', 'attached attached'],
  ] as const) {
    const balances = await balancesOfOwner(database.app, ada)
    const killed = await database.owner.connect()
    killed.on('error', () => undefined)
    await killed.query('begin')
    const { rows } = await killed.query<{ pid: number }>('select pg_backend_pid() as pid')
    expect(await move(killed, dayOf(0), month(48))).toMatch(/tached$/)
    await database.owner.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    killed.release(true)
    expect([await monthStates(database), await balancesOfOwner(database.app, ada)]).toEqual([
      before,
      balances,
    ])
    expect(await checkInvariants(database.app)).toEqual([])
    await inTransaction(database.owner, (tx) => move(tx, dayOf(0), month(48)))
    expect([await monthStates(database), await balancesOfOwner(database.app, ada)]).toEqual([after, balances])
  }
})

test('behind a reader that takes long it gives up, and nothing is done; a poster goes on', async () => {
  for (const [move, did] of [
    [detach, 'detached'],
    [attach, 'attached'],
  ] as const) {
    await inTransaction(database.app, async (reader) => {
      await reader.query('select from ledger.posting limit 1')
      await expect(move(database.owner, 0)).rejects.toMatchObject(lockNotAvailable)
      await investorWith(database, 5n)
    })
    expect(await move(database.owner, 0)).toBe(did)
  }
})

test('a long look at one moment sees the month either way, once it keeps the months', async () => {
  const sum = async (tx: pg.PoolClient) => balanceOf(tx, results)
  await investorWith(database, 5n)
  await sealAll(database)
  const reader = await database.app.connect()
  try {
    for (const [move, did] of [
      [detach, 'detached'],
      [attach, 'attached'],
    ] as const) {
      await reader.query('begin isolation level repeatable read read only')
      await keepMonths(reader)
      await reader.query('select 1')
      await expect(move(database.owner, 0)).rejects.toMatchObject(lockNotAvailable)
      expect(await sum(reader)).toBe(-5n)
      expect(await checkInvariants(reader)).toEqual([])
      await reader.query('commit')
      expect(await move(database.owner, 0)).toBe(did)
    }
  } finally {
    reader.release()
  }
})

test('while everybody posts, seals and sums, a month goes and comes back, and every sum is right each time', async () => {
  const investors = await Promise.all(Array.from({ length: 6 }, () => investorWith(database, 1_000_000n)))
  const accountIds = await Promise.all(
    investors.map(async (investor) => (await findAccountId(database.app, available(investor))) ?? 0n),
  )
  const pools = [database.app, database.anotherApp()]
  const before = (await booked(database.owner)).transfers
  const over = new AbortController()

  const movers = investors.map(async (investor, place) => {
    let posted = 0
    for (const position = randomUUID(); !over.signal.aborted; posted += 1)
      await inTransaction(pools[place % 2] ?? database.app, (tx) =>
        post(tx, moveOf(available(investor), invested(investor, position), 1n)),
      )
    return posted
  })
  /** A day's result for all of them, as the accrual books it. */
  const accrual = async () => {
    let posted = 0
    for (const sorted = accountIds.toSorted((a, b) => (a < b ? -1 : 1)); !over.signal.aborted; posted += 1)
      await database.app.query(
        `select ledger.post_wide($1, 'accrual', 'plan/basic/2026-06-16', '2026-06-16', $2::bigint[], $3::numeric[])`,
        [randomUUID(), ['40', ...sorted.map(String)], [`${-sorted.length}`, ...sorted.map(() => '1')]],
      )
    return posted
  }
  /** All of it is one statement, and so one moment: each asset sums to zero, whatever moves. */
  const reader = async () => {
    for (; !over.signal.aborted;) {
      const { rows } = await database.app.query<{ asset: string }>(
        'select asset from ledger.account_balance group by asset having sum(amount) <> 0',
      )
      expect(rows).toEqual([])
    }
    return 0
  }
  const sealer = async () => {
    for (; !over.signal.aborted;) {
      await sealTransfers(database.app)
      expect((await verifyChain(database.app)).violations).toEqual([])
    }
    return 0
  }
  const all = [...movers, accrual(), reader(), sealer()]
  const alone = database.anotherApp()
  try {
    for (let round = 0; round < 5; round++) {
      expect(await inTurn(() => detach(database.owner, 0))).toBe('detached')
      expect(await balanceOf(alone, available(ada))).toBe(107n)
      expect(await inTurn(() => attach(database.owner, 0))).toBe('attached')
    }
    await inTurn(() => detach(database.owner, 0))
  } finally {
    over.abort()
  }
  const posted = (await Promise.all(all)).reduce((sum, count) => sum + count, 0)
  expect(posted).toBeGreaterThan(0)
  expect((await booked(database.owner)).transfers).toBe(before + posted)
})

/** As the operator does: where others were in the way for too long, the same again. */
async function inTurn<T>(move: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await move()
    } catch (error) {
      expect(error).toMatchObject(lockNotAvailable)
    }
  }
}

/** Random histories in which months begin, go and come back, against a model that knows nothing of months. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AccountRef,
  available,
  balanceOf,
  balancesAsOf,
  checkInvariants,
  custody,
  exportChain,
  fees,
  houseBalances,
  invested,
  ledgerMonths,
  partHere,
  partOfMonth,
  results,
  verifyChain,
} from '#index.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { depositOf, moveOf, postAlone } from '../testing/fixtures.ts'
import { attach, begun, detach, monthStates, sealAll } from '../testing/months.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const ada = randomUUID()
const wallet = available(ada)
const places: readonly AccountRef[] = [results, wallet, invested(ada, randomUUID()), fees]
/** They go around. */
const placeAt = (at: number): AccountRef => places[at % places.length] ?? results

const move = fc.record({
  kind: fc.constant('move' as const),
  from: fc.nat(places.length - 1),
  step: fc.integer({ min: 1, max: places.length - 1 }),
  amount: fc.bigInt({ min: 1n, max: 40n }),
})
const other = fc
  .constantFrom('begin', 'detach', 'detach', 'attach', 'attach again')
  .map((kind) => ({ kind }) as const)

/** The months as they should be: `detached` are those at the beginning; `posted` is the newest with a transfer. */
type Months = { newest: number; detached: number; posted: number }

test('every balance is the sum of what was moved, and the whole chain can be put together again', async () => {
  const balances = new Map<AccountRef, bigint>(places.map((account) => [account, 0n]))
  const months: Months = { newest: 0, detached: 0, posted: 0 }
  let coins = 0n

  const post = async (source: AccountRef, target: AccountRef, amount: bigint) => {
    await postAlone(database, moveOf(source, target, amount))
    balances.set(source, (balances.get(source) ?? 0n) - amount)
    balances.set(target, (balances.get(target) ?? 0n) + amount)
    months.posted = months.newest
  }

  const doOther: Record<'begin' | 'detach' | 'attach' | 'attach again', () => Promise<void>> = {
    begin: async () => begun(database, (months.newest += 1)),
    detach: async () => {
      await sealAll(database)
      const canGo = months.detached < months.newest && months.posted > months.detached
      const refusal = months.detached < months.newest ? 'unsealed' : 'newest'
      const done = await detach(database.owner, months.detached, new Date('2100-01-01'))
      expect(done).toBe(canGo ? 'detached' : refusal)
      if (canGo) months.detached += 1
    },
    attach: async () => {
      if (months.detached === 0) return
      expect(await attach(database.owner, months.detached - 1)).toBe('attached')
      months.detached -= 1
    },
    'attach again': async () => {
      expect(await attach(database.owner, months.detached)).toBe('nothing')
    },
  }

  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 2, arbitrary: move }, other), { maxLength: 12 }),
      async (ops) => {
        await postAlone(database, depositOf(ada, 50n))
        balances.set(wallet, (balances.get(wallet) ?? 0n) + 50n)
        coins += 50n * 10n ** 12n
        months.posted = months.newest
        for (const op of ops) {
          if (op.kind !== 'move') {
            await doOther[op.kind]()
            continue
          }
          const [source, target] = [placeAt(op.from), placeAt(op.from + op.step)]
          const isHouse = source === results || source === fees
          if (isHouse || (balances.get(source) ?? 0n) >= op.amount) await post(source, target, op.amount)
        }
        await sealAll(database)
        expect(await monthStates(database)).toBe(
          [
            ...Array.from({ length: months.detached }, () => 'detached'),
            ...Array.from({ length: months.newest + 1 - months.detached }, () => 'attached'),
          ].join(' '),
        )
        for (const account of places)
          expect(await balanceOf(database.app, account)).toBe(balances.get(account))
        expect(await balanceOf(database.app, custody('usdt'))).toBe(coins)
        expect(await balancesAsOf(database.app, null, new Date(Date.now() + 1))).toEqual(
          await houseBalances(database.app),
        )
        expect(await checkInvariants(database.app)).toEqual([])
        expect(await verifyChain(database.app)).toMatchObject({ violations: [], isAtEnd: true })
      },
    ),
    { numRuns: 12 },
  )

  while (months.detached > 0) await doOther.attach()
  const whole = await textsOf(await partHere(database.app))
  const byMonth: string[] = []
  for (const month of await ledgerMonths(database.app))
    byMonth.push(...(await textsOf(await partOfMonth(database.app, month))))
  expect(byMonth).toEqual(whole)
})

async function textsOf(part: Parameters<typeof exportChain>[1]): Promise<string[]> {
  const texts: string[] = []
  for await (const batch of exportChain(database.app, part)) texts.push(...batch.map(({ text }) => text))
  return texts
}

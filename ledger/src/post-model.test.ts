/** Random operations against a plain in-memory model: after each, the ledger and the model agree. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type AccountRef,
  accountName,
  available,
  balanceOf,
  checkInvariants,
  invested,
  results,
  withdrawing,
} from '#index.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { moveOf, postAlone, verdictOf } from '../testing/fixtures.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await checkInvariants(database.owner)).toEqual([])
  await database.close()
})

/** The rules in ten lines: what the SQL must agree with. */
class Model {
  readonly balances = new Map<string, bigint>()
  readonly done = new Map<string, string>()

  move(key: string, source: AccountRef, target: AccountRef, amount: bigint): string {
    const content = [accountName(source), accountName(target), amount].join()
    if (accountName(source) === accountName(target)) return 'malformed'
    const earlier = this.done.get(key)
    if (earlier !== undefined) return earlier === content ? 'replayed' : 'key_reused'
    if (source.kind !== 'results' && this.of(source) < amount) return 'insufficient_funds'
    this.done.set(key, content)
    this.balances.set(accountName(source), this.of(source) - amount)
    this.balances.set(accountName(target), this.of(target) + amount)
    return 'posted'
  }

  of(account: AccountRef): bigint {
    return this.balances.get(accountName(account)) ?? 0n
  }
}

const move = fc.record({
  key: fc.nat(25),
  source: fc.nat(6),
  target: fc.nat(6),
  amount: fc.bigInt({ min: 1n, max: 40n }),
})

test('any sequence of moves gives the verdicts and balances of the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 30 }), async (moves) => {
      const [ada, bob] = [randomUUID(), randomUUID()]
      const [one, two] = [randomUUID(), randomUUID()]
      const accounts: AccountRef[] = [
        available(ada),
        invested(ada, one),
        invested(ada, two),
        withdrawing(ada),
        available(bob),
        withdrawing(bob),
      ]
      const keys = Array.from({ length: 26 }, () => randomUUID())
      const model = new Model()
      for (const { key, source, target, amount } of moves) {
        const [from, into, uuid] = [
          accounts[source] ?? results,
          accounts[target] ?? results,
          keys[key] ?? randomUUID(),
        ]
        const verdict = await verdictOf(postAlone(database, moveOf(from, into, amount, { key: uuid })))
        expect(verdict).toBe(model.move(uuid, from, into, amount))
      }
      for (const account of accounts) expect(await balanceOf(database.app, account)).toBe(model.of(account))
    }),
    { numRuns: 40 },
  )
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accountName,
  available,
  balanceOf,
  balancesAsOf,
  balancesOfOwner,
  checkInvariants,
  conversion,
  findAccountId,
  houseBalances,
  houseChart,
  invested,
  results,
  totalsOfOwner,
  withdrawing,
} from '#index.ts'
import { assetScales } from '#money.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { depositOf, moveOf, postAlone } from '../testing/fixtures.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await checkInvariants(database.owner)).toEqual([])
  await database.close()
})

describe('code and database say the same about', () => {
  test('the house accounts and their ids', async () => {
    const stored = await houseBalances(database.app)
    expect(stored.map(({ accountId, account }) => [accountId, accountName(account)])).toEqual(
      houseChart
        .map(({ id, account }) => [id, accountName(account)])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    )
  })

  test('the assets and their scales', async () => {
    const { rows } = await database.app.query<{ code: string; scale: number }>(
      'select code, scale from ledger.asset',
    )
    expect(Object.fromEntries(rows.map(({ code, scale }) => [code, scale]))).toEqual(assetScales)
  })
})

test('an investor sees what is available, invested over all positions and on its way out', async () => {
  const [ada, one, two] = [randomUUID(), randomUUID(), randomUUID()]
  expect(await totalsOfOwner(database.app, ada)).toEqual({ available: 0n, invested: 0n, withdrawing: 0n })
  await postAlone(database, depositOf(ada, 100n))
  await postAlone(database, moveOf(available(ada), invested(ada, one), 10n))
  await postAlone(database, moveOf(available(ada), invested(ada, two), 20n))
  await postAlone(database, moveOf(available(ada), withdrawing(ada), 5n))
  expect(await totalsOfOwner(database.app, ada)).toEqual({ available: 65n, invested: 30n, withdrawing: 5n })
  expect((await balancesOfOwner(database.app, ada)).map(({ account, minor }) => [account, minor])).toEqual([
    [available(ada), 65n],
    [invested(ada, one), 10n],
    [invested(ada, two), 20n],
    [withdrawing(ada), 5n],
  ])
})

test('what nobody opened holds nothing', async () => {
  const account = available(randomUUID())
  expect(await findAccountId(database.app, account)).toBeUndefined()
  expect(await balanceOf(database.app, account)).toBe(0n)
})

test('a house account is what its postings sum to', async () => {
  const before = await balanceOf(database.app, results)
  await postAlone(database, moveOf(results, available(randomUUID()), 12n))
  expect(await balanceOf(database.app, results)).toBe(before - 12n)
})

test('the balances of a past moment are those of that moment', async () => {
  const ada = randomUUID()
  const moments: { at: Date; minor: bigint; house: bigint }[] = []
  for (const minor of [100n, 250n, 7n]) {
    await postAlone(database, depositOf(ada, minor))
    const { rows } = await database.owner.query<{ at: Date }>(
      'select clock_timestamp() as at, pg_sleep(0.003)',
    )
    // A Date has milliseconds only: the next one is certainly after the posting.
    const at = new Date((rows[0]?.at.getTime() ?? 0) + 1)
    moments.push({
      at,
      minor: await balanceOf(database.app, available(ada)),
      house: await balanceOf(database.app, conversion('usd')),
    })
  }
  expect(moments.map(({ minor }) => minor)).toEqual([100n, 350n, 357n])
  for (const { at, minor, house } of moments) {
    expect((await balancesAsOf(database.app, ada, at)).map((balance) => balance.minor)).toEqual([minor])
    const then = await balancesAsOf(database.app, null, at)
    expect(then.find(({ account }) => accountName(account) === 'conversion:usd')?.minor).toBe(house)
  }
  expect(await balancesAsOf(database.app, ada, new Date(0))).toEqual([])
})

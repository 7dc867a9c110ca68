/** ledger.post_wide: one transfer of very many lines is what ledger.post books, and nothing unsound gets in by it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { available, checkInvariants, findAccountId, post, results } from '#index.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { booked, depositOf, investorWith, moveOf, postAlone } from '../testing/fixtures.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  expect(await checkInvariants(database.owner)).toEqual([])
  await database.close()
})

const accountOf = async (investorId: string) =>
  (await findAccountId(database.app, available(investorId))) ?? 0n

async function postWide(
  accountIds: readonly bigint[],
  amounts: readonly (string | null)[],
  key = randomUUID(),
): Promise<bigint> {
  const { rows } = await database.app.query<{ id: bigint }>(
    `select ledger.post_wide($1, 'accrual', 'plan/basic/2026-06-16', '2026-06-16', $2::bigint[], $3::numeric[]) as id`,
    [key, accountIds.map(String), amounts],
  )
  return rows[0]?.id ?? 0n
}

test('moves every balance, with its running balance, in lines without a gap', async () => {
  const accounts = await Promise.all(
    Array.from({ length: 200 }, async (_, i) => accountOf(await investorWith(database, BigInt(i + 1)))),
  )
  const id = await postWide([40n, ...accounts.toReversed()], [`${-200 * 7}`, ...accounts.map(() => '7')])
  const { rows } = await database.app.query<{ n: number; sum: string; right: boolean }>(
    `select count(*)::int as n, sum(p.amount)::text as sum,
       bool_and(p.account_id = 40 and p.balance_after is null or p.balance_after = b.amount) as right
     from ledger.posting p left join ledger.balance b on b.account_id = p.account_id where p.transfer_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ n: 201, sum: '0', right: true }])
})

test('refuses what is unsound, and nothing of it is left', async () => {
  const [ada, ben] = [
    await accountOf(await investorWith(database, 5n)),
    await accountOf(await investorWith(database, 5n)),
  ]
  await postAlone(database, depositOf(randomUUID(), 5n))
  const before = await booked(database.owner)
  const attempts: [bigint[], (string | null)[], string][] = [
    [[40n, ada, ben], ['-3', '1', '1'], 'LG001'],
    [[40n, ada, 123_456n], ['-3', '2', '1'], 'LG002'],
    [[40n, 999n, ada], ['-3', '2', '1'], 'LG002'],
    [[40n, ada, ada], ['-3', '2', '1'], 'LG002'],
    // Coins are not moved by it.
    [[40n, 20n, ada], ['-3', '2', '1'], 'LG002'],
    [[40n, ada], ['-0.5', '0.5'], 'LG006'],
    [[40n, ada, ben], ['-1', '1', '0'], 'LG006'],
    [[40n, ada, ben], ['-1', '1', null], 'LG006'],
    [[40n, ada], ['NaN', 'NaN'], 'LG006'],
    [[40n, ada], ['-1'], 'LG006'],
    [[ada], ['1'], 'LG006'],
    [[], [], 'LG006'],
    // More than there is: the balance's own constraint.
    [[ada, ben], ['-6', '6'], '23514'],
  ]
  for (const [accountIds, amounts, code] of attempts) {
    await expect(
      postWide(accountIds, amounts),
      `${accountIds.join()} by ${amounts.join()}`,
    ).rejects.toMatchObject({
      code,
    })
  }
  expect(await booked(database.owner)).toEqual(before)
})

test('a known key is an error, whoever used it', async () => {
  const ada = await accountOf(await investorWith(database, 5n))
  const key = randomUUID()
  await postWide([40n, ada], ['-1', '1'], key)
  await expect(postWide([40n, ada], ['-1', '1'], key)).rejects.toMatchObject({ code: '23505' })
  expect(
    (await postAlone(database, moveOf(results, available(await investorWith(database, 1n)), 1n))).replayed,
  ).toBe(false)
})

test(
  'beside transfers of the same accounts: 20 rounds, no deadlock, every balance right',
  { timeout: 60_000 },
  async () => {
    const investors = await Promise.all(Array.from({ length: 30 }, () => investorWith(database, 1_000n)))
    const accounts = await Promise.all(investors.map(accountOf))
    for (let round = 0; round < 20; round += 1) {
      const at = (i: number) => available(investors[(i * 7 + round) % investors.length] ?? '')
      await Promise.all([
        postWide([40n, ...accounts], [`${-investors.length}`, ...accounts.map(() => '1')]),
        postWide([40n, ...accounts.toReversed()], [`${-investors.length}`, ...accounts.map(() => '1')]),
        ...Array.from({ length: 6 }, (_, i) => post(database.app, moveOf(at(i + 1), at(i), 2n))),
      ])
    }
    const { rows } = await database.app.query<{ total: string }>(
      'select sum(amount)::text as total from ledger.balance where account_id = any($1)',
      [accounts.map(String)],
    )
    expect(rows).toEqual([{ total: `${30 * (1_000 + 20 * 2)}` }])
  },
)

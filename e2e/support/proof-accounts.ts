import { takeSnapshots } from '../../server/src/transparency/liabilities/take-snapshot.ts'
import { fund } from '../../server/src/wallet/testing/fund.ts'
import { type Account, openAccount } from './account.ts'
import type { Product } from './product.ts'
import { withPast } from './staff-console.ts'

/** Five funded accounts and two snapshots of what they are owed. Answers the one that has $1,001. */
export async function openProvenAccount(product: Product): Promise<Account> {
  const accounts: Account[] = []
  for (let count = 0; count < 5; count += 1) accounts.push(await openAccount(product))
  const account = accounts[0]!
  await withPast(product, async ({ now }) => {
    for (const [at, { user_id }] of accounts.entries()) await fund({ ctx: now }, user_id, `${1_000 + at}`)
    await takeSnapshots(now)
    await fund({ ctx: now }, account.user_id, '1')
    await takeSnapshots({ ...now, clock: { now: () => new Date(Date.now() + 1_000) } })
  })
  return account
}

import type { Account } from './account.ts'
import { ask } from './money.ts'
import { give } from './own-verbs.ts'
import type { Past } from './past.ts'
import type { Product } from './product.ts'

/** An account with 400 dollars in, 150 of them in a position and 50 asked back; without blocks to wait for. */
export async function liveAtOnce(
  { product, past }: { product: Product; past: Past },
  account: Account,
): Promise<{ position: string; withdrawal: string }> {
  await give(past, account, '400')
  const call = (path: string, body: Readonly<Record<string, unknown>>) =>
    ask<{ id: string }>(product, account, path, body)
  const position = await call('/api/investments/', { plan_id: 'basic', amount: '150.00' })
  const { address } = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  const withdrawal = await call('/api/wallet/withdrawals/', { amount: '50.00', address })
  return { position: position.id, withdrawal: withdrawal.id }
}

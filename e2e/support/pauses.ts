import { expect } from '@playwright/test'
import { fund } from '../../server/src/wallet/testing/fund.ts'
import { type Account, openAccount } from './account.ts'
import { ask } from './money.ts'
import { openPast } from './past.ts'
import type { Product } from './product.ts'

/** A withdrawal that waits, because a credited payment of its investor left the chain. */
export async function heldWithdrawal(
  product: Product,
): Promise<{ account: Account; id: string; isHeld: () => Promise<boolean> }> {
  const account = await openAccount(product)
  const past = await openPast(product)
  try {
    await fund({ ctx: past.now }, account.user_id, '300')
  } finally {
    await past.close()
  }
  const lost = await ask<{ id: string }>(product, account, '/api/wallet/deposits/', {
    amount: '50',
    coin: 'usdt',
  })
  await ask(product, account, '/api/practice/payments/', { deposit_id: lost.id })
  const status = async () =>
    (await ask<{ status: string }>(product, account, `/api/wallet/deposits/${lost.id}/`)).status
  await expect.poll(status, { timeout: 30_000 }).toBe('settled')
  const { address } = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  const { id } = await ask<{ id: string }>(product, account, '/api/wallet/withdrawals/', {
    amount: '120',
    address,
  })
  await ask(product, account, '/api/practice/reorganisations/', { deposit_id: lost.id })
  const isHeld = async () =>
    (await ask<{ is_held: boolean }>(product, account, `/api/wallet/withdrawals/${id}/`)).is_held
  await expect.poll(isHeld, { timeout: 30_000 }).toBe(true)
  return { account, id, isHeld }
}

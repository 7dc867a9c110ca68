import type { Account } from './account.ts'
import { ask, liveAccount } from './money.ts'
import type { Product } from './product.ts'

/** The signed-in pages that stand for every account, whatever is in it. */
export const plainSignedInPaths: readonly string[] = [
  '/dashboard/home',
  '/dashboard/invest',
  '/dashboard/invest/questions',
  '/dashboard/withdraw',
  '/dashboard/referrals',
  '/dashboard/transactions',
  '/dashboard/statements',
  '/profile/me',
  '/profile/edit',
  '/profile/security',
  '/profile/sessions',
  '/profile/notifications',
  '/profile/data',
  '/profile/identity',
]

/** The address of every kind of signed-in page, with money in the account: it is put there first. */
export async function signedInPaths(product: Product, account: Account): Promise<readonly string[]> {
  const { position, withdrawal, checkout } = await liveAccount(product, account)
  const { results } = await ask<{ results: { id: string }[] }>(product, account, '/api/wallet/transactions/')
  return [
    ...plainSignedInPaths,
    `/dashboard/invest/checkout_btc?deposit=${checkout}`,
    `/dashboard/positions/${position}`,
    `/dashboard/positions/${position}/redeem`,
    `/dashboard/receipts/${checkout}`,
    `/dashboard/withdrawals/${withdrawal}`,
    `/dashboard/transactions/${results[0]?.id}`,
  ]
}

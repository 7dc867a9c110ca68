import { expect, type Page } from '@playwright/test'
import { type Account, signInBrowser } from './account.ts'
import { ask } from './money.ts'
import type { Product } from './product.ts'

export type Coin = 'usdt' | 'bnb' | 'eth' | 'btc' | 'ltc' | 'trx'
export type Checkout = {
  id: string
  reference: string
  status: string
  flags: string[]
  credited: string
  due: string
  address: string
  holds: unknown[]
  payments: { transaction: string; status: string }[]
}

/** A checkout made by the call, and shown in the browser. */
export async function openCheckout(
  product: Product,
  account: Account,
  page: Page,
  { coin = 'usdt', amount = '100.00' }: { coin?: Coin; amount?: string } = {},
): Promise<Checkout> {
  const checkout = await ask<Checkout>(product, account, '/api/wallet/deposits/', { amount, coin })
  await page.goto(`${product.url}/robots.txt`)
  await signInBrowser(page, account)
  await page.goto(`${product.url}${pathOf(coin, checkout.id)}`)
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
  return checkout
}

export const pathOf = (coin: Coin, id: string): string => `/dashboard/invest/checkout_${coin}?deposit=${id}`

/** The page's main button, which names what is due. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \d/ })

export const pay = (page: Page) => payButton(page).click()

/** One of the controls for what else can happen; they are folded away. */
export async function mischief(page: Page, name: string): Promise<void> {
  const controls = page.locator('details', { hasText: 'Simulate a problem' })
  if ((await controls.getAttribute('open')) === null) await controls.locator('summary').click()
  await controls.getByRole('button', { name, exact: true }).click()
}

/** The state in the page's one line, without a reload. */
export const shows = (page: Page, title: string | RegExp) =>
  expect(page.getByRole('main').getByRole('status').filter({ hasText: title })).toBeVisible()

export const waits = (page: Page) => shows(page, /Waiting for \d/)

export const settled = (page: Page) => shows(page, /^\$[\d,.]+ credited/)

export const look = (product: Product, account: Account, id: string): Promise<Checkout> =>
  ask<Checkout>(product, account, `/api/wallet/deposits/${id}/`)

export const available = async (product: Product, account: Account): Promise<string> =>
  (await ask<{ available: string }>(product, account, '/api/wallet/')).available

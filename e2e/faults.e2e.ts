import { expect, type Page, test } from '@playwright/test'
import { type Product, startProduct } from './support/product.ts'
import { openAccount, signInBrowser } from './support/account.ts'

/** What goes wrong between a person and the server. */

let product: Product
test.beforeAll(async () => {
  // Blocks come fast: what is waited for is the same.
  product = await startProduct({ PRACTICE_BLOCK_MS: '300' })
})
test.afterAll(() => product.stop())

async function signedIn(page: Page): Promise<{ access: string }> {
  const account = await openAccount(product)
  await page.goto(product.url)
  await signInBrowser(page, account)
  return account
}

test('a withdrawal whose answer is lost is asked for once', async ({ page }) => {
  const { access } = await signedIn(page)
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' }
  const post = async (path: string, body: unknown): Promise<{ id: string }> =>
    (await (
      await fetch(`${product.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    ).json()) as { id: string }
  const deposit = await post('/api/wallet/deposits/', { amount: '50.00', coin: 'usdt' })
  await post('/api/practice/payments/', { deposit_id: deposit.id })
  await expect
    .poll(async () => (await (await fetch(`${product.url}/api/wallet/`, { headers })).json()) as unknown, {
      timeout: 20_000,
    })
    .toMatchObject({ available: '50.00' })

  let lost = 0
  await page.route('**/api/wallet/withdrawals/', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    await route.fetch()
    return route.abort()
  })
  await page.goto(`${product.url}/dashboard/withdraw`)
  await page.getByLabel('Amount').fill('20')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'Use my practice address' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page).toHaveURL(/\/dashboard\/withdrawals\//)
  expect(lost).toBe(1)
  const list = (await (await fetch(`${product.url}/api/wallet/withdrawals/`, { headers })).json()) as {
    results: unknown[]
  }
  expect(list.results).toHaveLength(1)
})

import { expect, test } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { available, pathOf } from './support/checkouts.ts'
import { ask } from './support/money.ts'
import { type Product, startProduct } from './support/product.ts'
import { consoleOf } from './support/staff-console.ts'

/** A payment worth more than the operator's limit that one of the staff refuses. */
let product: Product
test.beforeAll(async () => {
  product = await startProduct({ DEPOSIT_APPROVAL_ABOVE: '200', PRACTICE_BLOCK_MS: '300' })
})
test.afterAll(() => product.stop())

test('a payment that is refused is not credited, and its checkout says why', async ({ browser, page }) => {
  const account = await openAccount(product)
  const { id } = await ask<{ id: string }>(product, account, '/api/wallet/deposits/', {
    amount: '300.00',
    coin: 'usdt',
  })
  await ask(product, account, '/api/practice/payments/', { deposit_id: id })
  const staff = await consoleOf(browser, product, 'finn@example.com', 'finance')
  const flags = async () =>
    (await ask<{ flags: string[] }>(product, account, `/api/wallet/deposits/${id}/`)).flags
  await expect.poll(flags).toEqual(['in_review'])
  await staff.goto('/staff/payment-reviews')
  await staff.getByRole('row', { name: '$300.00' }).getByRole('link').press('Enter')
  await staff.getByRole('button', { name: 'Reject payment', exact: true }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('textbox').fill('No block explorer has it.')
  await dialog.getByRole('button', { name: 'Reject payment' }).click()
  await expect(staff.getByText('Payment rejected.')).toBeVisible()
  await page.goto(`${product.url}/robots.txt`)
  await signInBrowser(page, account)
  await page.goto(`${product.url}${pathOf('usdt', id)}`)
  await expect(page.getByText('Reason: No block explorer has it.')).toBeVisible()
  await expect(page.getByText('If you think this is wrong, contact support.')).toBeVisible()
  expect(await available(product, account)).toBe('0.00')
})

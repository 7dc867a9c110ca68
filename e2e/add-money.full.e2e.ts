import { expect, test } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { startProduct } from './support/product.ts'

/** What can be done before a payment is confirmed. */

test('while practice money is on its way a plan can be chosen', async ({ page }) => {
  const product = await startProduct({ PRACTICE_BLOCK_MS: '60000' })
  const account = await openAccount(product)
  await page.goto(`${product.url}/robots.txt`)
  await signInBrowser(page, account)
  await page.goto(`${product.url}/dashboard/home`)
  await page.getByRole('button', { name: 'Add money' }).click()
  // No block comes within this test: the payment is seen, and not confirmed.
  await page.getByRole('link', { name: 'Open a position' }).click()
  await expect(page.getByRole('radio', { name: /Basic/ })).toBeChecked()
  await expect(page.getByText('Your account is empty')).toBeHidden()
  await page.getByRole('button', { name: 'Min $100' }).click()
  await expect(page.getByText('Your account is empty')).toBeHidden()
  // By another way than from the checkout, and in a page that knows nothing of the press.
  await page.goto(`${product.url}/dashboard/invest`)
  await expect(page.getByRole('radio', { name: /Basic/ })).toBeChecked()
  await expect(page.getByText('Your account is empty')).toBeHidden()
  await product.stop()
})

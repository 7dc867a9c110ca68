import { expect } from '@playwright/test'
import { signInBrowser } from './support/account.ts'
import { consoleOf } from './support/staff-console.ts'
import { heldWithdrawal } from './support/pauses.ts'
import { test } from './support/public-page.ts'

/** A credited payment leaves its chain: the investor's withdrawal waits, staff see why, and end the pause. */

test('a withdrawal waits while its pause stands, says so, and goes on when staff end it', async ({
  page,
  browser,
  product,
}) => {
  const { account, id, isHeld } = await heldWithdrawal(product)
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  // Said before one asks, too.
  await page.goto('/dashboard/withdraw')
  await expect(page.getByText('You can still request one. We’ll process it after the review')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose address' })).toBeEnabled()
  await page.goto(`/dashboard/withdrawals/${id}`)
  await expect(page.getByText('Withdrawals are on hold')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel withdrawal' })).toBeVisible()

  const ada = await consoleOf(browser, product, 'ada.finance@example.com', 'finance')
  await ada.goto(`/staff/withdrawals/${id}`)
  await expect(ada.getByText('Withdrawals are paused')).toBeVisible()
  await expect(ada.getByRole('button', { name: 'Approve' })).toBeHidden()
  await expect(ada.getByRole('button', { name: 'Reject' })).toBeVisible()
  await ada.getByRole('link', { name: 'See the pauses' }).click()
  await expect(ada.getByRole('heading', { level: 1, name: 'Withdrawal pauses' })).toBeVisible()
  await ada.locator('tbody').getByRole('link').first().press('Enter')
  await expect(ada.getByRole('heading', { level: 1, name: /^USDT · Practice network/ })).toBeVisible()
  await ada.getByRole('button', { name: 'End the pause' }).click()
  const dialog = ada.getByRole('dialog')
  await dialog.getByRole('button', { name: 'End the pause' }).click()
  await expect(dialog.getByText('Give a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The practice chain is as it should be.')
  await dialog.getByRole('button', { name: 'End the pause' }).click()
  await expect(ada.getByText('The practice chain is as it should be.')).toBeVisible()
  await expect(page.getByText('Withdrawals are on hold')).toBeHidden()
  expect(await isHeld()).toBe(false)
  await ada.context().close()
})

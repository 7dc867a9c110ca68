import { expect } from '@playwright/test'
import { signInBrowser } from './support/account.ts'
import { heldWithdrawal } from './support/pauses.ts'
import { test } from './support/public-page.ts'
import { axeIsClean, staffPage } from './support/staff.ts'

/** A pause of withdrawals: its pages through axe, and two of staff who end it at once. */

test('axe finds nothing where a pause is told, and of two who end it one is told that somebody was faster', async ({
  page,
  browser,
  product,
}) => {
  const { account, id } = await heldWithdrawal(product)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/faq')
  await signInBrowser(page, account)
  await page.goto(`/dashboard/withdrawals/${id}`)
  await expect(page.getByText('Withdrawals are on hold')).toBeVisible()
  await axeIsClean(page)
  await page.goto('/dashboard/withdraw')
  await expect(page.getByText('You can still request one. We’ll process it after the review')).toBeVisible()
  await axeIsClean(page)

  const ada = await staffPage(browser, product, 'ada.finance@example.com', 'finance')
  const grace = await staffPage(browser, product, 'grace@example.com')
  await ada.goto('/staff/pauses')
  await expect(ada.getByRole('heading', { level: 1, name: 'Withdrawal pauses' })).toBeVisible()
  await axeIsClean(ada)
  await ada.locator('tbody').getByRole('link').first().press('Enter')
  await expect(ada.getByRole('heading', { level: 1, name: /^USDT · Practice network/ })).toBeVisible()
  await axeIsClean(ada)
  // A colleague is about to do the same.
  await grace.goto(new URL(ada.url()).pathname)
  await grace.getByRole('button', { name: 'End the pause' }).click()
  await grace.getByRole('dialog').getByLabel('Reason').fill('The node was checked.')
  await ada.getByRole('button', { name: 'End the pause' }).click()
  await ada.getByRole('dialog').getByLabel('Reason').fill('The practice chain is as it should be.')
  await ada.getByRole('dialog').getByRole('button', { name: 'End the pause' }).click()
  await expect(ada.getByText('The practice chain is as it should be.')).toBeVisible()
  await grace.getByRole('dialog').getByRole('button', { name: 'End the pause' }).click()
  await expect(grace.getByText('A colleague decided first. Nothing was done twice.')).toBeVisible()
  await expect(grace.getByText('ada.finance@example.com already ended this pause.')).toBeVisible()
  for (const staff of [ada, grace]) await staff.context().close()
})

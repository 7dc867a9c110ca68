import { expect } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { consoleOf, withPast } from './support/staff-console.ts'
import { ask } from './support/money.ts'
import { give } from './support/own-verbs.ts'
import { test } from './support/public-page.ts'

test('an invitation: the link is shown, the first position of who followed it brings a bonus, and staff verify it', async ({
  browser,
  page,
  product,
}) => {
  const account = await openAccount(product)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto('/dashboard/referrals')
  await expect(page.getByText('you get a pending bonus of $25.00')).toBeVisible()
  await expect(page.getByText('No one has used your link yet.')).toBeVisible()
  const { code, link } = await ask<{ code: string; link: string }>(product, account, '/api/referrals/')
  await expect(page.getByText(link, { exact: true })).toBeVisible()

  const friend = await openAccount(product, code)
  await withPast(product, (past) => give(past, friend, '100'))
  await ask(product, friend, '/api/investments/', { plan_id: 'basic', amount: '100.00' })
  await page.reload()
  const row = page.getByRole('row', { name: /T••• I•••/ })
  await expect(row).toContainText('$25.00')
  await expect(row).toContainText('Pending review')

  const staff = await consoleOf(browser, product, 'bonuses@example.com')
  await staff.goto(`/staff/bonuses?q=${encodeURIComponent(account.email)}`)
  await staff.getByRole('link', { name: 'Test Investor' }).press('Enter')
  await expect(staff.getByRole('heading', { level: 1, name: 'Bonus of $25.00' })).toBeFocused()
  await staff.getByRole('button', { name: 'Verify' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Verify' }).click()
  await expect(staff.getByText('Bonus verified.')).toBeVisible()
  await page.goto('/dashboard/transactions')
  await expect(page.getByRole('row', { name: /Referral bonus/ })).toContainText('+$25.00')
})

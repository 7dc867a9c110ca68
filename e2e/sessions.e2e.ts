import { expect } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { logInAgain, signedIn } from './support/devices.ts'
import { test } from './support/public-page.ts'

test('a session ended from another browser leads to the log-in page, and after logging in back to the page', async ({
  browser,
  context,
  product,
}) => {
  const account = await openAccount(product)
  const elsewhere = await browser.newContext({ baseURL: product.url })
  const other = await signedIn(
    elsewhere,
    await logInAgain(product, account),
    '/dashboard/transactions?type=deposit',
  )
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  const page = await signedIn(context, account, '/profile/sessions')
  // Without the profile's own navigation.
  const items = page.locator('main li:not(nav li)')
  await expect(items).toHaveCount(2)
  await expect(items.filter({ hasText: 'This device' })).toHaveCount(1)
  await expect(items.filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'Log out Firefox on Linux' }).click()
  await expect(page.getByText('Firefox on Linux is logged out.')).toBeVisible()
  await expect(items).toHaveCount(1)
  await expect(page.getByText('No other device is logged in.')).toBeVisible()

  // The open page is told at once, without being touched.
  await expect(other).toHaveURL(/\/login\?next=/, { timeout: 30_000 })
  await expect(other.getByText('You were logged out. Log in to continue.')).toBeVisible()
  expect(
    await other.evaluate(() => localStorage.getItem('access') ?? localStorage.getItem('refresh')),
  ).toBeNull()
  await other.getByRole('main').getByLabel('Email').fill(account.email)
  await other.getByLabel('Password', { exact: true }).fill(account.password)
  await other.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(other).toHaveURL(/\/dashboard\/transactions\?type=deposit$/)
  await elsewhere.close()
})

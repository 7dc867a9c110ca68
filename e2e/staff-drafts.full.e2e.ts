import { expect, type Page } from '@playwright/test'
import { type Account, openAccount } from './support/account.ts'
import { logIn, main, open } from './support/account-pages.ts'
import { appCode } from './support/authenticators.ts'
import type { Product } from './support/product.ts'
import { hydrated, test } from './support/public-page.ts'

/** What staff have begun to write when their session ends in another tab. */

/** On the page of an account, with the question open that asks for a reason to lock it. */
async function askToLock(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lock account' }).click()
}
const reason = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })

/** In the console by the one-time link; the key of the authenticator app opens it again. */
async function staffWithApp(page: Page, product: Product, account: Account): Promise<string> {
  const { output } = await product.ops('staff', 'add', '--email', account.email, '--role', 'admin')
  await page.goto(/https?:\/\/\S+token=\S+/.exec(output)?.[0] ?? '')
  await page.getByRole('link', { name: 'Add it now' }).click()
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await page.getByLabel('Your password').fill(account.password)
  await page.getByRole('button', { name: 'Confirm' }).click()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('6-digit code from the app').fill(appCode(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('region', { name: 'Save these recovery codes' })).toBeVisible()
  return secret
}

test('logged out in another tab, nothing of the console is seen any more; logged in again, a begun reason is there', async ({
  context,
  page,
  product,
}) => {
  const [staff, investor] = [await openAccount(product), await openAccount(product)]
  await page.setViewportSize({ width: 1280, height: 900 })
  const secret = await staffWithApp(page, product, staff)
  await page.goto(`/staff/investors?q=${encodeURIComponent(investor.email)}`)
  await page.getByRole('link', { name: 'Test Investor' }).click()
  await askToLock(page)
  await reason(page).fill('Owner’s request by telephone')
  const other = await context.newPage()
  await open(other, '/logout')
  await main(other).getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByText('Logged out successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText(investor.email)).toHaveCount(0)
  await expect(reason(page)).toHaveCount(0)
  await hydrated(page)
  await logIn(page, staff.email, staff.password)
  await page.getByLabel('6-digit code from your authenticator app').fill(appCode(secret, 1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/staff\/investors\//)
  await askToLock(page)
  await expect(reason(page)).toHaveValue('Owner’s request by telephone')
  await page.getByRole('dialog').getByRole('button', { name: 'Lock account' }).click()
  await expect(page.getByText('Done: Lock account')).toBeVisible()
})

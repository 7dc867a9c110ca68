import { expect, type Page } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { appCode } from './support/authenticators.ts'
import { logOut, logsIn, typePassword, withApp, withPasskey } from './support/factors.ts'
import { limitAccount } from './support/limited-account.ts'
import { test } from './support/public-page.ts'

/** Logging in to a locked account with more than a password: the same box, and the same way on. */

const issues = (page: Page) => page.getByText('Your profile ran into some issues')
const see = (page: Page) => page.getByRole('button', { name: 'See my account' })

/** What is done last opens the account, locked as it is. */
async function opens(page: Page, act: () => Promise<void>): Promise<void> {
  await logsIn(page, act)
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await expect(page.getByRole('complementary', { name: 'Your account is locked.' })).toBeVisible()
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('6-digit code from your authenticator app').fill(code)
  await page.getByRole('button', { name: 'Confirm' }).click()
}

test('a second factor is asked for before a locked account is seen', async ({ page, product }) => {
  const account = await openAccount(product)
  const secret = await withApp(page, account)
  await limitAccount(product, account.user_id, 'locked')
  await page.goto('/login')
  await typePassword(page, account)
  await expect(issues(page)).toBeVisible()
  await see(page).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
  await opens(page, () => typeCode(page, appCode(secret, 1)))
})

test('an account that is locked between the two steps shows the box, and leads back to the second step', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  const secret = await withApp(page, account)
  await page.goto('/login')
  await typePassword(page, account)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
  await limitAccount(product, account.user_id, 'locked')
  await typeCode(page, appCode(secret, 1))
  await expect(issues(page)).toBeVisible()
  await expect(page.getByText('This is a locked account')).toBeHidden()
  await see(page).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
  await opens(page, () => typeCode(page, appCode(secret, 1)))
})

test('a passkey alone shows the box of a locked account, and opens it when it is used again', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  await withPasskey(page, account, 'Laptop')
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await logOut(page)
  await limitAccount(product, account.user_id, 'locked')
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(issues(page)).toBeVisible()
  await expect(page.getByText('This is a locked account')).toBeHidden()
  await opens(page, () => see(page).click())
})

import { type Browser, expect } from '@playwright/test'
import type { Account } from './support/account.ts'
import { liveAccount } from './support/money.ts'
import type { Product } from './support/product.ts'
import { codeTo, inMail, main, signedIn } from './support/profile.ts'
import { axeProblems, hydrated, test } from './support/public-page.ts'

/** What people do with their own profile now and then. */

test('the practice wallet starts over after a question, and the account stays as it is', async ({
  page,
  product,
  noted,
}) => {
  const account = await signedIn(page, product)
  await liveAccount(product, account)
  await page.goto('/profile/me')
  const usdt = page.getByRole('table').getByRole('row', { name: /USDT/ })
  await expect(usdt).toContainText('9,600.00')
  const opener = main(page).getByRole('button', { name: 'Reset practice wallet' })
  await opener.click()
  const question = page.getByRole('dialog', { name: 'Reset your practice wallet?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(opener).toBeFocused()
  await opener.click()
  await question.getByRole('button', { name: 'Reset practice wallet' }).click()
  await expect(page.getByText('Your practice wallet was reset.')).toBeVisible()
  await expect(usdt).toContainText('10,000.00')
  await page.goto('/dashboard/home')
  await expect(main(page).getByText('$200.00').first()).toBeVisible()
  expect(noted.errors).toEqual([])
})

test('axe finds nothing on the page of the own data while a break stands', async ({ page, product }) => {
  await signedIn(page, product)
  await page.goto('/profile/data')
  await page.getByRole('radio', { name: '7 days' }).check()
  await page.getByRole('button', { name: 'Take a break' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take a break' }).click()
  await expect(main(page)).toContainText('You’re taking a break until')
  expect(await axeProblems(page, { contrastOnly: false })).toEqual([])
})

test('"That was not me" in a mail signs every device out', async ({ page, product, browser }) => {
  const account = await signedIn(page, product)
  await logInElsewhere(browser, product, account)
  await page.goto(await inMail(product, account.email, /\S+\/not-me\?token=\S+/))
  await hydrated(page)
  await page.getByRole('button', { name: 'Log out every device' }).click()
  await expect(page.getByText('Every device was logged out.').first()).toBeVisible()
  await page.goto('/profile/me')
  await expect(page).toHaveURL(/\/login/)
  const newest = async () => (await product.newestMail(account.email)).subject
  await expect.poll(newest).toBe('Set a new Evenmoor password')
})

async function logInElsewhere(browser: Browser, product: Product, account: Account): Promise<void> {
  const other = await browser.newContext({ baseURL: product.url })
  const page = await other.newPage()
  await page.goto('/login')
  await hydrated(page)
  await main(page).getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  // What says so goes on by itself; where it leads to stays.
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await other.close()
}

test('an unknown referral code is told at the form and does not block', async ({ page, product }) => {
  await page.goto('/signup?ref=NOSUCHCODE')
  await hydrated(page)
  await expect(page.getByLabel('Referral code')).toHaveValue('NOSUCHCODE')
  await expect(page.getByText('Unknown code.')).toBeVisible()
  const email = `ref-${Date.now()}@example.com`
  await page.getByLabel('First name').fill('Test')
  await page.getByLabel('Last name').fill('Investor')
  await main(page).getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('three unrelated violet words')
  await page.getByLabel('Confirm password').fill('three unrelated violet words')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the 6-digit code')
  await page.getByRole('button', { name: 'Go back and edit details' }).click()
  await expect(page.getByLabel('Referral code')).toHaveValue('NOSUCHCODE')
  expect(await codeTo(product, email)).toMatch(/^\d{6}$/)
})

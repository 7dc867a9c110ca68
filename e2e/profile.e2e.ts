import { type Browser, expect, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { liveAccount } from './support/money.ts'
import type { Product } from './support/product.ts'
import { axeProblems, hydrated, test } from './support/public-page.ts'

/** What people do with their own profile, as they do it. */
test.describe.configure({ mode: 'default' })

async function signedIn(page: Page, product: Product): Promise<Account> {
  const account = await openAccount(product)
  await page.goto('/login')
  await signInBrowser(page, account)
  return account
}

/** Answers the question who one is with the password. */
async function prove(page: Page, { password }: Account): Promise<void> {
  const field = page.getByLabel('Your password')
  await field.fill(password)
  await page.getByRole('dialog').filter({ has: field }).getByRole('button', { name: 'Confirm' }).click()
}

/** What a pattern finds in the newest mail to an address, once that has it. */
async function inMail(product: Product, email: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => (found = pattern.exec((await product.newestMail(email)).text)?.[0]))
    .toBeDefined()
  return found ?? ''
}

const codeTo = (product: Product, email: string) => inMail(product, email, /^\d{6}$/m)

const main = (page: Page) => page.getByRole('main')

test('names are edited, kept, and not lost by leaving', async ({ page, product, noted }) => {
  await signedIn(page, product)
  await page.goto('/profile/me')
  await page.getByRole('link', { name: 'Change Name' }).click()
  await expect(page).toHaveURL(/\/profile\/edit$/)
  await page.getByLabel('First name').fill('Grace')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible()
  await page.getByRole('link', { name: 'Data' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await expect(main(page)).toContainText('Grace Investor')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Language').selectOption('de')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil bearbeiten')
  expect(await axeProblems(page, { contrastOnly: false })).toEqual([])
  expect(noted.errors).toEqual([])
})

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
  const opener = main(page).getByRole('button', { name: 'Start over' })
  await opener.click()
  const question = page.getByRole('dialog', { name: 'Start the practice wallet over?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(opener).toBeFocused()
  await opener.click()
  await question.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByText('Your practice wallet is as new.')).toBeVisible()
  await expect(usdt).toContainText('10,000.00')
  await page.goto('/dashboard/home')
  await expect(main(page).getByText('$200.00').first()).toBeVisible()
  expect(noted.errors).toEqual([])
})

test('the address is changed by the codes of two mailboxes, and undone from the old one', async ({
  page,
  product,
}) => {
  const account = await signedIn(page, product)
  const next = `next-${account.email}`
  await page.goto('/profile/edit')
  await page.getByRole('button', { name: 'Change address' }).click()
  await page.getByLabel('New address').fill(next)
  await page.getByRole('button', { name: 'Send codes' }).click()
  await prove(page, account)
  const own = page.getByLabel(`Code from ${account.email}`, { exact: true })
  // Before it asks, the newest code in this mailbox is that of signing up.
  await expect(own).toBeVisible()
  await own.fill(await codeTo(product, account.email))
  await page.getByLabel(`Code from ${next}`, { exact: true }).fill(await codeTo(product, next))
  await page.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByText('The address is changed.')).toBeVisible()
  await expect(main(page)).toContainText(next)

  const undo = await inMail(product, account.email, /\S+\/undo-email-change\?token=\S+/)
  expect(undo.startsWith(product.url)).toBe(true)
  await page.goto(undo)
  await hydrated(page)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByText('The old address is back.')).toBeVisible()
  await page.goto('/profile/me')
  await expect(page).toHaveURL(/\/login/)
})

test('own data: the file, a limit, a break, and the end', async ({ page, product }) => {
  const account = await signedIn(page, product)
  await page.goto('/profile/data')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download your data' }).click()
  const file = await (await waiting).path()
  const data = JSON.parse(await readFile(file, 'utf8')) as { profile: { email: string } }
  expect(data.profile.email).toBe(account.email)

  await page.getByRole('button', { name: 'Set limit: In 24 hours' }).click()
  await page.getByLabel('Limit', { exact: true }).fill('150')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(main(page)).toContainText('$0.00 of $150.00 used')

  await page.getByRole('radio', { name: '7 days' }).check()
  await page.getByRole('button', { name: 'Take a break' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Begin the break' }).click()
  await expect(main(page)).toContainText('You are taking a break until')
  expect(await axeProblems(page, { contrastOnly: false })).toEqual([])

  await page.getByRole('button', { name: 'Close account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close account' }).click()
  await prove(page, account)
  await expect(page).toHaveURL(/\/login/)
  await hydrated(page)
  await main(page).getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(
    page.getByText('Login failed. Please check your credentials and try again.').first(),
  ).toBeVisible()
})

test('"That was not me" in a mail signs every device out', async ({ page, product, browser }) => {
  const account = await signedIn(page, product)
  await logInElsewhere(browser, product, account)
  await page.goto(await inMail(product, account.email, /\S+\/not-me\?token=\S+/))
  await hydrated(page)
  await page.getByRole('button', { name: 'Sign out every device' }).click()
  await expect(page.getByText('Every device is signed out.').first()).toBeVisible()
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
  await expect(page.getByText('We don’t know this code.')).toBeVisible()
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

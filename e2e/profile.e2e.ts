import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { codeTo, inMail, main, prove, signedIn } from './support/profile.ts'
import { hydrated, test } from './support/public-page.ts'

/** What people do with their own profile, as they do it. */

test('names are edited, kept, and not lost by leaving', async ({ page, product, noted }) => {
  await signedIn(page, product)
  await page.goto('/profile/me')
  await page.getByRole('link', { name: 'Change Name' }).click()
  await expect(page).toHaveURL(/\/profile\/edit$/)
  await page.getByLabel('First name').fill('Grace')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeVisible()
  await page.getByRole('link', { name: 'Data' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving your changes?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  await expect(main(page)).toContainText('Grace Investor')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil bearbeiten')
  expect(noted.errors).toEqual([])
})

test('the address is changed by the codes of two mailboxes, and undone from the old one', async ({
  page,
  product,
}) => {
  const account = await signedIn(page, product)
  const next = `next-${account.email}`
  await page.goto('/profile/edit')
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email address').fill(next)
  await page.getByRole('button', { name: 'Send codes' }).click()
  await prove(page, account)
  const own = page.getByLabel(`Code from ${account.email}`, { exact: true })
  // Before it asks, the newest code in this mailbox is that of signing up.
  await expect(own).toBeVisible()
  await own.fill(await codeTo(product, account.email))
  await page.getByLabel(`Code from ${next}`, { exact: true }).fill(await codeTo(product, next))
  await page.getByRole('button', { name: 'Confirm new email' }).click()
  await expect(page.getByText('Your email address was changed.')).toBeVisible()
  await expect(main(page)).toContainText(next)

  const undo = await inMail(product, account.email, /\S+\/undo-email-change\?token=\S+/)
  expect(undo.startsWith(product.url)).toBe(true)
  await page.goto(undo)
  await hydrated(page)
  await page.getByRole('button', { name: 'Restore my old address' }).click()
  await expect(page.getByText('Your old email address was restored.')).toBeVisible()
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

  await page.getByRole('button', { name: 'Set limit: Per 24 hours' }).click()
  await page.getByLabel('Limit', { exact: true }).fill('150')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(main(page)).toContainText('$0.00 of $150.00 used')

  await page.getByRole('radio', { name: '7 days' }).check()
  await page.getByRole('button', { name: 'Take a break' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take a break' }).click()
  await expect(main(page)).toContainText('You’re taking a break until')

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

import { expect } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { withPast } from './support/staff-console.ts'
import { give } from './support/own-verbs.ts'
import { other, pictureOf } from './support/practice-address.ts'
import { test } from './support/public-page.ts'

/** Where withdrawals go; e2e/withdrawal-addresses.full.e2e.ts has the refusals. */

test('a new address is read from a QR picture while withdrawing, waits, and practice money may skip the wait', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  await withPast(product, (past) => give(past, account, '100'))
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto('/dashboard/withdraw?step=address&amount=10')
  await page.getByRole('radio', { name: 'Another practice address' }).check()
  const field = page.getByRole('textbox', { name: 'Practice address' })
  await field.fill('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')
  await page.getByRole('button', { name: 'Review withdrawal' }).click()
  await expect(page.getByTestId('error-summary')).toContainText(/looks like a real TRON address/)
  await page.getByLabel('Choose a QR code picture').setInputFiles(pictureOf(other))
  await expect(field).toHaveValue(other)
  await page.getByLabel('Name').fill('Cold wallet')
  await page.getByRole('button', { name: 'Review withdrawal' }).click()
  await expect(page.getByText('This address is new')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page.getByText(/The address is new: we won’t send anything before/)).toBeVisible()
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Skip the wait for Cold wallet (practice only)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Skip the wait (practice only)' }).click()
  await expect(page.getByText('You skipped the wait for Cold wallet.')).toBeVisible()
})

test('an address is added to the book after a proof, named anew and removed', async ({ page, product }) => {
  const account = await openAccount(product)
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByRole('textbox', { name: 'Practice address' }).fill(other)
  await page.getByLabel('Name', { exact: true }).fill('My purse')
  await page.getByRole('button', { name: 'Save address' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await proof.getByLabel('Your password').fill(account.password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/^My purse is saved\. You can use it from/)).toBeVisible()
  await page.getByRole('button', { name: 'Rename My purse' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Her purse')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('The address is now named Her purse.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Her purse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No addresses saved yet.')).toBeVisible()
})

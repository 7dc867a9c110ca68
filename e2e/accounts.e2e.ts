import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { appCode, wrongAppCode } from './support/authenticators.ts'
import {
  confirmByPassword,
  keepCodes,
  logOut,
  logsIn,
  open,
  typePassword,
  withPasskey,
} from './support/factors.ts'
import { test } from './support/public-page.ts'

/** Passkeys, authenticator apps, recovery codes, step-ups: as a person meets them in a real browser. */

test('a passkey is added after a step-up, opens the account alone, and leads back to where the person was', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  await withPasskey(page, account, 'Laptop')
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('Laptop')).toBeVisible()
  await expect
    .poll(async () => (await product.newestMail(account.email)).subject)
    .toBe('A passkey was added to your Evenmoor account')

  await logOut(page)
  await page.goto('/dashboard/transactions?type=deposit')
  await expect(page).toHaveURL(/\/login\?next=/)
  await logsIn(page, () => page.getByRole('button', { name: 'Use a passkey' }).click())
  await expect(page).toHaveURL(/\/dashboard\/transactions\?type=deposit$/)
})

test('the authenticator app is turned on by its first right code, and the ten recovery codes can be copied and downloaded; then log-in asks for its code', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  await open(page, account, '/profile/security')
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await confirmByPassword(page, account)
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const code = page.getByLabel('6-digit code from the app')
  await code.fill(wrongAppCode(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByTestId('error-summary')).toContainText('This code is wrong.')
  await expect(code).toHaveValue('')
  await code.fill(appCode(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = await keepCodes(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const text = await readFile(await (await file).path(), 'utf8')
  expect(text.split('\n').filter((line) => codes.includes(line))).toEqual(codes)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(codes[0] ?? '')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('10 of 10 left')).toBeVisible()
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0)

  await logOut(page)
  await page.goto('/login')
  await typePassword(page, account)
  // The next step's code: the one of now turned the app on.
  await page.getByLabel('6-digit code from your authenticator app').fill(appCode(secret, 1))
  await logsIn(page, () => page.getByRole('button', { name: 'Confirm' }).click())
})

test('the password is changed with the current one typed once; other devices are out and the owner is told', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  await open(page, account, '/profile/security')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill('not my password')
  await page.getByLabel('New password').fill('four quite unrelated teapots')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByTestId('error-summary')).toContainText('That password is wrong. Try again.')
  await expect(page.getByLabel('New password')).toHaveValue('four quite unrelated teapots')
  await page.getByLabel('Current password').fill(account.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password changed.')).toBeVisible()
  await expect
    .poll(async () => (await product.newestMail(account.email)).subject)
    .toBe('Your Evenmoor password was changed')
  await logOut(page)
  await page.goto('/login')
  await logsIn(page, () => typePassword(page, { ...account, password: 'four quite unrelated teapots' }))
})

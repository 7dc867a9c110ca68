import { expect, type Page } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { hydrated, test } from './support/public-page.ts'
import { ask } from './support/money.ts'
import { give, invest } from './support/own-verbs.ts'
import { openPast } from './support/past.ts'

/** Closing an account, as its owner does it. */

const main = (page: Page) => page.getByRole('main')
const closeButton = (page: Page) => main(page).getByRole('button', { name: 'Close account' })

test('an account with a balance, an open position and an open checkout lists each with a link, and cannot be closed', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  const past = await openPast(product)
  await give(past, account, '400')
  const position = await invest(past.now, account, 'basic', 150)
  await past.close()
  const asked = { amount: '250.00', coin: 'btc' }
  const checkout = await ask<{ id: string }>(product, account, '/api/wallet/deposits/', asked)
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto('/profile/data')
  await expect(main(page).getByText('$250.00', { exact: true })).toBeVisible()
  const items = page.getByRole('region', { name: 'Still open' })
  for (const [name, href] of [
    ['Position in Basic', `/dashboard/positions/${position.id}`],
    ['Checkout of $250.00 in Bitcoin (BTC)', `/dashboard/invest/checkout_btc?deposit=${checkout.id}`],
  ] as const)
    await expect(items.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await expect(main(page)).toContainText(
    'First take your money out of positions, finish or cancel the rest, and withdraw.',
  )
  await expect(closeButton(page)).toHaveCount(0)
})

test('an empty account is closed after one question and the password', async ({ page, product }) => {
  const account = await openAccount(product)
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto('/profile/data')
  await closeButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close account' }).click()
  const field = page.getByLabel('Your password')
  await field.fill(account.password)
  await page.getByRole('dialog').filter({ has: field }).getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/login/)
  await hydrated(page)
  await main(page).getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByTestId('error-summary')).toContainText('Login failed.')
})

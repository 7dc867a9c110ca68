import { expect } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { button, main, open } from './support/account-pages.ts'
import { ask } from './support/money.ts'
import { give } from './support/own-verbs.ts'
import { openPast } from './support/past.ts'
import { test } from './support/public-page.ts'

/** What goes wrong between a person and the server. */

test('a withdrawal whose answer is lost is asked for once', async ({ page, product }) => {
  const account = await openAccount(product)
  const past = await openPast(product)
  await give(past, account, '50')
  await past.close()
  await page.goto('/login')
  await signInBrowser(page, account)
  let lost = 0
  await page.route('**/api/wallet/withdrawals/', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    await route.fetch()
    return route.abort()
  })
  await page.goto('/dashboard/withdraw')
  await page.getByLabel('Amount').fill('20')
  await page.getByRole('button', { name: 'Choose address' }).click()
  await page.getByRole('radio', { name: 'Use my practice address' }).check()
  await page.getByRole('button', { name: 'Review withdrawal' }).click()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page).toHaveURL(/\/dashboard\/withdrawals\//)
  expect(lost).toBe(1)
  const { results } = await ask<{ results: unknown[] }>(product, account, '/api/wallet/withdrawals/')
  expect(results).toHaveLength(1)
})

/** What a person waits for a sentence, with the machine's own delays on top. */
const saidWithinMs = 12_000

test('where the server never answers, a sentence within ten seconds says what is safe: a withdrawal is checked under its key and made once, a login can be tried again', async ({
  page,
  browser,
  product,
}) => {
  const account = await openAccount(product)
  const past = await openPast(product)
  await give(past, account, '50')
  await past.close()

  const investor = async () => {
    await page.goto('/login')
    await signInBrowser(page, account)
    const keys: (string | undefined)[] = []
    await page.route('**/api/wallet/withdrawals/', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      keys.push(route.request().headers()['idempotency-key'])
      // Done, and never answered.
      if (keys.length === 1) return void (await route.fetch())
      return route.fallback()
    })
    await page.goto('/dashboard/withdraw')
    await page.getByLabel('Amount').fill('20')
    await page.getByRole('button', { name: 'Choose address' }).click()
    await page.getByRole('radio', { name: 'Use my practice address' }).check()
    await page.getByRole('button', { name: 'Review withdrawal' }).click()
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await expect(page.getByText('We don’t know yet if this went through.')).toBeVisible({
      timeout: saidWithinMs,
    })
    await expect(page.getByText('Checking won’t repeat it.')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/withdrawals\//)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    const { results } = await ask<{ results: unknown[] }>(product, account, '/api/wallet/withdrawals/')
    expect(results).toHaveLength(1)
  }

  const visitor = async () => {
    const context = await browser.newContext({ baseURL: product.url })
    const other = await context.newPage()
    let isSilent = true
    await other.route('**/account/login/', (route) => (isSilent ? undefined : route.fallback()))
    await open(other, '/login')
    await main(other).getByLabel('Email').fill(account.email)
    await other.getByLabel('Password', { exact: true }).fill(account.password)
    await button(other, 'Log in').click()
    await expect(other.getByText('The server didn’t answer in time. No money has moved.')).toBeVisible({
      timeout: saidWithinMs,
    })
    isSilent = false
    // It was not kept.
    await other.getByLabel('Password', { exact: true }).fill(account.password)
    await button(other, 'Log in').click()
    await expect(other).toHaveURL(/\/dashboard/)
    await context.close()
  }

  await Promise.all([investor(), visitor()])
})

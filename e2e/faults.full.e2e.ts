import { expect } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
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
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'Use my practice address' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page).toHaveURL(/\/dashboard\/withdrawals\//)
  expect(lost).toBe(1)
  const { results } = await ask<{ results: unknown[] }>(product, account, '/api/wallet/withdrawals/')
  expect(results).toHaveLength(1)
})

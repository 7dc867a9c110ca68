import { expect, test } from '@playwright/test'
import { utcDay } from '../server/src/platform/clock.ts'
import { accrueFinishedDays } from '../server/src/positions/accrual/accrue-finished-days.ts'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { withinOneDay } from './support/one-day.ts'
import { staffIn } from './support/own-verbs.ts'
import { openPast, type Past } from './support/past.ts'
import { type Product, startProduct } from './support/product.ts'
import { hydrated } from './support/public-page.ts'
import { approve, proposeResult } from './support/staff-results.ts'
import { daysAgo, letTwoMonthsPass, monthText } from './support/two-months.ts'

/** Days drawn from a seed and checked by a visitor; days booked and approved by two people. */

let product: Product
let past: Past
let account: Account
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  await withinOneDay(60_000)
  product = await startProduct()
  past = await openPast(product)
  account = await openAccount(product)
  await letTwoMonthsPass(past, account)
})
test.afterAll(async () => {
  await past.close()
  await product.stop()
})

test('a visitor recomputes a revealed month in the browser', async ({ page }) => {
  await page.goto(`${product.url}/results`)
  await hydrated(page)
  await page.getByLabel('Month (UTC)').selectOption(monthText())
  await expect(page.getByRole('table', { name: 'Basic' })).toContainText('Drawn from the month’s seed')
  await page.getByRole('button', { name: 'Recompute in this browser' }).click()
  await expect(page.getByText(/^\d+ days computed again: all as booked$/)).toBeVisible()
})

test('two members of staff book a losing day, and the investor sees it', async ({ browser, page }) => {
  const day = utcDay(daysAgo(2))
  const desk = { product, past }
  const first = await staffIn(browser, desk, 'first@example.com')
  await proposeResult(first, day, '-2.5')
  await expect(first.getByText('To decide')).toBeVisible()
  await expect(first.getByText('This is your own proposal')).toBeVisible()

  const second = await staffIn(browser, desk, 'second@example.com', 'finance')
  await second.goto('/staff/results?status=proposed')
  await second
    .getByRole('row', { name: /Standard/ })
    .getByRole('link')
    .click()
  await approve(second)

  await accrueFinishedDays(past.now)
  await page.goto(`${product.url}/robots.txt`)
  await signInBrowser(page, account)
  await page.goto(`${product.url}/dashboard/transactions?type=result`)
  const loss = page.getByRole('row').filter({ hasText: 'Booked by staff' })
  await expect(loss).toContainText('25.00')
  await first.context().close()
  await second.context().close()
})

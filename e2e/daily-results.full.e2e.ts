import { expect, test } from '@playwright/test'
import { notePublicChange } from '../server/src/platform/changes/note-change.ts'
import { utcDay } from '../server/src/platform/clock.ts'
import { accrueFinishedDays } from '../server/src/positions/accrual/accrue-finished-days.ts'
import { applyCorrections } from '../server/src/results/apply-corrections.ts'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { withinOneDay } from './support/one-day.ts'
import { staffIn } from './support/own-verbs.ts'
import { openPast, type Past } from './support/past.ts'
import { type Product, startProduct } from './support/product.ts'
import { hydrated } from './support/public-page.ts'
import { approve, proposeResult } from './support/staff-results.ts'
import { axeIsClean } from './support/staff.ts'
import { daysAgo, letTwoMonthsPass, monthText } from './support/two-months.ts'

/** Days drawn from a seed and checked by a visitor; days booked, approved and corrected by two people. */

let product: Product
let past: Past
let account: Account
let booked: { id: string }
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  await withinOneDay(180_000)
  product = await startProduct()
  past = await openPast(product)
  account = await openAccount(product)
  booked = await letTwoMonthsPass(past, account)
})
test.afterAll(async () => {
  await past.close()
  await product.stop()
})

test('a visitor recomputes a revealed month in the browser, and a forged day is shown as wrong', async ({
  page,
}) => {
  await page.goto(`${product.url}/results`)
  await hydrated(page)
  await page.getByLabel('Month (UTC)').selectOption(monthText())
  await expect(page.getByRole('table', { name: 'Basic' })).toContainText('Drawn from the month’s seed')
  await page.getByRole('button', { name: 'Recompute in this browser' }).click()
  await expect(page.getByText(/^\d+ days computed again: all as booked$/)).toBeVisible()
  const right = await product.ops('recompute-results', '--month', monthText())
  expect([right.code, right.output]).toEqual([0, expect.stringMatching(/drawn again, all as booked/)])

  const forged = `${monthText()}-11`
  const answered = async () => (await fetch(`${product.url}/api/results/${monthText()}/`)).text()
  const asBooked = await answered()
  await product.superuser(
    `alter table daily_result disable trigger user;
     update daily_result set rate_ppm = rate_ppm + 20000 where plan_id = 'basic' and day = '${forged}';
     alter table daily_result enable trigger user`,
  )
  // Whoever writes past the product tells nobody; what it remembers of the answer ends with the next public change.
  await past.now.transaction(async (tx) => notePublicChange(tx))
  await expect.poll(answered).not.toBe(asBooked)
  await page.reload()
  await hydrated(page)
  await page.getByLabel('Month (UTC)').selectOption(monthText())
  await page.getByRole('button', { name: 'Recompute in this browser' }).click()
  await expect(page.getByRole('alert')).toContainText('1 day doesn’t match the seed')
  await expect(page.getByText(/The seed gives/)).toHaveCount(1)
  const wrong = await product.ops('recompute-results', '--month', monthText())
  expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining(`basic ${forged}: booked`)])
})

test('two members of staff book a losing day and take it back; the investor sees both', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000)
  const day = utcDay(daysAgo(2))
  const desk = { product, past }
  const first = await staffIn(browser, desk, 'first@example.com')
  const second = await staffIn(browser, desk, 'second@example.com', 'finance')

  await proposeResult(first, day, '-250')
  await expect(first.getByTestId('error-summary')).toContainText('must be from -100% to 100%')
  await first.getByLabel('Result in percent').fill('-2.5')
  await first.getByRole('button', { name: 'Propose' }).click()
  await expect(first.getByText('To decide')).toBeVisible()
  await expect(first.getByText('This is your own proposal')).toBeVisible()
  await expect(first.getByRole('button', { name: 'Approve' })).toHaveCount(0)

  await second.goto(`${product.url}/staff/results?status=proposed`)
  await second
    .getByRole('row', { name: /Standard/ })
    .getByRole('link')
    .click()
  await approve(second)

  await accrueFinishedDays(past.now)
  await page.goto(product.url)
  await signInBrowser(page, account)
  await page.goto(`${product.url}/dashboard/transactions?type=result`)
  const loss = page.getByRole('row').filter({ hasText: 'Booked by staff' })
  await expect(loss).toContainText('25.00')
  await expect(loss).toContainText('down')

  await first.goto(`${product.url}/staff/results/standard/${day}`)
  await first.getByLabel('Reason').fill('The desk reported another figure.')
  await first.getByRole('button', { name: 'Propose reversal' }).click()
  await expect(first.getByText('Result proposed.', { exact: true })).toBeVisible()
  await second.goto(`${product.url}/staff/results/standard/${day}`)
  // Two look at it at once: one rejects while another approves.
  const third = await staffIn(browser, desk, 'third@example.com')
  await third.goto(`${product.url}/staff/results/standard/${day}`)
  await third.getByRole('button', { name: 'Reject' }).click()
  await third.getByRole('dialog').getByLabel('Reason for rejecting').fill('It was right.')
  await approve(second)
  await third.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(third.getByText('A colleague decided first. Nothing was done twice.')).toBeVisible()
  await expect(
    third.getByText('second@example.com already approved this proposal. Nothing was changed.'),
  ).toBeVisible()
  await axeIsClean(third)
  await third.context().close()
  await applyCorrections(past.now)
  await page.goto(`${product.url}/dashboard/transactions?type=reversal`)
  const correction = page.getByRole('row').filter({ hasText: 'Correction' })
  await expect(correction).toContainText('25.00')
  await expect(correction).toContainText(`for ${shownDay(day)}`)
  await expect(correction).toContainText('Standard')
  await page.goto(`${product.url}/dashboard/positions/${booked.id}`)
  const history = page.getByRole('region', { name: 'Day by day' })
  await expect(history).toContainText('1 day shown, 0 with a loss.')
  await expect(history.getByRole('row').nth(1)).toContainText(/Reversed on .*: \+\$25\.00/)
  for (const path of ['/staff/results', `/staff/results/standard/${day}`]) {
    await first.goto(`${product.url}${path}`)
    await expect(first.getByText('Reversed').filter({ visible: true }).first()).toBeVisible()
  }
  await first.context().close()
  await second.context().close()
})

const shownDay = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

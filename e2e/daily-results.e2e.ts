import { expect, type Page, test } from '@playwright/test'
import { publishMonths } from '../server/src/draws/publish-months.ts'
import { dayMs, utcDay } from '../server/src/platform/clock.ts'
import { changeResultSource } from '../server/src/plans/change-result-source.ts'
import { accrueFinishedDays } from '../server/src/positions/accrue-finished-days.ts'
import { openPosition } from '../server/src/positions/open-position.ts'
import { applyCorrections } from '../server/src/results/apply-corrections.ts'
import { revealFinishedMonths } from '../server/src/results/reveal-finished-months.ts'
import { fund } from '../server/src/wallet/testing/fund.ts'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { withinOneDay } from './support/one-day.ts'
import { openPast, type Past } from './support/past.ts'
import { type Product, startProduct } from './support/product.ts'
import { axeIsClean, staffPage } from './support/staff.ts'

/** Days drawn from a seed and checked by a visitor; days booked, approved and corrected by two people. */

const daysAgo = (days: number) => new Date(Date.parse(utcDay(new Date())) - days * dayMs)
/** The first moment of the month before this one: all of it is over. */
const lastMonth = () => new Date(Date.UTC(daysAgo(0).getUTCFullYear(), daysAgo(0).getUTCMonth() - 1, 1))
const monthText = () => utcDay(lastMonth()).slice(0, 7)

let product: Product
let past: Past
let account: Account
let booked: { id: string }
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  await withinOneDay(180_000)
  product = await startProduct()
  past = await openPast(product)
  account = await openAccount(product)
  await letTwoMonthsPass()
})
test.afterAll(async () => {
  await past.close()
  await product.stop()
})

/** Basic is drawn since last month, Standard booked since the day before yesterday; somebody holds both. */
async function letTwoMonthsPass(): Promise<void> {
  const before = past.at(new Date(lastMonth().getTime() - 5 * dayMs))
  const three = past.at(daysAgo(3))
  await publishMonths(before)
  await changeResultSource(before, { planId: 'basic', source: 'market' })
  await fund({ ctx: past.now }, account.user_id, '1100')
  await open(before, 'basic', 100)
  await changeResultSource(three, { planId: 'standard', source: 'booked' })
  booked = await open(three, 'standard', 1000)
  await accrueFinishedDays(past.now)
  await revealFinishedMonths(past.now)
}

const open = (ctx: Past['now'], planId: string, dollars: number) =>
  ctx.transaction((tx) =>
    openPosition(ctx, tx, { investorId: account.user_id, planId, amountMinor: BigInt(dollars) * 1_000_000n }),
  )

test('a visitor recomputes a revealed month in the browser, and a forged day is shown as wrong', async ({
  page,
}) => {
  await page.goto(`${product.url}/results`)
  await page.getByLabel('Month (UTC)').selectOption(monthText())
  await expect(page.getByRole('table', { name: 'Basic' })).toContainText('Drawn from the month’s seed')
  await page.getByRole('button', { name: 'Recompute in this browser' }).click()
  await expect(page.getByText(/^\d+ days computed again: all as booked$/)).toBeVisible()
  const right = await product.ops('recompute-results', '--month', monthText())
  expect([right.code, right.output]).toEqual([0, expect.stringMatching(/drawn again, all as booked/)])

  const forged = `${monthText()}-11`
  await product.superuser(
    `alter table daily_result disable trigger user;
     update daily_result set rate_ppm = rate_ppm + 20000 where plan_id = 'basic' and day = '${forged}';
     alter table daily_result enable trigger user`,
  )
  await page.reload()
  await page.getByLabel('Month (UTC)').selectOption(monthText())
  await page.getByRole('button', { name: 'Recompute in this browser' }).click()
  await expect(page.getByRole('alert')).toContainText('1 day is not what the seed gives')
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
  const first = await staffPage(browser, product, 'first@example.com', 'admin')
  const second = await staffPage(browser, product, 'second@example.com', 'finance')

  await first.goto(`${product.url}/staff/results`)
  await first.getByRole('link', { name: 'Book a result' }).click()
  await expect(first).toHaveURL(/\/staff\/results\/book$/)
  await first.getByRole('main').getByLabel('Plan').last().selectOption('standard')
  await first.getByLabel('Day', { exact: true }).fill(day)
  await first.getByLabel('Result in percent').fill('-250')
  await first.getByLabel('Reason', { exact: true }).fill('As reported by the desk.')
  await first.getByRole('button', { name: 'Propose' }).click()
  await expect(first.getByTestId('error-summary')).toContainText('it can lose everything, and no more')
  await first.getByLabel('Result in percent').fill('-2.5')
  await first.getByRole('button', { name: 'Propose' }).click()
  await expect(first.getByText('Waiting for a decision')).toBeVisible()
  await expect(first.getByText(/You cannot approve this/)).toBeVisible()
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
  const loss = page.getByRole('row').filter({ hasText: 'Booked by two people' })
  await expect(loss).toContainText('25.00')
  await expect(loss).toContainText('down')

  await first.goto(`${product.url}/staff/results/standard/${day}`)
  await first.getByLabel('Reason').fill('The desk reported another figure.')
  await first.getByRole('button', { name: 'Propose to take it back' }).click()
  await expect(first.getByText('Proposed. A colleague has to approve it.')).toBeVisible()
  await second.goto(`${product.url}/staff/results/standard/${day}`)
  // Two look at it at once: one rejects while another approves.
  const third = await staffPage(browser, product, 'third@example.com', 'admin')
  await third.goto(`${product.url}/staff/results/standard/${day}`)
  await third.getByRole('button', { name: 'Reject' }).click()
  await third.getByRole('dialog').getByLabel('Reason for rejecting').fill('It was right.')
  await approve(second)
  await third.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(third.getByText('Somebody was faster, and nothing was done twice.')).toBeVisible()
  await expect(third.getByText('second@example.com approved this proposal already.')).toBeVisible()
  await axeIsClean(third)
  await third.context().close()
  await applyCorrections(past.now)
  await page.goto(`${product.url}/dashboard/transactions?type=reversal`)
  const correction = page.getByRole('row').filter({ hasText: 'Correction' })
  await expect(correction).toContainText('25.00')
  await expect(correction).toContainText('is taken back')
  await page.goto(`${product.url}/dashboard/positions/${booked.id}`)
  const history = page.getByRole('region', { name: 'Day by day' })
  await expect(history).toContainText('1 day shown, 0 with a loss.')
  await expect(history.getByRole('row').nth(1)).toContainText(/Was wrong, taken back on .*: \+\$25\.00/)
  for (const path of ['/staff/results', `/staff/results/standard/${day}`]) {
    await first.goto(`${product.url}${path}`)
    await expect(first.getByText('Taken back').filter({ visible: true }).first()).toBeVisible()
  }
  await first.context().close()
  await second.context().close()
})

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved. It is being applied.')).toBeVisible()
}

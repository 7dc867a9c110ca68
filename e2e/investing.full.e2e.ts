import { type Browser, expect, type Page, test } from '@playwright/test'
import { dayMs, utcDay } from '../server/src/platform/clock.ts'
import { notePublicChange } from '../server/src/platform/changes/note-change.ts'
import { accrueDay } from '../server/src/positions/accrual/accrue-day.ts'
import { openAccount, signInBrowser } from './support/account.ts'
import { look } from './support/checkouts.ts'
import { ask } from './support/money.ts'
import { withinOneDay } from './support/one-day.ts'
import { openPast, type Past } from './support/past.ts'
import { type Product, startProduct } from './support/product.ts'
import { axeProblems, hydrated, paintedIn, sidewaysScroll, smallTargets } from './support/public-page.ts'
import { settled } from './support/settled.ts'

/** Investing as an investor and an administrator meet it, on a phone and on a desktop. */

for (const viewport of [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
]) {
  test(`invest, look, take back, reinvest, and new terms, at ${viewport.width}`, async ({ browser }) => {
    // Eleven steps with ten looks by axe; on a busy machine they take six minutes.
    test.setTimeout(600_000)
    await withinOneDay(600_000)
    const product = await startProduct({ PRACTICE_BLOCK_MS: '250' })
    const past = await openPast(product)
    try {
      await investing(browser, { product, past }, viewport)
    } finally {
      await past.close()
      await product.stop()
    }
  })
}

async function investing(
  browser: Browser,
  { product, past }: { product: Product; past: Past },
  viewport: { width: number; height: number },
): Promise<void> {
  const page = await newPage(browser, product, viewport)
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  const account = await openAccount(product)
  // By a payment on the network: the books are looked at in the end.
  const { id } = await ask<{ id: string }>(product, account, '/api/wallet/deposits/', {
    amount: '2500',
    coin: 'usdt',
  })
  await ask(product, account, '/api/practice/payments/', { deposit_id: id })
  await expect.poll(async () => (await look(product, account, id)).status).toBe('settled')
  await page.goto('/')
  await signInBrowser(page, account)

  await test.step('the forecast says what it is, worst first, also as a table', async () => {
    await page.goto('/dashboard/invest')
    await choosePlan(page, 'Basic')
    const forecast = page.getByRole('region', { name: /could become/ })
    await page.getByLabel('Amount', { exact: true }).fill('1000')
    await expect(forecast).toContainText('What $1,000.00')
    await expect(forecast.getByRole('listitem')).toHaveText([/Bad case/, /Typical case/, /Good case/])
    await expect(forecast.getByRole('listitem').first()).toContainText('−$1,000.00')
    await expect(forecast).toContainText('In the bad case you lose everything')
    await expect(forecast).toContainText('No days booked yet')
    await forecast.getByLabel('Period').selectOption('7')
    await expect(forecast.getByRole('listitem').nth(2)).toContainText('+$175.00')
    await forecast.locator('summary').click()
    await expect(forecast.getByRole('row').nth(1)).toContainText('Bad case')
    await expect(forecast.getByRole('row').nth(1)).toContainText('$0.00')
    await looksRight(page, viewport.width)
  })

  await test.step('both edges of a range belong to it, and a cent outside is refused in words', async () => {
    for (const outside of ['99.99', '1000.01']) {
      await page.getByLabel('Amount', { exact: true }).fill(outside)
      await page.getByRole('button', { name: 'Review investment', exact: true }).click()
      await expect(page.getByTestId('error-summary')).toContainText('between $100 and $1,000')
    }
    await page.getByLabel('Amount', { exact: true }).fill('1000')
  })

  await test.step('invest $1,000 in Basic and $1,000 in Standard from the balance: at the edge two plans are open', async () => {
    await page.getByRole('button', { name: 'Review investment', exact: true }).click()
    await payFromBalance(page, '1,000.00')
    await expect(page.getByText('Your position is open')).toBeVisible()
    await page.goto('/dashboard/invest')
    await choosePlan(page, 'Standard')
    await page.getByLabel('Amount', { exact: true }).fill('1000')
    await page.getByRole('button', { name: 'Review investment', exact: true }).click()
    await payFromBalance(page, '1,000.00')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standard position')
  })

  await test.step('a second position in the same plan, which the rest of this is about', async () => {
    await page.goto('/dashboard/invest')
    await choosePlan(page, 'Basic')
    await page.getByLabel('Amount', { exact: true }).fill('100')
    await page.getByRole('button', { name: 'Review investment', exact: true }).click()
    await payFromBalance(page, '100.00')
    await expect(page.getByText('No days booked yet')).toBeVisible()
  })
  const positionUrl = page.url()
  const history = page.getByRole('region', { name: 'Day by day' })

  await test.step('days that are accrued stand in the history, one row each, with source and result', async () => {
    for (const n of [1, 2, 3]) await accrueDay(past.now, utcDay(dayAhead(n)))
    await page.reload()
    await expect(history.getByRole('rowheader')).toContainText([3, 2, 1].map(shownDay))
    await expect(history.getByRole('row').nth(1)).toContainText('+2.50%')
    await expect(history.getByRole('row').nth(1)).toContainText('Illustrated rate')
    await expect(history.getByRole('row').nth(1)).toContainText('+$2.50')
    await expect(history).toContainText('3 days shown, 0 with a loss.')
    await expect(history.getByTestId('day-bars').locator('rect')).toHaveCount(3)
    await looksRight(page, viewport.width)
  })

  await test.step('reinvesting is switched on, and counts from the next day', async () => {
    const card = page.getByRole('region', { name: 'Reinvest results' })
    const turn = card.getByRole('switch', { name: 'Keep gains in this position' })
    await expect(turn).toHaveAttribute('aria-checked', 'false')
    await turn.click()
    await expect(card).toContainText(`Turns on ${shownDay(1)} (UTC).`)
    await expect(turn).toHaveAttribute('aria-checked', 'true')
    await accrueDay(past.now, utcDay(dayAhead(4)))
    await page.reload()
    await expect(page.getByRole('main')).toContainText('$102.50')
    await expect(history.getByRole('row').nth(1)).toContainText('Kept in the position')
    await expect(history.getByRole('row').nth(2)).toContainText('Available balance')
  })

  await test.step('a part is taken back: the rule and the exact effect stand there before it is done', async () => {
    await page.getByRole('link', { name: 'Take money back' }).click()
    await page.getByRole('radio', { name: /Part of it/ }).check()
    await page.getByLabel('Amount', { exact: true }).fill('102.51')
    await page.getByRole('button', { name: 'Review amount', exact: true }).click()
    await expect(page.getByTestId('error-summary')).toContainText('This position is worth $102.50')
    await page.getByLabel('Amount', { exact: true }).fill('40')
    await page.getByRole('button', { name: 'Review amount', exact: true }).click()
    const main = page.getByRole('main')
    await expect(main).toContainText(`Results count up to the last booked day, ${shownDay(4)} (UTC).`)
    await expect(main).toContainText('don’t count for what you take back')
    await expect(main).toContainText('$62.50')
    await expect(main).toContainText('That leaves less than Basic’s $100 minimum.')
    await looksRight(page, viewport.width)
    await page.getByRole('button', { name: 'Take $40.00 back' }).click()
    await expect(page).toHaveURL(positionUrl)
    await expect(page.getByText('$40.00 is in your available balance')).toBeVisible()
    await expect(main).toContainText('$62.50')
  })

  await test.step('staff change the terms: the prices pages announce them and follow on their day, the open position keeps its terms', async () => {
    const staff = await newPage(browser, product, viewport)
    await staff.goto(product.administratorLink())
    await expect(staff).toHaveURL(/\/staff$/)
    await staff.goto('/staff/plans')
    await staff.getByRole('link', { name: 'Basic', exact: true }).click()
    await staff.getByRole('link', { name: 'Change the terms of Basic' }).click()
    await staff.getByLabel('Minimum').fill('200')
    await staff.getByRole('radio', { name: /As soon as possible/ }).check()
    await staff.getByLabel('Reason').fill('Fewer small positions')
    await staff.getByRole('button', { name: 'Preview change' }).click()
    await expect(staff.getByRole('row', { name: /Minimum/ })).toContainText('$100.00')
    await expect(staff.getByRole('row', { name: /Minimum/ })).toContainText('$200.00')
    await expect(staff.getByRole('main')).toContainText('2 open positions keep their terms.')
    await looksRight(staff, viewport.width)
    await staff.getByRole('button', { name: 'Create version' }).click()
    await expect(staff.getByRole('region', { name: /Versions of Basic/ })).toContainText('$200 – $1,000')
    await looksRight(staff, viewport.width)
    await staff.context().close()

    const announced = /From .+ for new positions: \$200 to \$1,000/
    await page.goto('/')
    await expect(page.getByTestId('plan').first()).toContainText('$100 – $1,000')
    await expect(page.getByTestId('plan').first()).toContainText(announced)
    await page.goto('/terms')
    await expect(page.getByTestId('plan-table')).toContainText('$100 – $1,000')
    await page.goto('/dashboard/invest')
    await expect(page.locator('#plan').getByText('$100 to $1,000')).toBeVisible()
    await expect(page.locator('#plan').getByText(announced)).toBeVisible()

    // New terms wait for a day at least; nobody waits for it here.
    await product.superuser(
      "update plan_terms set effective_from = now() where plan_id = 'basic' and version = 2",
    )
    await past.now.transaction(async (tx) => notePublicChange(tx))
    await page.goto('/')
    await expect(page.getByTestId('plan').first()).toContainText('$200 – $1,000')
    await page.goto('/terms')
    await expect(page.getByTestId('plan-table')).toContainText('$200 – $1,000')
    await page.goto('/dashboard/invest')
    await expect(page.locator('#plan').getByText('$200 to $1,000')).toBeVisible()
    await page.goto(positionUrl)
    await expect(page.getByRole('region', { name: 'Terms of this position' })).toContainText('$100 to $1,000')
  })

  await test.step('all of it is taken back: the position closes, its history stays', async () => {
    await page.getByRole('link', { name: 'Take money back' }).click()
    await page.getByRole('radio', { name: /Everything/ }).check()
    await page.getByRole('button', { name: 'Review amount', exact: true }).click()
    await page.getByRole('button', { name: 'Take $62.50 back' }).click()
    await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible()
    await expect(history.getByRole('rowheader')).toHaveCount(4)
  })

  expect(faults).toEqual([])
  expect((await product.ops('reconcile')).code).toBe(0)
  await page.context().close()
}

async function newPage(
  browser: Browser,
  product: Product,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    baseURL: product.url,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  return context.newPage()
}

async function choosePlan(page: Page, plan: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(plan) }).check()
}

async function payFromBalance(page: Page, amount: string): Promise<void> {
  await page.getByRole('checkbox', { name: 'I understand I can lose this amount' }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: /Available balance/ }).check()
  await page.getByRole('button', { name: `Invest $${amount}` }).click()
  await expect(page).toHaveURL(/\/dashboard\/positions\//)
}

const dayAhead = (n: number): Date => new Date(Date.now() + n * dayMs)

const shownDay = (n: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(dayAhead(n))

/** Nothing is cut off, too small to press, or wrong for assistive technology, in both themes. */
async function looksRight(page: Page, width: number): Promise<void> {
  await hydrated(page)
  await settled(page)
  expect(await sidewaysScroll(page, width)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
  await paintedIn(page, 'light')
  expect(await axeProblems(page, { contrastOnly: false })).toEqual([])
  await paintedIn(page, 'dark')
  expect(await axeProblems(page, { contrastOnly: true })).toEqual([])
}

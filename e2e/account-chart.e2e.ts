import { expect, test } from '@playwright/test'
import { addDays, utcDay } from '../server/src/platform/clock.ts'
import { accrueDay } from '../server/src/positions/accrual/accrue-day.ts'
import { openAccount, signInBrowser } from './support/account.ts'
import { axeFindings } from './support/axe.ts'
import { withinOneDay } from './support/one-day.ts'
import { give, invest } from './support/own-verbs.ts'
import { openPast } from './support/past.ts'
import { startProduct } from './support/product.ts'
import { settled } from './support/settled.ts'

/** Days are booked ahead, for everybody: so this has a product of its own. */

const shownDay = (ahead: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${addDays(utcDay(new Date()), ahead)}T00:00:00Z`),
  )

test('the chart of the account: one day, then five; by pointer, by keys, as a table, and what it comes to', async ({
  browser,
}) => {
  await withinOneDay(90_000)
  const product = await startProduct()
  const page = await (await browser.newContext({ baseURL: product.url })).newPage()
  const account = await openAccount(product)
  const past = await openPast(product)
  await give(past, account, '400')
  await invest(past.now, account, 'basic', 100)
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto('/dashboard/home')
  const card = page.getByRole('region', { name: 'Over time' })
  const plot = card.getByRole('application')
  const said = card.getByRole('status')

  await test.step('one day is a dot, and the deposit is no result', async () => {
    await expect(card).toContainText('1 day so far')
    await expect(plot).toContainText('Day 1')
    await expect(plot).toContainText('+$400')
    await expect(plot.locator('circle')).toHaveCount(1)
    await expect(plot).toHaveAccessibleName(
      `Results from ${shownDay(0)} to ${shownDay(0)}: $0.00. Balance $400.00. Days with money in: 1. Days with money out: 0.`,
    )
  })

  for (const day of [1, 2, 3, 4]) await accrueDay(past.now, addDays(utcDay(new Date()), day))
  await past.close()
  await page.reload()
  await expect(plot).toHaveAccessibleName(/: \+\$10\.00\. Balance \$410\.00\./)

  await test.step('keys move a day that is said, and the headline with it', async () => {
    await plot.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(said).toHaveText(
      `${shownDay(3)} (booked ahead): day’s result +$2.50, results so far +$7.50, money in minus money out +$400.00, balance $407.50`,
    )
    await expect(card).toContainText(`Results from ${shownDay(0)} to ${shownDay(3)} · booked ahead`)
    await page.keyboard.press('d')
    await expect(said).toContainText(`${shownDay(0)}: day’s result $0.00`)
    await page.keyboard.press('Escape')
    await expect(said).toHaveText('')
    await expect(plot).toBeFocused()
  })

  await test.step('a pointer does, too, and leaving brings back the whole period', async () => {
    await page.getByRole('heading', { name: 'Over time' }).click()
    const box = await plot.boundingBox()
    if (box === null) throw new Error('the plot is not drawn')
    await page.mouse.move(box.x + 2, box.y + 60)
    await expect(said).toContainText('balance $0.00')
    await page.mouse.move(box.x + box.width - 70, box.y + 60)
    await expect(said).toContainText('balance $410.00')
    await page.mouse.move(2, 2)
    await expect(said).toHaveText('')
  })

  await test.step('the balance is drawn over what was put in', async () => {
    await card.getByRole('button', { name: 'Balance' }).click()
    await expect(card).toContainText('Start of the period, plus money in and out')
    await expect(card).toContainText(`${shownDay(4)}: results +$10.00, money in minus money out +$400.00`)
    await card.getByRole('button', { name: 'Last 7 days' }).click()
    await expect(card.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true')
    await expect(plot).toHaveAccessibleName(/Balance \$410\.00\./)
  })

  await test.step('the same as a table, and on paper', async () => {
    await card.getByRole('button', { name: 'Show as table' }).click()
    await expect(card.getByRole('row').nth(1)).toContainText(`${shownDay(4)} · booked ahead`)
    await expect(card.getByRole('row').nth(1)).toContainText('+$10.00')
    await card.getByRole('button', { name: 'Show as chart' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(card.getByRole('row')).toHaveCount(6)
    await page.emulateMedia({ media: 'screen' })
    await expect(plot).toBeVisible()
  })

  const performance = page.getByRole('region', { name: 'Performance' })
  const figure = (name: string) =>
    performance.locator('details').filter({ has: page.getByText(name, { exact: true }) })

  await test.step('each figure opens to its formula, its inputs and its transactions', async () => {
    await expect(figure('Results')).toContainText('+$10.00')
    await expect(figure('Worst day')).toContainText('No day with a loss yet')
    await expect(figure('Basic')).toContainText('+$10.00')
    await expect(figure('If you’d held BTC')).toContainText('Simulated market')
    // (1 + 2.5/400) × (1 + 2.5/402.5) × … − 1
    await expect(figure('Time-weighted return')).toContainText('+2.50')
    await figure('Time-weighted return').locator('summary').click()
    await expect(figure('Time-weighted return').getByRole('row').nth(1)).toContainText('$407.50')
    await figure('Money-weighted return').locator('summary').press('Enter')
    await expect(figure('Money-weighted return').getByRole('row').nth(1)).toContainText('−$400.00')
    await settled(page)
    expect(await axeFindings(page, { parts: ['main'] })).toEqual([])
    await figure('Time-weighted return').getByRole('link', { name: 'Show the transactions' }).click()
    await expect(page).toHaveURL(
      /\/dashboard\/transactions\?from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}&type=result$/,
    )
    await page.goBack()
  })

  await test.step('hidden amounts are hidden here, too', async () => {
    await page.getByRole('button', { name: 'Hide amounts' }).click()
    await expect(plot).toContainText('•••••')
    for (const part of [card, performance]) await expect.poll(() => part.innerText()).not.toMatch(/\$\d/)
    await expect(plot).not.toHaveAccessibleName(/\$\d/)
  })
  await page.context().close()
  await product.stop()
})

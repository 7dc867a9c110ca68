import { expect } from '@playwright/test'
import { utcDay } from '../server/src/platform/clock.ts'
import { accrueDay } from '../server/src/positions/accrual/accrue-day.ts'
import { openAccount, signInBrowser } from './support/account.ts'
import { give, invest } from './support/own-verbs.ts'
import { openPast } from './support/past.ts'
import { test } from './support/public-page.ts'
import { daysAgo } from './support/two-months.ts'

/** Investing as an investor meets it. */

test('invest, look, take back, reinvest', async ({ page, product }) => {
  const account = await openAccount(product)
  const past = await openPast(product)
  await give(past, account, '1500')
  const { id } = await invest(past.at(daysAgo(4)), account, 'basic', 100)
  const days = [3, 2, 1].map((days) => daysAgo(days))
  for (const day of days) await accrueDay(past.now, utcDay(day))
  await past.close()
  await page.goto('/robots.txt')
  await signInBrowser(page, account)

  await test.step('the forecast says what it is, worst first, and the balance pays', async () => {
    await page.goto('/dashboard/invest')
    const next = page.getByRole('button', { name: 'Review investment', exact: true })
    await page.getByRole('radio', { name: /Basic/ }).check()
    await page.getByLabel('Amount', { exact: true }).fill('1000')
    const forecast = page.getByRole('region', { name: /could become/ })
    await expect(forecast.getByRole('listitem')).toHaveText([/Bad case/, /Typical case/, /Good case/])
    await expect(forecast.getByRole('listitem').first()).toContainText('−$1,000.00')
    await next.click()
    await page.getByRole('checkbox', { name: 'I understand I can lose this amount' }).check()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('radio', { name: /Available balance/ }).check()
    await page.getByRole('button', { name: 'Invest $1,000.00' }).click()
    await expect(page).toHaveURL(/\/dashboard\/positions\//)
    await expect(page.getByText('Your position is open')).toBeVisible()
    await expect(page.getByText('No days booked yet')).toBeVisible()
  })

  const history = page.getByRole('region', { name: 'Day by day' })
  await test.step('days that were booked stand in the history, one row each, with source and result', async () => {
    await page.goto(`/dashboard/positions/${id}`)
    const shown = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
    await expect(history.getByRole('rowheader')).toContainText(
      days.toReversed().map((day) => shown.format(day)),
    )
    for (const text of ['+2.50%', 'Illustrated rate', '+$2.50'])
      await expect(history.getByRole('row').nth(1)).toContainText(text)
    await expect(history.getByTestId('day-bars').locator('rect')).toHaveCount(3)
  })

  await test.step('reinvesting is switched on', async () => {
    const card = page.getByRole('region', { name: 'Reinvest results' })
    const turn = card.getByRole('switch', { name: 'Keep gains in this position' })
    await expect(turn).toHaveAttribute('aria-checked', 'false')
    await turn.click()
    await expect(card).toContainText(/Turns on .* \(UTC\)\./)
    await expect(turn).toHaveAttribute('aria-checked', 'true')
  })

  await test.step('a part is taken back: the exact effect stands there before it is done', async () => {
    await page.getByRole('link', { name: 'Take money back' }).click()
    await page.getByRole('radio', { name: /Part of it/ }).check()
    await page.getByLabel('Amount', { exact: true }).fill('40')
    await page.getByRole('button', { name: 'Review amount', exact: true }).click()
    await expect(page.getByRole('main')).toContainText('don’t count for what you take back')
    await expect(page.getByRole('main')).toContainText('$60.00')
    await page.getByRole('button', { name: 'Take $40.00 back' }).click()
    await expect(page.getByText('$40.00 is in your available balance')).toBeVisible()
  })

  await test.step('all of it is taken back: the position closes, its history stays', async () => {
    await page.getByRole('link', { name: 'Take money back' }).click()
    await page.getByRole('radio', { name: /Everything/ }).check()
    await page.getByRole('button', { name: 'Review amount', exact: true }).click()
    await page.getByRole('button', { name: 'Take $60.00 back' }).click()
    await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible()
    await expect(history.getByRole('rowheader')).toHaveCount(3)
  })
})

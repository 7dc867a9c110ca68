import { expect, type Page } from '@playwright/test'
import { type Account, openAccount } from './support/account.ts'
import { withPast } from './support/staff-console.ts'
import { liveAtOnce } from './support/live-at-once.ts'
import { ask } from './support/money.ts'
import { pageClock } from './support/page-clock.ts'
import { axeProblems, loaded, paintedIn, sidewaysScroll, test } from './support/public-page.ts'
import { list, main, openAs, rows } from './support/transaction-list.ts'
import { windUntil } from './support/wind-until.ts'

let account: Account

test.beforeAll(async ({ product }) => {
  account = await openAccount(product)
  await withPast(product, (past) => liveAtOnce({ product, past }, account))
})

const open = (page: Page, path: string) => openAs(page, account, path)

test('at 360 px the filters are a sheet that Esc closes, and days are headings', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, list)
  await expect(main(page).getByRole('table')).toHaveCount(1)
  const opener = main(page).getByRole('button', { name: 'Filters' })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Status').selectOption('in_review')
  await expect(page).toHaveURL(/\?status=in_review$/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(main(page).getByRole('button', { name: 'Filters (1)' })).toBeFocused()
  await expect(rows(page)).toHaveCount(1)
})

test('a list that cannot be read says so and keeps its filters', async ({ page }) => {
  const clock = await pageClock(page)
  await open(page, '/dashboard/home')
  await page.route('**/api/wallet/transactions/?*', (route) =>
    route.fulfill({ status: 503, json: { detail: 'x' } }),
  )
  await page.goto(`${list}?type=deposit`)
  await windUntil(clock, main(page).getByText('We couldn’t load this'))
  await expect(main(page).getByRole('button', { name: 'Remove the filter Type: Deposit' })).toBeVisible()
  await page.unroute('**/api/wallet/transactions/?*')
  await main(page).getByRole('button', { name: 'Retry' }).click()
  await expect(rows(page)).toHaveCount(1)
})

test('nothing is wrong for axe or wider than the window, in both themes', async ({ page, product }) => {
  test.slow()
  const { results } = await ask<{ results: { id: string }[] }>(product, account, '/api/wallet/transactions/')
  await open(page, list)
  const found: string[] = []
  for (const path of [
    list,
    `${list}?q=nothing`,
    `${list}/${results[0]?.id}`,
    '/dashboard/statements',
    '/dashboard/home',
  ]) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await loaded(page)
      for (const scheme of ['light', 'dark'] as const) {
        await paintedIn(page, scheme)
        const problems = await axeProblems(page, { contrastOnly: scheme === 'dark' })
        found.push(...problems.map((problem) => `${path} ${width} ${scheme}: ${problem}`))
        const wider = await sidewaysScroll(page, width)
        if (wider > 0) found.push(`${path} ${width}: ${wider} px wider`)
      }
    }
  }
  expect(found).toEqual([])
})

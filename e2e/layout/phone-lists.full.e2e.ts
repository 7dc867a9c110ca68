/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test'
import { openPosition } from '../../server/src/positions/investing/open-position.ts'
import { dayMs } from '../../server/src/platform/clock.ts'
import { accrueFinishedDays } from '../../server/src/positions/accrual/accrue-finished-days.ts'
import { fund } from '../../server/src/wallet/testing/fund.ts'
import { type Account, openAccount, signInBrowser } from '../support/account.ts'
import { looksRight } from '../support/looks-right.ts'
import { openPast } from '../support/past.ts'
import { loaded, resized, test } from '../support/public-page.ts'
import { settled } from '../support/settled.ts'
import { wordsOf } from '../support/words.ts'

/** Lists on a phone: each row in a few whole lines that say what each figure is, and columns in step. */

test.use({ productOf: 'phone lists', screenshot: 'off', viewport: { width: 360, height: 800 } })
test.describe.configure({ mode: 'default' })

let account: Account
let position: string
test.beforeAll(async ({ product }) => {
  test.setTimeout(120_000)
  account = await openAccount(product)
  const past = await openPast(product)
  try {
    const before = past.at(new Date(Date.now() - 6 * dayMs))
    await fund({ ctx: before }, account.user_id, '123456789012.34')
    const given = { investorId: account.user_id, planId: 'standard', amountMinor: 2_000_000_000n }
    position = (await before.transaction((tx) => openPosition(before, tx, given))).id
    await accrueFinishedDays(past.now)
  } finally {
    await past.close()
  }
})

const main = (page: Page) => page.getByRole('main')

async function open(page: Page, address: string, locale = 'en'): Promise<void> {
  await page.goto('/faq')
  await signInBrowser(page, account)
  await page.evaluate((chosen) => localStorage.setItem('evenmoor.locale', chosen), locale)
  await page.goto(address)
  await loaded(page)
  await settled(page)
}

const rowsOf = (part: Locator) => part.getByRole('row').filter({ has: part.page().getByRole('rowheader') })

/** In how many lines of text a row stands: the places on which its letters stand, from the top. */
const linesOf = (rows: Locator): Promise<number[]> =>
  rows.evaluateAll((all) =>
    all.map((row) => {
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
      const middles: number[] = []
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        if (text.parentElement?.closest('.sr-only')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const { top, bottom, width } of range.getClientRects())
          if (width > 1) middles.push((top + bottom) / 2)
      }
      // What stands beside each other in different sizes is a few pixels apart, what is below half a line at least.
      return middles
        .toSorted((a, b) => a - b)
        .filter((at, index, sorted) => at - (sorted[index - 1] ?? 0) > 8).length
    }),
  )

/** Results as a month of draws brings them, some with more decimals than others; all else is the server's own. */
async function drawnRates(page: Page, source: string): Promise<void> {
  const rates = ['-0.12', '2.5', '0', '-1.05', '3']
  await page.route(/\/api\/investments\/[\w-]+\/results\//, async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { results: object[] }
    const results = body.results.map((day, at) => ({
      ...day,
      source,
      rate: rates[at % rates.length],
    }))
    await route.fulfill({ response: reply, json: { ...body, results } })
  })
}

for (const [locale, source] of [
  ['en', 'market'],
  ['de', 'illustration'],
  ['fr', 'market'],
  ['ar', 'market'],
] as const)
  test(`a day of a position takes two lines, and its rates have the same decimals (${locale})`, async ({
    page,
  }) => {
    await drawnRates(page, source)
    await open(page, `/dashboard/positions/${position}`, locale)
    const history = main(page).getByRole('region', {
      name: wordsOf(locale, 'invest.position.history.title'),
    })
    const days = rowsOf(history)
    await expect(days).toHaveCount(5)
    expect(await linesOf(days)).toEqual([2, 2, 2, 2, 2])
    const rates = await days.getByRole('rowheader').allInnerTexts()
    expect(rates.map((text) => /[.,](\d+)[\u00a0\u202f]?%/.exec(text)?.[1]?.length)).toEqual([2, 2, 2, 2, 2])
    await looksRight(page)
  })

test('a month of statements says what each of its two amounts is; wider, the columns do', async ({
  page,
}) => {
  await open(page, '/dashboard/statements')
  const month = rowsOf(main(page)).first()
  for (const words of ['Change', 'Closing balance'])
    await expect(month.getByRole('cell', { name: new RegExp(`^${words} `) })).toBeVisible()
  await expect(month.getByRole('cell', { name: /^Closing balance \$123,456,/ })).toBeVisible()
  await looksRight(page)
  await resized(page, 1280, 800)
  await expect(month.getByText('Closing balance')).toBeHidden()
  await expect(main(page).getByRole('columnheader', { name: 'Closing balance' })).toBeVisible()
})

test('home: a latest transaction takes two or three whole lines beside twelve digits', async ({ page }) => {
  await open(page, '/dashboard/home')
  const rows = page.getByRole('region', { name: 'Latest transactions' }).getByRole('listitem')
  await expect(rows.filter({ hasText: 'Daily result' }).first()).toContainText(/for \w{3} \d+, \d{4}/)
  expect(Math.max(...(await linesOf(rows)))).toBeLessThanOrEqual(3)
  expect(await brokenLinks(rows)).toEqual([])
})

test('transactions: one takes at most four whole lines beside twelve digits', async ({ page }) => {
  await open(page, '/dashboard/transactions')
  const rows = rowsOf(main(page)).filter({ has: page.locator('[data-row]') })
  const results = rows.filter({ hasText: 'Daily result' })
  await expect(results.first()).toContainText(/for \w{3} \d+, \d{4}/)
  await expect(results.first()).toContainText('Illustrated rate, practice only')
  expect(Math.max(...(await linesOf(rows)))).toBeLessThanOrEqual(4)
  expect(await brokenLinks(rows)).toEqual([])
})

/** The links of rows whose words go on in a second line. */
const brokenLinks = (rows: Locator): Promise<(string | null)[]> =>
  rows
    .getByRole('link')
    .evaluateAll((links) =>
      links.filter((link) => link.getClientRects().length > 1).map((link) => link.textContent),
    )

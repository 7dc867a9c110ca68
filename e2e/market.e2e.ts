import { expect } from '@playwright/test'
import { listenTo } from './support/listen.ts'
import {
  amount,
  answerPrices,
  calculator,
  marketClock,
  markets,
  openCalculator,
  openMarkets,
  tiles,
} from './support/market.ts'
import { hydrated, test } from './support/public-page.ts'

/** Live markets and the calculator of the home page; names quote the rows of the specification. */

test('spec 2: home live market grid: 12 coin tiles, 4 shown by default; Show More / Show Less toggles all 12', async ({
  page,
}) => {
  await page.goto('/')
  await expect(tiles(page)).toHaveCount(4)
  await markets(page).scrollIntoViewIfNeeded()
  await expect(tiles(page).first()).toContainText('Bitcoin')
  const said = await listenTo(page)
  await markets(page).getByRole('button', { name: 'Show More' }).click()
  await expect(tiles(page)).toHaveCount(12)
  await expect(tiles(page).nth(4)).toBeFocused()
  await expect.poll(said).toContain('Showing 12 coins')
  for (const tile of await tiles(page).all()) await expect(tile).toContainText(/\$[\d,.]+.*24 h/s)
  await markets(page).getByRole('button', { name: 'Show Less' }).click()
  await expect(tiles(page)).toHaveCount(4)
})

test('spec 2: coin tiles (charting widget, daily interval, dark theme): each opens a full chart with a figure for each day', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
  )
  await openMarkets(page)
  const ground = () =>
    tiles(page)
      .first()
      .evaluate((tile) => getComputedStyle(tile).backgroundColor)
  const light = await ground()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).not.toBe(light)
  await tiles(page)
    .nth(1)
    .getByRole('button', { name: /Ethereum/ })
    .click()
  const chart = page.getByRole('dialog', { name: 'Ethereum, daily prices' })
  await expect(chart.getByText('Simulated market')).toBeVisible()
  const cursor = chart.getByRole('slider', { name: 'Day' })
  await cursor.focus()
  const today = await cursor.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await expect(cursor).not.toHaveAttribute('aria-valuetext', today ?? '')
  await chart.getByRole('button', { name: 'All' }).click()
  await chart.getByRole('button', { name: 'Show as table' }).click()
  await expect(chart.getByRole('row')).toHaveCount(731)
  await page.keyboard.press('Escape')
  await expect(chart).toBeHidden()
  await expect(tiles(page).nth(1).getByRole('button')).toBeFocused()
  expect(complaints).toEqual([])
})

test('forex: eight major pairs with rate and signed change', async ({ page }) => {
  await openMarkets(page)
  const table = page.getByRole('table', { name: 'Currency pairs' })
  await expect(table.getByRole('row')).toHaveCount(9)
  await expect(table.getByRole('row', { name: /EUR\/USD/ })).toContainText(/[01]\.\d{5}/)
})

test('spec 2: calculator: one of the top 50 coins and an amount show its USD value', async ({ page }) => {
  await page.route('**/api/market/prices/**', (route) => answerPrices(route, '67187.3358936566'))
  await openCalculator(page)
  const coin = page.getByRole('combobox', { name: 'Coin' })
  await coin.click()
  await expect(page.getByRole('option')).toHaveCount(50)
  await coin.fill('tron')
  await expect(page.getByRole('option')).toHaveText([/TRON/])
  await page.keyboard.press('Enter')
  await expect(coin).toHaveValue('TRON (TRX)')
  await coin.click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(coin).toHaveValue('TRON (TRX)')
  await coin.fill('bitcoin')
  await page.getByRole('option', { name: 'Bitcoin', exact: false }).first().click()
  const said = await listenTo(page)
  await amount(page).fill('1.5')
  const result = calculator(page).getByRole('status').filter({ hasText: '$' })
  await expect(result).toHaveText('$100,781.00')
  await expect(result.locator('data')).toHaveAttribute('value', '100781.0038404849')
  await expect.poll(said).toContain('1.5 BTC = $100,781.00')
  await expect(calculator(page).getByText('For information only.')).toBeVisible()
})

test("spec 5: calculator amount: only digits with an optional single decimal point; invalid input shows 'Enter a valid amount'", async ({
  page,
}) => {
  await openCalculator(page)
  const refusal = calculator(page).getByText('Enter a valid amount')
  for (const typed of ['abc', '1.2.3', '-1', '1e3', '1,000', '.', '1 0', '½']) {
    await amount(page).fill(typed)
    await expect(refusal, typed).toBeVisible()
    await expect(amount(page)).toHaveAttribute('aria-invalid', 'true')
    await amount(page).fill('2.')
    await expect(refusal).toBeHidden()
  }
  // A digit as the keyboards of Japanese and Chinese write it.
  await amount(page).fill('１')
  await expect(refusal).toBeHidden()
})

test("spec 8 and 7: coin data: 'Failed to fetch coin list' after 3 retries with a delay doubling from 1 second; Retry loads it", async ({
  page,
}) => {
  const clock = await marketClock(page, '/api/market/coins/')
  let isDown = true
  await page.route('**/api/market/coins/', (route) =>
    isDown ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await page.goto('/')
  await hydrated(page)
  await clock.stop()
  await calculator(page).scrollIntoViewIfNeeded()
  await clock.windUntilAsked(1)
  await clock.wind(8)
  await clock.expectGaps([1, 2, 4])
  await expect(calculator(page).getByText('Failed to fetch coin list')).toBeVisible()
  isDown = false
  await calculator(page).getByRole('button', { name: 'Retry' }).click()
  await expect(amount(page)).toBeVisible()
})

test('spec 4: calculator prices: refreshed every 5 seconds; after a failure the interval doubles up to 30; reset to 5 on success', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const clock = await marketClock(page, '/api/market/prices/')
  let isDown = false
  await page.route('**/api/market/prices/**', (route) =>
    isDown ? route.fulfill({ status: 503, body: '{}' }) : answerPrices(route, '100.00'),
  )
  await page.goto('/')
  await hydrated(page)
  await clock.stop()
  await calculator(page).scrollIntoViewIfNeeded()
  await clock.windUntilAsked(1)
  await clock.windUntilAsked(3)
  isDown = true
  await clock.windUntilAsked(7)
  await expect(calculator(page).getByText('Failed to fetch prices')).toBeVisible()
  await expect(calculator(page).getByText(/Prices delayed\. Trying again in \d+ s\./)).toBeVisible()
  await expect(calculator(page).getByText(/Prices from \d/)).toBeVisible()
  await clock.windUntilAsked(19)
  await clock.wind(1)
  isDown = false
  await clock.windUntilAsked(21)
  const retried = [1, 2, 4]
  await clock.expectGaps([5, 5, 5, ...retried, 10, ...retried, 20, ...retried, 30, ...retried, 30, 5])
  await expect(calculator(page).getByText('Failed to fetch prices')).toBeHidden()
})

test("spec 8: tiles: 'Failed to fetch prices' with Retry; the last price stays, greyed, with its time", async ({
  page,
}) => {
  const clock = await marketClock(page, '/api/market/prices/')
  let isDown = false
  await page.route('**/api/market/prices/**', (route) =>
    isDown ? route.abort() : answerPrices(route, '4321.00'),
  )
  await page.goto('/')
  await markets(page).scrollIntoViewIfNeeded()
  await expect(tiles(page).first()).toContainText('$4,321.00')
  isDown = true
  await clock.wind(14)
  const failure = markets(page).getByRole('status').filter({ hasText: 'Failed to fetch prices' })
  await expect(failure).toBeVisible()
  await expect(tiles(page).first()).toContainText('$4,321.00')
  await expect(tiles(page).first().locator('data').first()).toHaveClass(/text-subtle/)
  await expect(markets(page).getByText(/Prices from \d/)).toBeVisible()
  isDown = false
  await failure.getByRole('button', { name: 'Retry' }).click()
  await expect(failure).toBeHidden()
})

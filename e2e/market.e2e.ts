/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, type Route, test } from '@playwright/test'
import { lastingFaults } from './support/lasting.ts'
import { listenTo } from './support/listen.ts'
import { type Product, startProduct } from './support/product.ts'
import { hydrated, sidewaysScroll } from './support/public-page.ts'

/** Live markets and the calculator of the home page; names quote the rows of the specification. */

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const tiles = (page: Page) => page.getByTestId('market-tile')
const markets = (page: Page) => page.getByRole('region', { name: 'Live markets' })
const calculator = (page: Page) => page.getByRole('region', { name: 'Crypto calculator' })
const amount = (page: Page) => calculator(page).getByLabel('Amount')

async function openMarkets(page: Page): Promise<void> {
  await page.goto(product.url)
  await markets(page).scrollIntoViewIfNeeded()
  await expect(tiles(page).first()).toContainText('Bitcoin')
}
async function openCalculator(page: Page): Promise<void> {
  await page.goto(product.url)
  await calculator(page).scrollIntoViewIfNeeded()
  await expect(amount(page)).toBeVisible()
}

test('spec 2: home live market grid: 12 coin tiles, 4 shown by default; Show More / Show Less toggles all 12', async ({
  page,
}) => {
  await page.goto(product.url)
  await expect(tiles(page)).toHaveCount(4)
  await openMarkets(page)
  const said = await listenTo(page)
  await markets(page).getByRole('button', { name: 'Show More' }).click()
  await expect(tiles(page)).toHaveCount(12)
  await expect(tiles(page).nth(4)).toBeFocused()
  await expect.poll(said).toContain('Showing 12 coins')
  for (const tile of await tiles(page).all()) await expect(tile).toContainText(/\$[\d,.]+.*24 h/s)
  await markets(page).getByRole('button', { name: 'Show Less' }).click()
  await expect(tiles(page)).toHaveCount(4)
})

test('figures are said to be simulated, have a sign and an age, and can be paused', async ({ page }) => {
  const clock = await pageTime(page, '/api/market/prices/')
  await openMarkets(page)
  await expect(markets(page).getByText('Simulated market').first()).toBeVisible()
  await expect(markets(page).getByText(/Updated \d s ago/)).toBeVisible()
  await expect(tiles(page).first()).toContainText(/[+−]\d+(\.\d+)?\s%|0\s%/)
  const price = tiles(page).first().locator('data').first()
  const before = await price.getAttribute('value')
  await expect(price).not.toHaveAttribute('value', before ?? '', { timeout: 15_000 })
  await page.getByRole('switch', { name: 'Pause live prices' }).click()
  await expect(markets(page).getByText(/Prices from \d/)).toBeVisible()
  const paused = await price.getAttribute('value')
  await clock.wind(12)
  await expect(price).toHaveAttribute('value', paused ?? '')
})

test('market charts are loaded when scrolled to, and nothing is asked of another host', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(product.url, { waitUntil: 'networkidle' })
  expect(asked.filter((url) => /\/api\/market\/|MarketBoard|Calculator|CoinFigures/.test(url))).toEqual([])
  await openMarkets(page)
  expect(asked.some((url) => url.includes('/api/market/coins/'))).toBe(true)
  expect(asked.some((url) => url.includes('CoinFigures'))).toBe(false)
  await tiles(page).first().getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => asked.some((url) => url.includes('CoinFigures'))).toBe(true)
  expect(asked.filter((url) => new URL(url).origin !== new URL(product.url).origin)).toEqual([])
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
  for (const typed of ['abc', '1.2.3', '-1', '1e3', '1,000', '.', '1 0', '１']) {
    await amount(page).fill(typed)
    await expect(refusal, typed).toBeVisible()
    await expect(amount(page)).toHaveAttribute('aria-invalid', 'true')
    await amount(page).fill('2.')
    await expect(refusal).toBeHidden()
  }
})

test('calculator in German: the comma marks decimals, a point is refused with an example, and what was read stands there', async ({
  page,
}) => {
  await page.route('**/api/market/prices/**', (route) => answerPrices(route, '1000.00'))
  await page.goto(`${product.url}/de`)
  const section = page.locator('#calculator')
  await section.scrollIntoViewIfNeeded()
  const field = section.getByLabel('Menge')
  await field.fill('1,5')
  await expect(section.getByText('Wert von 1,5 BTC in US-Dollar')).toBeVisible()
  await expect(section.getByRole('status').filter({ hasText: '$' })).toHaveText(/^1\.500,00\s\$$/)
  await field.fill('1.000')
  await expect(section.getByText('Geben Sie eine gültige Menge ein, etwa 0,5')).toBeVisible()
})

test("spec 8 and 7: coin data: 'Failed to fetch coin list' after 3 retries with a delay doubling from 1 second; Retry loads it", async ({
  page,
}) => {
  const clock = await pageTime(page, '/api/market/coins/')
  let isDown = true
  await page.route('**/api/market/coins/', (route) =>
    isDown ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await page.goto(product.url)
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
  const clock = await pageTime(page, '/api/market/prices/')
  let isDown = false
  await page.route('**/api/market/prices/**', (route) =>
    isDown ? route.fulfill({ status: 503, body: '{}' }) : answerPrices(route, '100.00'),
  )
  await page.goto(product.url)
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
  const clock = await pageTime(page, '/api/market/prices/')
  let isDown = false
  await page.route('**/api/market/prices/**', (route) =>
    isDown ? route.abort() : answerPrices(route, '4321.00'),
  )
  await page.goto(product.url)
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

test('markets and calculator in Arabic: labelled, validated and without sideways scroll at 360 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${product.url}/ar`)
  await page.locator('#markets').scrollIntoViewIfNeeded()
  await expect(page.getByText('سوق محاكاة').first()).toBeVisible()
  await page.locator('#calculator').scrollIntoViewIfNeeded()
  await page.getByLabel('المبلغ').fill('x')
  await expect(page.getByText('أدخل مبلغًا صالحًا')).toBeVisible()
  expect(await sidewaysScroll(page, 360)).toBe(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in markets, chart and calculator (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openMarkets(page)
    await page.getByRole('table', { name: 'Currency pairs' }).waitFor()
    await calculator(page).scrollIntoViewIfNeeded()
    await amount(page).fill('x')
    expect(await problemsIn(page, '#markets', '#calculator')).toEqual([])
    await tiles(page).first().getByRole('button').click()
    await page.getByRole('slider').waitFor()
    expect(await problemsIn(page, 'dialog[open]')).toEqual([])
  })
}

/** What axe finds in these parts of the page. */
const problemsIn = (page: Page, ...parts: readonly string[]): Promise<string[]> =>
  lastingFaults(async () => {
    const axe = new AxeBuilder({ page })
    for (const part of parts) axe.include(part)
    const { violations } = await axe.analyze()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })

const answerPrices = (route: Route, usd: string) => {
  const ids = new URL(route.request().url()).searchParams.get('ids')?.split(',') ?? []
  const price = { usd, change_24h: '1.00', at: new Date().toISOString(), age_seconds: 0, stale: false }
  return route.fulfill({ json: Object.fromEntries(ids.map((id) => [id, price])) })
}

/**
 * The page's time, which goes on by itself and can be wound forward; requests are written down with the page's own
 * time, so that waiting for them takes seconds and not minutes.
 */
async function pageTime(page: Page, asked: string) {
  const stepMs = 250
  await page.clock.install({ time: new Date('2026-06-15T12:00:00Z') })
  await page.addInitScript(`{
    const real = window.fetch
    window.askedAt = []
    window.fetch = (address, options) => {
      if (String(address).startsWith(${JSON.stringify(asked)})) window.askedAt.push(Date.now())
      return real(address, options)
    }
  }`)
  const step = async () => {
    await page.clock.runFor(stepMs)
    // What the page asked for is answered before its time goes on.
    await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()))
  }
  const times = () => page.evaluate<number[]>('window.askedAt')
  return {
    /** From now on its time goes on by winding alone: how long an answer takes counts for nothing. */
    stop: async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500),
    wind: async (seconds: number) => {
      for (let ms = 0; ms < seconds * 1_000; ms += stepMs) await step()
    },
    /** Until so many requests have been made. */
    windUntilAsked: async (count: number) => {
      while ((await times()).length < count) await step()
    },
    /** Seconds from request to request, each about as expected: an answer takes its own time. */
    expectGaps: async (expected: readonly number[]) => {
      const at = await times()
      const gaps = at.slice(1, expected.length + 1).map((time, index) => (time - (at[index] ?? 0)) / 1_000)
      expect(gaps).toHaveLength(expected.length)
      for (const [index, seconds] of expected.entries()) {
        expect(gaps[index], `of ${gaps.join(', ')}`).toBeGreaterThan(seconds - 0.1)
        expect(gaps[index], `of ${gaps.join(', ')}`).toBeLessThan(seconds + 0.9)
      }
    },
  }
}

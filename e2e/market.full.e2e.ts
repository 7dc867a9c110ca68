import { expect, type Page } from '@playwright/test'
import { axeFindings } from './support/axe.ts'
import {
  amount,
  answerPrices,
  calculator,
  marketClock,
  markets,
  openMarkets,
  tiles,
} from './support/market.ts'
import { sidewaysScroll, test } from './support/public-page.ts'
import { settled } from './support/settled.ts'

/** Live markets and the calculator where e2e/market.e2e.ts does not go: languages, themes, and what is loaded when. */

test('figures are said to be simulated, have a sign and an age, and can be paused', async ({ page }) => {
  const clock = await marketClock(page, '/api/market/prices/')
  await openMarkets(page)
  await expect(markets(page).getByText('Simulated market').first()).toBeVisible()
  await expect(markets(page).getByText(/Updated \d s ago/)).toBeVisible()
  await expect(tiles(page).first()).toContainText(/[+−]\d+(\.\d+)?%|0%/)
  const price = tiles(page).first().locator('data').first()
  const before = await price.getAttribute('value')
  await expect(price).not.toHaveAttribute('value', before ?? '', { timeout: 15_000 })
  await page.getByRole('switch', { name: 'Pause live prices' }).click()
  await expect(markets(page).getByText(/Prices from \d/)).toBeVisible()
  const paused = await price.getAttribute('value')
  await clock.wind(12)
  await expect(price).toHaveAttribute('value', paused ?? '')
})

test('market charts are loaded when scrolled to, and nothing is asked of another host', async ({
  page,
  noted,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked.filter((url) => /\/api\/market\/|MarketBoard|Calculator|CoinFigures/.test(url))).toEqual([])
  await openMarkets(page)
  expect(asked.some((url) => url.includes('/api/market/coins/'))).toBe(true)
  expect(asked.some((url) => url.includes('CoinFigures'))).toBe(false)
  await tiles(page).first().getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => asked.some((url) => url.includes('CoinFigures'))).toBe(true)
  expect(noted.foreign).toEqual([])
})

test('calculator in German: the comma marks decimals, a point is refused with an example, and what was read stands there', async ({
  page,
}) => {
  await page.route('**/api/market/prices/**', (route) => answerPrices(route, '1000.00'))
  await page.goto('/de')
  const section = page.locator('#calculator')
  await section.scrollIntoViewIfNeeded()
  const field = section.getByLabel('Menge')
  await field.fill('1,5')
  await expect(section.getByText('Wert von 1,5 BTC in US-Dollar')).toBeVisible()
  await expect(section.getByRole('status').filter({ hasText: '$' })).toHaveText(/^1\.500,00\s\$$/)
  await field.fill('1.000')
  await expect(section.getByText('Geben Sie eine gültige Menge ein, etwa 0,5')).toBeVisible()
})

test('markets and calculator in Arabic: labeled, validated and without sideways scroll at 360 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/ar')
  await page.locator('#markets').scrollIntoViewIfNeeded()
  await expect(page.getByText('سوق محاكاة').first()).toBeVisible()
  await page.locator('#calculator').scrollIntoViewIfNeeded()
  await page.getByLabel('المبلغ').fill('x')
  await expect(page.getByText('أدخل مبلغًا صالحًا')).toBeVisible()
  await settled(page)
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
async function problemsIn(page: Page, ...parts: readonly string[]): Promise<string[]> {
  await settled(page)
  return axeFindings(page, { parts })
}

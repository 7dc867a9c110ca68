import { expect, type Locator, type Page } from '@playwright/test'
import { locales } from '../contract/src/locales.ts'
import { addDays, dayMs, utcDay } from '../server/src/platform/clock.ts'
import { accrueDay } from '../server/src/positions/accrual/accrue-day.ts'
import { accrueFinishedDays } from '../server/src/positions/accrual/accrue-finished-days.ts'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { bookForStandard } from './support/booked-days.ts'
import { looksRight } from './support/looks-right.ts'
import { withinOneDay } from './support/one-day.ts'
import { give, invest } from './support/own-verbs.ts'
import { openPast, type Past } from './support/past.ts'
import { type Product, startProduct } from './support/product.ts'
import { loaded, test } from './support/public-page.ts'
import { settled } from './support/settled.ts'
import { withPast } from './support/staff-console.ts'
import { wordsOf } from './support/words.ts'

/** The chart and every figure below it, opened, in each language, on a phone and a desk, in both themes. */

test.use({ productOf: 'account chart' })
test.describe.configure({ mode: 'default' })

let account: Account

test.beforeAll(async ({ product }) => {
  account = await openAccount(product)
  await withPast(product, async (past) => {
    await give(past, account, '1250.50')
    await invest(past.at(new Date(Date.now() - 6 * dayMs)), account, 'basic', 100)
    // The figures come with the first result.
    await accrueFinishedDays(past.now)
  })
})

for (const locale of locales)
  test(`the chart of the account and what it comes to (${locale})`, async ({ page, product }) => {
    test.slow()
    // What the account chose is brought to the page with it.
    await fetch(`${product.url}/account/me/`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${account.access}`, 'content-type': 'application/json' },
      body: JSON.stringify({ locale }),
    })
    await page.goto('/robots.txt')
    await signInBrowser(page, account)
    await page.evaluate((chosen) => localStorage.setItem('evenmoor.locale', chosen), locale)
    await page.goto('/dashboard/home')
    await loaded(page)
    const performance = page.getByRole('region', {
      name: wordsOf(locale, 'investor.performance.title'),
    })
    const figures = performance.locator('details > summary')
    await expect(figures).toHaveCount(9)
    for (const figure of await figures.all()) await figure.click()
    await looksRight(page)
    await expect(page.getByRole('application')).toBeVisible()
  })

const shownDay = (ahead: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${addDays(utcDay(new Date()), ahead)}T00:00:00Z`),
  )

/** Days are booked ahead, for everybody: so these have a product of their own. */
test.describe('days with losses', () => {
  let own: Product
  let past: Past
  let investor: Account
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    await withinOneDay(90_000)
    own = await startProduct()
    past = await openPast(own)
    investor = await openAccount(own)
    await give(past, investor, '1400')
    await invest(past.now, investor, 'standard', 1000)
  })
  test.afterAll(async () => {
    await past.close()
    await own.stop()
  })

  const home = async (page: Page): Promise<{ card: Locator; plot: Locator }> => {
    await page.goto(`${own.url}/robots.txt`)
    await signInBrowser(page, investor)
    await page.goto(`${own.url}/dashboard/home`)
    await loaded(page)
    const card = page.getByRole('region', { name: 'Over time' })
    return { card, plot: card.getByRole('application') }
  }

  test('two days are two dots and no line, and nothing is named that is not drawn', async ({ page }) => {
    await bookForStandard(past, ['-1'])
    await accrueDay(past.now, addDays(utcDay(new Date()), 1))
    const { card, plot } = await home(page)
    await expect(card).toContainText('2 days so far')
    await expect(plot.locator('circle')).toHaveCount(2)
    await expect(plot.locator('path.stroke-primary')).toHaveCount(0)
    await expect(plot).toHaveAccessibleName(/: −\$10\.00\. Balance \$1,390\.00\./)
    const [first, second] = await placesOf(plot.locator('circle'))
    expect(second!.x).toBeGreaterThan(first!.x)
    expect(second!.y).toBeGreaterThan(first!.y)
    await expect(plot.locator('rect.fill-down')).toHaveCount(0)
    await expect(card.getByRole('listitem').filter({ hasText: 'Largest drop' })).toHaveCount(0)
  })

  test('a fall is shaded from its high to its low, named, reached by a key, and among the figures', async ({
    page,
  }) => {
    // 990.00 → 1,009.80 is drawn; then 990.00 − 49.50 = 940.50, − 18.81 = 921.69.
    await bookForStandard(past, ['2', '-5', '-2', '1'], 2)
    for (const day of [2, 3, 4, 5]) await accrueDay(past.now, addDays(utcDay(new Date()), day))
    const { card, plot } = await home(page)
    await expect(plot).toHaveAccessibleName(
      new RegExp(`Largest drop −\\$68\\.31, from ${shownDay(2)} to ${shownDay(4)}\\.`),
    )
    await expect(plot.locator('text').filter({ hasText: /^Largest drop$/ })).toBeVisible()
    await expect(plot.locator('text').filter({ hasText: /^−\$68\.31$/ })).toBeVisible()
    const band = plot.locator('svg > rect.fill-down')
    await expect(band).toHaveCount(1)
    const ends = await placesOf(plot.locator('circle.stroke-down'))
    const [left, width] = [Number(await band.getAttribute('x')), Number(await band.getAttribute('width'))]
    expect(ends.map(({ x }) => x)).toEqual([left, left + width])
    expect(width).toBeGreaterThan(40)
    // Below zero the surface has the color of a loss.
    await expect(plot.locator('path.fill-down')).toHaveCount(1)
    await expect(card.getByRole('listitem').filter({ hasText: 'Largest drop' })).toBeVisible()

    await plot.focus()
    await page.keyboard.press('w')
    await expect(card.getByRole('status')).toHaveText(
      `${shownDay(4)} (booked ahead): day’s result −$18.81, results so far −$58.51, money in minus money out +$1,400.00, balance $1,341.49`,
    )
    await expect(card).toContainText(`Results from ${shownDay(0)} to ${shownDay(4)} · booked ahead`)
    await page.keyboard.press('Escape')

    const performance = page.getByRole('region', { name: 'Performance' })
    const figure = (name: string) =>
      performance.locator('details').filter({ has: page.getByText(name, { exact: true }) })
    await expect(figure('Worst day')).toContainText(shownDay(3))
    await expect(figure('Worst day')).toContainText('−$49.50')
    await expect(figure('Best day')).toContainText('+$19.80')
    await expect(figure('Largest drop')).toContainText('−$68.31')
    await expect(figure('Largest drop')).toContainText(`${shownDay(2)} to ${shownDay(4)}, not recovered yet`)
    await figure('Largest drop').locator('summary').click()
    await expect(figure('Largest drop')).toContainText('Not yet')
    await card.getByRole('button', { name: 'Balance' }).click()
    await expect(band).toHaveCount(0)
    await card.getByRole('button', { name: 'Results' }).click()
    await looksRight(page)
  })

  test('a finger drawn over the chart moves the day and the headline, and the page stays', async ({
    browser,
  }) => {
    const context = await browser.newContext({
      hasTouch: true,
      reducedMotion: 'reduce',
      viewport: { width: 360, height: 800 },
    })
    const page = await context.newPage()
    const { card, plot } = await home(page)
    await plot.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await settled(page)
    const box = await plot.boundingBox()
    if (box === null) throw new Error('the plot is not drawn')
    const y = box.y + box.height / 3
    const fingers = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
    const headline = (day: number) => card.getByText(`Results from ${shownDay(0)} to ${shownDay(day)}`)
    const scrolled = () => page.evaluate(() => scrollY)
    const before = await scrolled()
    // The days are at equal distances, from the empty one before the first to the fifth ahead; the band is of the second and fourth.
    const [high, low] = await placesOf(plot.locator('circle.stroke-down'))
    const apart = (low!.x - high!.x) / 2
    const xOf = (day: number) => high!.x + (day - 2) * apart

    await touch('touchStart', box.x + xOf(0))
    await expect(headline(0)).toBeVisible()
    for (const day of [1, 2, 3]) {
      await touch('touchMove', box.x + xOf(day))
      await expect(headline(day)).toBeVisible()
    }
    await expect(card.locator('[data-figure^="results:"] data').first()).toHaveAttribute('value', '-39.70')
    await touch('touchEnd')
    // It stays where the finger left it.
    await expect(headline(3)).toBeVisible()
    await page.touchscreen.tap(box.x + xOf(1), y)
    await expect(headline(1)).toBeVisible()
    expect(await scrolled()).toBe(before)
    await context.close()
  })
})

const placesOf = (circles: Locator): Promise<{ x: number; y: number }[]> =>
  circles.evaluateAll((all) =>
    all.map((each) => ({ x: Number(each.getAttribute('cx')), y: Number(each.getAttribute('cy')) })),
  )

/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { ask } from './support/money.ts'
import { pageClock } from './support/page-clock.ts'
import { loaded, test } from './support/public-page.ts'
import { publicPaths } from './support/public-paths.ts'
import { settled } from './support/settled.ts'
import { signedInPaths } from './support/signed-in-paths.ts'
import { staffLink } from './support/staff.ts'
import { consolePaths } from './support/zoom.ts'

/** How still a page stands; see docs/performance.md. */

test.use({ screenshot: 'off' })

const shiftMax = 0.02

type Shift = { value: number; moved: string[] }

for (const width of [360, 1280]) {
  test(`layout shift is at most ${shiftMax} while a public page loads, its Arabic letters last, and is scrolled through at ${width} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(noteShifts)
    await page.route('**/vazirmatn-*.woff2', async (route) => {
      await firstPaint(page)
      await route.continue()
    })
    const found: string[] = []
    for (const address of [...publicPaths, '/ar', '/de', '/no/such/page']) {
      await page.goto(address, { waitUntil: 'networkidle' })
      // A month of results is as long as it is: the first window has room for it, whoever scrolled on has not.
      if (address === '/results') await expect(monthInPlace(page)).toHaveCount(0)
      await scrollThrough(page)
      if (address === '/') await expect(page.getByTestId('market-tile').first()).toBeVisible()
      found.push(...(await tooMuchMoved(page, address)))
    }
    expect(found).toEqual([])
  })
}

/** Two phones, since what stands below a place of another size is seen on the taller one alone. */
const windows = [
  { width: 360, height: 800 },
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
]

for (const { width, height } of windows) {
  test(`layout shift is at most ${shiftMax} while a signed-in page loads, its figures last, at ${width} × ${height} px`, async ({
    page,
    product,
  }) => {
    test.slow()
    const account = await openAccount(product)
    const addresses = await signedInPaths(product, account)
    await page.setViewportSize({ width, height })
    await page.goto('/robots.txt')
    await signInBrowser(page, account)
    await page.addInitScript(noteShifts)
    // Answers come when what stands in their place has been seen.
    await page.route(/\/(?:api|account)\//, async (route) => {
      await page.waitForFunction(pageIsPainted).catch(() => undefined)
      await route.continue()
    })
    const found: string[] = []
    for (const address of addresses) {
      await page.goto(address)
      await loaded(page)
      await page.evaluate(paintedTwice)
      found.push(...(await tooMuchMoved(page, address)))
    }
    expect(found).toEqual([])
  })
}

for (const { width, height } of windows) {
  test(`layout shift is at most ${shiftMax} while a page of the console loads, what waits last, and its heading stands above 220 px, at ${width} × ${height} px`, async ({
    page,
    product,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.goto(await staffLink(product, `steady-${width}@example.com`))
    await expect(page).toHaveURL(/\/staff$/)
    await page.addInitScript(noteShifts)
    await page.route(/\/(?:api|account)\//, async (route) => {
      await page.waitForFunction(pageIsPainted).catch(() => undefined)
      await route.continue()
    })
    const found: string[] = []
    for (const address of consolePaths()) {
      await page.goto(address)
      await loaded(page)
      await page.evaluate(paintedTwice)
      found.push(...(await tooMuchMoved(page, address)))
      const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { y: Infinity }
      if (y >= 220) found.push(`${address}: its heading begins at ${Math.round(y)} px`)
    }
    expect(found).toEqual([])
  })
}

/** What stands where the month of results comes. */
const monthInPlace = (page: Page) => page.locator('[aria-labelledby="month-title"] .animate-pulse')

/** The page's own heading has been on the screen. */
async function pageIsPainted(): Promise<boolean> {
  if (document.querySelector('main#main h1') === null) return false
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  return true
}

async function paintedTwice(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** What moved on the page, in words, where that is more than it may. */
async function tooMuchMoved(page: Page, address: string): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as Window & { shifts?: Shift[] }).shifts)
  if (!shifts) throw new Error(`${address}: nothing was noted`)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  const moved = shifts.map((shift) => `${shift.value.toFixed(3)} ${shift.moved.join(', ')}`)
  return sum > shiftMax ? [`${address}: ${moved.join('; ')}`] : []
}

/** Until there are words on the page: letters that come later are where a slow line shows. */
const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

for (const width of [360, 1280]) {
  test(`layout shift is at most ${shiftMax} while a checkout loads and stands open at ${width} px`, async ({
    page,
    product,
  }) => {
    const account = await openAccount(product)
    const body = { amount: '100.00', coin: 'usdt' }
    const { id } = await ask<{ id: string }>(product, account, '/api/wallet/deposits/', body)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/faq')
    await signInBrowser(page, account)
    const clock = await pageClock(page)
    await page.addInitScript(noteShifts)
    // Who is told of news asks for it twice a minute at most.
    await page.route('**/api/events/', (route) => route.abort())
    await page.goto(`/dashboard/invest/checkout_usdt?deposit=${id}`)
    await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
    await settled(page)
    await clock.stop()
    // Until news has been asked for twice.
    for (let asked = 0; asked < 2; asked += 1) {
      const look = { isAnswered: false }
      const answer = page
        .waitForResponse(`**/api/wallet/deposits/${id}/`)
        .then(() => (look.isAnswered = true))
      // In steps: the page waits for its next look once it has read the answer before, which takes no time of its clock.
      while (!look.isAnswered) await clock.wind(1)
      await answer
    }
    await clock.go()
    await settled(page)
    const shifts = await page.evaluate(() => (window as Window & { shifts?: Shift[] }).shifts ?? [])
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(shiftMax)
  })
}

/** In the page, before anything else: every shift, and what moved. */
function noteShifts(): void {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
  type Entry = PerformanceEntry & { value: number; sources: Source[] }
  const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[])
      shifts.push({
        value,
        moved: sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        ),
      })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** To the foot as a reader goes, half a window at a time; what loads when it comes near has loaded before the next half. */
async function scrollThrough(page: Page): Promise<void> {
  let isAtFoot = false
  while (!isAtFoot) {
    isAtFoot = await page.evaluate(async () => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      for (let frames = 0; frames < 4; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    })
    await page.waitForFunction(nothingLoadsNear)
  }
}

/** As near as half a window, where the pages begin to load (`when-near.ts`). */
const nothingLoadsNear = (): boolean =>
  [...document.querySelectorAll('main .animate-pulse')].every(
    (place) => place.getBoundingClientRect().top > innerHeight * 1.5,
  )

/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { test } from './support/public-page.ts'
import { settled } from './support/settled.ts'

/** The coin of a deposit slides along the seam to the account once, and nothing else moves for it. */
test.use({ productOf: 'arriving-coin' })

type Slide = { coin: string; before: string; after: string | null }

/** In the page, before anything else: each coin that slides, and where the tiles are as it begins and as it ends. */
function noteSlides(): void {
  const slides: Slide[] = []
  Object.assign(window, { slides })
  // What is below them is still loading then.
  const places = () => {
    const tiles = [...document.querySelectorAll('#main section')].slice(0, 3)
    return JSON.stringify(tiles.map((tile) => tile.getBoundingClientRect()))
  }
  addEventListener('animationstart', ({ animationName, target }) => {
    if (animationName === 'coin-arrives' && target instanceof Element)
      slides.push({ coin: target.innerHTML, before: places(), after: null })
  })
  addEventListener('animationend', ({ animationName }) => {
    const slide = slides.at(-1)
    if (animationName === 'coin-arrives' && slide) slide.after = places()
  })
}

const slidesOf = (page: Page) => page.evaluate(() => (window as Window & { slides?: Slide[] }).slides ?? [])

for (const { motion, width } of [
  { motion: 'no-preference', width: 1280 },
  { motion: 'no-preference', width: 360 },
  { motion: 'reduce', width: 1280 },
] as const) {
  test(`after a deposit, at ${width} px with motion "${motion}"`, async ({ browser, product }) => {
    const context = await browser.newContext({
      baseURL: product.url,
      reducedMotion: motion,
      viewport: { width, height: 900 },
    })
    const page = await context.newPage()
    await page.addInitScript(noteSlides)
    const account = await openAccount(product)
    await page.goto('/robots.txt')
    await signInBrowser(page, account)
    await page.goto('/dashboard/home')
    await page
      .getByRole('region', { name: 'Account', exact: true })
      .getByRole('button', { name: 'Add money' })
      .click()
    await expect(page.getByText('$1,000.00 credited')).toBeVisible()
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText('$1,000.00')
    await settled(page)
    if (motion === 'reduce') {
      await expect(page.locator('.coin-arriving')).toHaveCSS('opacity', '0')
      expect(await slidesOf(page)).toEqual([])
    } else {
      await expect.poll(async () => (await slidesOf(page)).map(({ after }) => after !== null)).toEqual([true])
      const [slide] = await slidesOf(page)
      expect(slide?.coin).toContain('coin-mark-usdt')
      expect(slide?.after).toBe(slide?.before)
    }
    // Whoever comes back once more finds the money there, and sees nothing arrive.
    await page.getByRole('link', { name: 'Compare plans' }).first().click()
    await expect(page).toHaveURL(/\/dashboard\/invest/)
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText('$1,000.00')
    await settled(page)
    expect(await slidesOf(page)).toHaveLength(motion === 'reduce' ? 0 : 1)
    await context.close()
  })
}

/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { expect, type Page, test as base } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { type Product, startProduct } from './product.ts'
import { settled } from './settled.ts'

/**
 * The product, one for each worker; and a page whose errors and foreign requests are noted. A file whose positions are
 * opened in the past has a product of its own by `test.use({ productOf: 'its name' })`: a day that another file's test
 * has accrued is not accrued again.
 */
export const test = base.extend<{ noted: Noted }, { product: Product; productOf: string }>({
  productOf: ['any', { option: true, scope: 'worker' }],
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, use) => {
      // Blocks come fast: what is waited for is the same.
      const product = await startProduct({ PRACTICE_BLOCK_MS: '250' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  // What a page asks for in the moment in which its test ends is nobody's any more.
  page: async ({ page }, use) => {
    await use(page)
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  noted: async ({ page, product }, use) => {
    const noted: Noted = { errors: [], foreign: [] }
    page.on('console', (message) => {
      if (message.type() === 'error') noted.errors.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => noted.errors.push(`${page.url()}: ${error.message}`))
    page.on('request', (request) => {
      if (!request.url().startsWith(`${product.url}/`)) noted.foreign.push(request.url())
    })
    await use(noted)
  },
})

/** What went wrong on a page without being seen. */
export type Noted = { readonly errors: string[]; readonly foreign: string[] }

/** Until React has taken the page over: before that a typed text could be lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('main')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactFiber'))
  })
}

/** Until the page stands and nothing on it is loading any more, its letters included. */
export async function loaded(page: Page): Promise<void> {
  await hydrated(page)
  await expect(page.locator('#main h1').first()).toBeVisible()
  await expect(page.locator('main[aria-busy=true], main [aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong, as short lines. In the other theme only contrast can differ: `contrastOnly` looks at no more.
 * `until` is `drawn` for a page that a test keeps busy: that one never settles.
 */
export async function axeProblems(
  page: Page,
  { contrastOnly, until = settled }: { contrastOnly: boolean; until?: typeof settled },
): Promise<string[]> {
  await page.evaluate(drawAll)
  await until(page)
  return axeFindings(page, {
    runOnly: contrastOnly ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: levels },
  })
}

/** Long lists draw what is in sight; axe looks at all of it. */
function drawAll(): void {
  const all = new CSSStyleSheet()
  all.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [all]
}

/** Switches the device's theme, and waits until it is painted. */
export async function paintedIn(page: Page, colorScheme: 'light' | 'dark', until = settled): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
  await until(page)
}

/** Gives the page a window of this size, and waits until it is drawn for it: what asks for the width changes a frame later. */
export async function resized(page: Page, width: number, height: number, until = settled): Promise<void> {
  await sized(page, width, height)
  await until(page)
}

/** Gives the page a window of this size, and waits until the page has it. */
export async function sized(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction(([wide, high]) => innerWidth === wide && innerHeight === high, [
    width,
    height,
  ] as const)
}

/** How many pixels the page is wider than the window, once it is `settled`. */
export const sidewaysScroll = (page: Page, width: number): Promise<number> =>
  page.evaluate((given) => document.documentElement.scrollWidth - given, width)

/**
 * What can be pressed and is smaller than 44 by 44; links inside a sentence are no smaller than their line, and what lays
 * its `::after` over a card is as large as that. Links may be as small as `linkMin`.
 */
export const smallTargets = (page: Page, { linkMin = 44 } = {}): Promise<string[]> =>
  page.evaluate(
    (linkLeast) =>
      [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.closest('[aria-hidden], .sr-only') === null)
        .filter((element) => getComputedStyle(element).display !== 'inline')
        .map((element) => element.closest('label') ?? element)
        .filter((element) => {
          const over = getComputedStyle(element, '::after')
          const { width, height } =
            over.position === 'absolute'
              ? { width: parseFloat(over.width), height: parseFloat(over.height) }
              : element.getBoundingClientRect()
          // Half a pixel is lost where a box begins between two.
          const least = (element.matches('a') ? linkLeast : 44) - 0.5
          return width < least || height < least
        })
        .map((element) => `${element.tagName} "${element.textContent.trim().slice(0, 40)}"`),
    linkMin,
  )

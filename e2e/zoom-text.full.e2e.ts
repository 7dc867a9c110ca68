import { test } from './support/public-page.ts'
import { consolePagesAt, type Look, publicPagesAt, signedInPagesAt } from './support/zoom.ts'

/** Every page in a browser whose own setting makes text twice as large (WCAG 1.4.4), down to half of a narrow window; public and signed-in pages on a phone, too. */

// The setting is Chromium's.
const larger = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'

test.use({
  screenshot: 'off',
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), larger] }),
    { scope: 'worker' },
  ],
})
test.beforeEach(() => test.setTimeout(240_000))

const looks: readonly Look[] = [
  { name: 'text 200 %', width: 1280, height: 800 },
  { name: 'text 200 %, spaced', width: 1280, height: 800, isSpaced: true },
  { name: 'text 200 %, narrow', width: 640, height: 800 },
]

/** A line has room for a dozen letters. */
const phone: Look = { name: 'text 200 %, phone', width: 360, height: 800 }

test('public pages', ({ page }) => publicPagesAt(page, [...looks, phone]))
test('signed-in pages', ({ page, product }) => signedInPagesAt(page, product, [...looks, phone]))
test('the console', ({ page, product }) => consolePagesAt(page, product, looks))

import { test } from '../support/public-page.ts'
import { consolePagesAt, type Look, publicPagesAt, signedInPagesAt } from '../support/zoom.ts'

/** Every page at 400 % of a window of 1280 by 1024, and with letters, words and lines further apart (WCAG 1.4.10, 1.4.12). */

test.use({ screenshot: 'off' })
test.beforeEach(() => test.setTimeout(240_000))

const looks: readonly Look[] = [
  { name: '400 %', width: 320, height: 256 },
  { name: '400 %, spaced', width: 320, height: 256, isSpaced: true },
  { name: 'spaced', width: 1280, height: 800, isSpaced: true },
]

test('public pages', ({ page }) => publicPagesAt(page, looks))
test('signed-in pages', ({ page, product }) => signedInPagesAt(page, product, looks))
test('the console', ({ page, product }) => consolePagesAt(page, product, looks))

import { expect } from '@playwright/test'
import { defaultLocale, locales, scriptOf } from '../contract/src/locales.ts'
import { openAccount } from './support/account.ts'
import { budgetKib, failsAt, fontBudgetKib, weighFonts, weighPage } from './support/page-weight.ts'
import { test } from './support/public-page.ts'
import { inArabic, publicPaths } from './support/public-paths.ts'
import { signedInPaths } from './support/signed-in-paths.ts'

/** What a page may weigh; see docs/performance.md. */

test.use({ screenshot: 'off' })

// The words of every language are loaded alone; those in Arabic weigh most.
test('first-load JavaScript of every public page keeps to its budget, in English and in Arabic', async ({
  browser,
  product,
}) => {
  test.slow()
  const weights: Record<string, string> = {}
  const over: string[] = []
  for (const address of publicPaths.flatMap((page) => [page, inArabic(page)])) {
    const { kib } = await weighPage(browser, { baseURL: product.url, address })
    weights[address] = kib.toFixed(1)
    if (kib > budgetKib.public * failsAt.public) over.push(address)
  }
  expect(over, JSON.stringify(weights)).toEqual([])
})

test('the fonts of a public page keep to the budget of its script, in every language', async ({
  browser,
  product,
}) => {
  test.slow()
  const weights: Record<string, string> = {}
  const over: string[] = []
  for (const locale of locales) {
    const prefix = locale === defaultLocale ? '' : `/${locale}`
    for (const address of [prefix || '/', `${prefix}/risks`]) {
      const { kib, files } = await weighFonts(browser, { baseURL: product.url, address })
      weights[address] = `${kib.toFixed(1)} (${files.join(', ')})`
      // A script without a budget is one that nobody has weighed.
      if (!(kib <= (fontBudgetKib[scriptOf(locale)] ?? 0))) over.push(address)
    }
  }
  expect(over, JSON.stringify(weights)).toEqual([])
})

test.describe('a signed-in page', () => {
  for (const locale of ['en', 'ar']) {
    test(`keeps its first-load JavaScript to its budget, names it in its document, and loads no language but its own (${locale})`, async ({
      browser,
      product,
    }) => {
      test.slow()
      const account = await openAccount(product)
      const pages = await signedInPaths(product, account)
      const weights: Record<string, string> = {}
      const wrong: string[] = []
      for (const address of pages) {
        const session = { account, locale }
        const { kib, files } = await weighPage(browser, { baseURL: product.url, address, session })
        weights[address.split('?')[0] ?? address] = kib.toFixed(1)
        if (kib > budgetKib.signedIn * failsAt.signedIn) wrong.push(`${address} weighs ${kib.toFixed(1)}`)
        const document = await (await fetch(`${product.url}${address}`)).text()
        const late = files.filter((file) => !document.includes(file) && !comesLater.test(file))
        wrong.push(...late.map((file) => `${address} finds ${file} late`))
        const foreign = files.filter((file) => catalog.test(file) && !new RegExp(`^${locale}[.-]`).test(file))
        wrong.push(...foreign.map((file) => `${address} loads ${file}`))
      }
      expect(wrong, JSON.stringify(weights)).toEqual([])
    })
  }
})

/**
 * What a page shows once it stands: the code to scan with what encodes it, the chart of the first page with what it is drawn
 * from, what an amount could become, and the checkouts that can still be paid, where there are any.
 */
const comesLater =
  /^(?:QrTile|qr|AmountOutlook|outcomes|below-fold|use-near-viewport|OpenCheckoutList|coins|chevron-right|lists|History|history-query|PositionsCard|ScrubbedChart|chart-shape|PerformanceCard|tables|amounts|money|transactions|[\w-]+\.(?:history|performance|openCheckouts))-/

/** A file of words: those of a language, or of one of its areas or screens. */
const catalog = new RegExp(`^(?:${locales.join('|')})[.-]`)

/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { locales } from '../../contract/src/locales.ts'
import { layoutFindings } from '../support/layout-findings.ts'
import { test } from '../support/public-page.ts'
import { publicPaths } from '../support/public-paths.ts'

/** Every public page as each language writes it, at four widths. The prerendered page is what is looked at. */

test.use({ screenshot: 'off' })

for (const locale of locales) {
  test(`${locale}: no text is cut off or over another, nothing scrolls sideways, targets are 44 px, the risk strip is low and the header is one row`, async ({
    page,
  }) => {
    // No script of the page runs; the test's own questions do.
    await page.route('**/*.js', (route) => route.abort())
    const found: string[] = []
    for (const path of [...publicPaths, '/no/such/page']) {
      const address = locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`
      await page.goto(address)
      await ownFontLoaded(page)
      found.push(...(await layoutFindings(page, address)))
    }
    expect(found).toEqual([])
  })
}

/** In the font that stands in for it, lines break elsewhere. */
async function ownFontLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Only the first of the fonts: the one after it is the device's, and not every device has it.
    const [font = ''] = getComputedStyle(document.body).fontFamily.split(',')
    await document.fonts.load(`1rem ${font}`)
  })
}

/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { locales } from '../../contract/src/locales.ts'
import { clippedTexts } from '../support/pseudo-locale.ts'
import { sidewaysScroll, sized, smallTargets, test } from '../support/public-page.ts'
import { publicPaths } from '../support/public-paths.ts'
import { drawn } from '../support/settled.ts'

/** Every public page as each language writes it, at four widths. The prerendered page is what is looked at. */

test.use({ screenshot: 'off' })

const stripHeightMax = 88
const headerHeightMax = 76

for (const locale of locales) {
  test(`${locale}: no text is cut off or over another, nothing scrolls sideways, targets are 44 px, the risk strip is low and the header is one row`, async ({
    page,
  }) => {
    // No script of the page runs; the test's own questions do.
    await page.route('**/*.js', (route) => route.abort())
    const found: string[] = []
    for (const path of [...publicPaths, '/no/such/page']) {
      const address = locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`
      found.push(...(await lookAt(page, address)))
    }
    expect(found).toEqual([])
  })
}

/** What is wrong with a page at any of the widths. */
async function lookAt(page: Page, address: string): Promise<string[]> {
  const found: string[] = []
  await page.goto(address)
  // In the font that stands in for it, lines break elsewhere.
  await page.evaluate(async () => {
    // Only the first of the fonts: the one after it is the device's, and not every device has it.
    const [font = ''] = getComputedStyle(document.body).fontFamily.split(',')
    await document.fonts.load(`1rem ${font}`)
  })
  for (const width of [320, 360, 768, 1280]) {
    await sized(page, width, 900)
    await drawn(page)
    const at = `${address} at ${width}`
    const wider = await sidewaysScroll(page, width)
    if (wider > 0) found.push(`${at}: ${wider} px wider`)
    for (const text of await clippedTexts(page)) found.push(`${at}: ${text}`)
    for (const target of await smallTargets(page)) found.push(`${at}: small ${target}`)
    const tooHigh = [
      ...(width >= 360 ? await higherThan(page, 'aside', stripHeightMax) : []),
      ...(await higherThan(page, 'header', headerHeightMax)),
    ]
    for (const text of tooHigh) found.push(`${at}: ${text}`)
  }
  return found
}

/** How high the first such element is if it is higher than it may be. */
async function higherThan(page: Page, selector: string, heightMax: number): Promise<string[]> {
  const { height } = await page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect())
  return height > heightMax ? [`the ${selector} is ${height} px high`] : []
}

/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { clippedTexts } from './pseudo-locale.ts'
import { resized, sidewaysScroll, sized, smallTargets } from './public-page.ts'
import { drawn } from './settled.ts'

const stripHeightMax = 88
const headerHeightMax = 76

/**
 * What is wrong with the layout of a public page at any of four widths: text that is cut off or lies over another,
 * something that scrolls sideways, targets under 44 px, a risk strip or a header that is too high.
 */
export async function layoutFindings(page: Page, address: string): Promise<string[]> {
  const found: string[] = []
  for (const width of [320, 360, 768, 1280]) {
    await sized(page, width, 900)
    await drawn(page)
    const here = [
      ...(await findingsNow(page, width)),
      ...(await smallTargets(page)).map((target) => `small ${target}`),
      ...(width >= 360 ? await higherThan(page, 'aside', stripHeightMax) : []),
      ...(await higherThan(page, 'header', headerHeightMax)),
    ]
    found.push(...here.map((text) => `${address} at ${width}: ${text}`))
  }
  return found
}

/**
 * The same of a page whose scripts run, on a phone and a desk, where what stands around it is the area's. A link in a
 * list of facts may be as small as WCAG 2.5.8 lets it. Ends at the width of the phone.
 */
export async function liveLayoutFindings(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const width of [1280, 360]) {
    await resized(page, width, 900)
    const here = [
      ...(await findingsNow(page, width)),
      ...(await smallTargets(page, { linkMin: 24 })).map((target) => `small ${target}`),
    ]
    found.push(...here.map((text) => `${name} at ${width}: ${text}`))
  }
  return found
}

async function findingsNow(page: Page, width: number): Promise<string[]> {
  const wider = await sidewaysScroll(page, width)
  return [...(wider > 0 ? [`${wider} px wider`] : []), ...(await clippedTexts(page))]
}

/** How high the first such element is if it is higher than it may be. */
async function higherThan(page: Page, selector: string, heightMax: number): Promise<string[]> {
  const { height } = await page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect())
  return height > heightMax ? [`the ${selector} is ${height} px high`] : []
}

/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { clippedTexts } from './pseudo-locale.ts'
import { sidewaysScroll, sized, smallTargets } from './public-page.ts'
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

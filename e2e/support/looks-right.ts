import { expect, type Page } from '@playwright/test'
import { axeProblems, paintedIn, resized, sidewaysScroll } from './public-page.ts'
import { drawn, settled } from './settled.ts'

/** What axe finds at these widths in both themes, and where the page is wider than its window. */
export async function looksRight(
  page: Page,
  widths: readonly number[] = [360, 1280],
  until = settled,
): Promise<void> {
  const found: string[] = []
  for (const width of widths) {
    await resized(page, width, 800, until)
    for (const theme of ['light', 'dark'] as const) {
      await paintedIn(page, theme, until)
      const problems = await axeProblems(page, { contrastOnly: theme === 'dark', until })
      found.push(...problems.map((problem) => `${width} ${theme}: ${problem}`))
    }
    const sideways = await sidewaysScroll(page, width)
    if (sideways > 0) found.push(`${width}: ${sideways} px sideways`)
  }
  expect(found).toEqual([])
}

/** The same of a page that a test keeps from what it loads or sends: as long as it is kept, it is busy. */
export const looksRightWhileBusy = (page: Page, widths?: readonly number[]): Promise<void> =>
  looksRight(page, widths, drawn)

import { expect, type Page } from '@playwright/test'
import { axeProblems, paintedIn, resized, sidewaysScroll } from './public-page.ts'

/** What axe finds at these widths in both themes, and where the page is wider than its window. */
export async function looksRight(page: Page, widths: readonly number[] = [360, 1280]): Promise<void> {
  const found: string[] = []
  for (const width of widths) {
    await resized(page, width, 800)
    for (const theme of ['light', 'dark'] as const) {
      await paintedIn(page, theme)
      const problems = await axeProblems(page, { contrastOnly: theme === 'dark' })
      found.push(...problems.map((problem) => `${width} ${theme}: ${problem}`))
    }
    const sideways = await sidewaysScroll(page, width)
    if (sideways > 0) found.push(`${width}: ${sideways} px sideways`)
  }
  expect(found).toEqual([])
}

import { expect } from '@playwright/test'
import {
  axeProblems,
  hydrated,
  paintedIn,
  resized,
  sidewaysScroll,
  smallTargets,
  test,
} from './support/public-page.ts'
import { inArabic, publicPaths } from './support/public-paths.ts'

/** Every public page at each width, in both themes and both directions. */

const widths = [320, 360, 768, 1280] as const
const themes = ['light', 'dark'] as const

for (const path of [...publicPaths, '/staff-link', '/no/such/page']) {
  test(`${path}: axe finds nothing, nothing scrolls sideways, targets are 44 px`, async ({ page }) => {
    const found: string[] = []
    for (const address of [path, inArabic(path)]) {
      await page.goto(address)
      await hydrated(page)
      for (const width of widths) {
        await resized(page, width, 800)
        const wider = await sidewaysScroll(page, width)
        if (wider > 0) found.push(`${address} at ${width}: ${wider} px wider`)
        for (const target of await smallTargets(page)) found.push(`${address} at ${width}: small ${target}`)
        for (const theme of themes) {
          await paintedIn(page, theme)
          const problems = await axeProblems(page, { contrastOnly: theme === 'dark' })
          for (const problem of problems) found.push(`${address} at ${width} ${theme}: ${problem}`)
        }
      }
    }
    expect(found).toEqual([])
  })
}

import { expect } from '@playwright/test'
import { hydrated, test } from './support/public-page.ts'
import { publicPaths } from './support/public-paths.ts'

/** The header on each public page; e2e/public-header.e2e.ts has its rows of the specification. */

test('the Plans link leads from each public page to the plans section', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  const heading = page.getByRole('heading', { name: 'Practice plans' })
  const plans = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' })
  for (const path of [...publicPaths, '/no/such/page']) {
    await page.goto(path)
    await hydrated(page)
    await plans.click()
    await expect(page, path).toHaveURL(/\/$/)
    await expect(heading, path).toBeInViewport()
    await expect(heading, path).toBeFocused()
  }
})

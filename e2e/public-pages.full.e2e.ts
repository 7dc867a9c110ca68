/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { hydrated, test } from './support/public-page.ts'
import { inArabic, publicPaths } from './support/public-paths.ts'

/** The public pages, each of them; e2e/public-pages.e2e.ts has their rows of the specification. */

test('every public page is taken over by its code without an error, in both languages', async ({
  page,
  noted,
}) => {
  for (const path of publicPaths.flatMap((english) => [english, inArabic(english)])) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 200])
    await hydrated(page)
    await expect(page.locator('main h1'), path).toHaveCount(1)
    expect(await page.title(), path).toMatch(/\S · Evenmoor$/)
  }
  expect(noted).toEqual({ errors: [], foreign: [] })
})

test('The contents of a long page are folded below 1280 and stay in view from there on; Print is offered', async ({
  page,
}) => {
  await page.goto('/terms')
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible()
  await page.setViewportSize({ width: 768, height: 700 })
  const folded = page.locator('details').filter({ hasText: 'On this page' })
  await expect(folded).not.toHaveAttribute('open')
  await folded.locator('summary').click()
  await folded.getByRole('link', { name: 'Referral bonuses' }).click()
  await expect(page.getByRole('heading', { name: 'Referral bonuses' })).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.evaluate(() => window.scrollTo(0, 1_200))
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents).toBeInViewport()
  // What is being read is marked, also after a jump to the end; above the first section nothing is.
  const marked = contents.locator('[aria-current=true]')
  await page.keyboard.press('End')
  await expect(marked).toHaveText('Changes to these terms')
  await page.keyboard.press('Home')
  await expect(marked).toHaveCount(0)
})

/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { coins, states } from './support/floating-coins.ts'
import { hydrated, test } from './support/public-page.ts'

/** When the coins of the home page float; e2e/public-home.e2e.ts has its rows of the specification. */

test('floating coins: paused off-screen, and stopped by the button, on later visits too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await hydrated(page)
  await expect.poll(() => states(page)).toEqual(['running'])
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => states(page)).toEqual(['paused'])
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => states(page)).toEqual(['running'])
  await page.getByRole('button', { name: 'Pause motion' }).click()
  await expect.poll(() => states(page)).toEqual(['none'])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible()
  await expect.poll(() => states(page)).toEqual(['none'])
  await page.getByRole('button', { name: 'Play motion' }).click()
  await expect.poll(() => states(page)).toEqual(['running'])
})

test('floating coins: still for whoever asked their device for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await hydrated(page)
  await expect(coins(page)).toHaveCount(8)
  expect(await states(page)).toEqual(['none'])
  await expect(page.getByRole('button', { name: /motion/ })).toHaveCount(0)
})

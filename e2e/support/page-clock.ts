import type { Page } from '@playwright/test'

/**
 * The page's own time in the test's hand, so that a minute of waiting takes no minute. Ask for it before the page is
 * opened. Its time goes on by itself until `stop`, then only as far as `wind` moves it.
 */
export async function pageClock(page: Page) {
  await page.clock.install()
  return {
    stop: async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500),
    wind: (seconds: number) => page.clock.runFor(Math.round(seconds * 1_000)),
  }
}

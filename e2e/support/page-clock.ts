import type { Page } from '@playwright/test'

/**
 * The page's own time in the test's hand, so that a minute of waiting takes no minute. Ask for it before the page is
 * opened. Its time goes on by itself until `stop`, then only as far as `wind` moves it, until `go`.
 */
export async function pageClock(page: Page) {
  await page.clock.install()
  const now = () => page.evaluate(() => Date.now())
  return {
    stop: async () => {
      // Time goes on until the stop arrives: on a busy machine further than we thought, and then it stands there.
      await page.clock.pauseAt((await now()) + 500).catch(async () => page.clock.pauseAt(await now()))
    },
    wind: (seconds: number) => page.clock.runFor(Math.round(seconds * 1_000)),
    go: () => page.clock.resume(),
  }
}

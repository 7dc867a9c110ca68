/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'

/** What lies behind a dialog waits for the person's answer there. */
const busy = ':root:not(:has(dialog:modal)) [aria-busy=true], dialog:modal [aria-busy=true]'

/**
 * Until the page stands as it will stay: nothing on it is busy, its letters have come, what moves to an end has ended, two
 * frames were drawn since, and nothing began anew with them. Then what is wrong with it is wrong. Needs JavaScript, and
 * the page's own time going.
 */
export async function settled(page: Page): Promise<void> {
  let isCalm = false
  while (!isCalm) {
    await expect(page.locator(busy), `what is busy on ${page.url()}`).toHaveCount(0)
    await drawn(page)
    isCalm = (await page.locator(busy).count()) === 0
  }
}

/** The same of a page whose scripts do not run: what is busy there stays so. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    // One that is taken back has ended, too.
    await Promise.allSettled(ending.map((animation) => animation.finished))
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })

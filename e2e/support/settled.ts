/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'

/**
 * Until the page stands as it will stay: nothing on it is busy, its letters have come, what moves to an end has ended, and
 * two frames were drawn since. Then what is wrong with it is wrong. Needs JavaScript.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    // One that is taken back has ended, too.
    await Promise.allSettled(ending.map((animation) => animation.finished))
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/**
 * Until a text that leaves by itself has been seen in the page's main part. Ask for it before what brings it: the page
 * itself looks with each of its frames, so that a busy machine misses nothing.
 */
export async function seenInPassing(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const seen = page.waitForFunction(
    (words) => document.querySelector('main')?.textContent.includes(words) === true,
    text,
  )
  // A failure of the act is what is told then.
  seen.catch(() => undefined)
  await act()
  await seen
}

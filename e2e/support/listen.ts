/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/** Notes from now on what the page says politely to people who listen to it; answers all of it so far. */
export async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const region = document.querySelector('[aria-live="polite"].sr-only')
    if (!region) throw new Error('there is no live region')
    const options = { childList: true, characterData: true, subtree: true }
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, options)
  })
  return () => page.evaluate(() => (window as Window & { said?: string[] }).said ?? [])
}

/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { type Account, signInBrowser } from './account.ts'

/** The service worker of the signed-in pages, and what it keeps. */

export async function open(page: Page, account: Account, address: string): Promise<void> {
  await page.goto('/faq')
  await signInBrowser(page, account)
  await page.goto(address)
  await expect(page.getByRole('navigation', { name: 'Your account' }).first()).toBeVisible()
}

/** Until the worker has kept all that it keeps, for both parts of the area. */
export const shellKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const workers = await navigator.serviceWorker.getRegistrations()
          return workers.filter(({ active, installing, waiting }) => active && !installing && !waiting).length
        }),
      { timeout: 30_000 },
    )
    .toBe(2)

/** What the page says at its head while there is no network. */
export const bar = (page: Page) => page.getByRole('complementary', { name: 'You’re offline.' })

/** The addresses of everything that the browser keeps for the site's worker. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** The scripts and styles that this page has loaded. */
export const builtFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => /^\/assets\/.*\.(?:js|css)$/.test(file)),
  )

import type { Page } from '@playwright/test'
import { type Account, signInBrowser } from './account.ts'
import { hydrated } from './public-page.ts'

/** The list of transactions. */

export const list = '/dashboard/transactions'
export const main = (page: Page) => page.locator('#main')
export const rows = (page: Page) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

export async function openAs(page: Page, account: Account, path: string): Promise<void> {
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto(path)
  await hydrated(page)
}

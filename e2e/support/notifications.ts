import type { Page } from '@playwright/test'
import { type Account, signInBrowser } from './account.ts'

/** The page of what a person was told. */

export const path = '/profile/notifications'
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const bell = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
}

import { type Browser, expect, type Page } from '@playwright/test'
import type { Account } from './account.ts'
import type { Product } from './product.ts'
import { hydrated } from './public-page.ts'

/** What people choose of how things look, seen on more than one device. */

export const html = (page: Page) => page.locator('html')
export const main = (page: Page) => page.getByRole('main')

export async function logIn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
  path = '/login',
): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.locator('#login-email').fill(email)
  await page.locator('#login-password').fill(password)
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL(/\/dashboard\/home$/, { timeout: 30_000 })
}

/** Another device: nothing of the first one's storage. */
export async function onAnotherDevice<T>(
  browser: Browser,
  product: Product,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' })
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

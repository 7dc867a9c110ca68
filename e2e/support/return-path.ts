import { expect, type Page } from '@playwright/test'
import { openAccount } from './account.ts'
import { logIn, open } from './account-pages.ts'
import { pageClock } from './page-clock.ts'
import type { Product } from './product.ts'

/** Whoever logs in with this in `?next=` comes to our own dashboard. */
export async function staysHere(page: Page, product: Product, next: string): Promise<void> {
  const account = await openAccount(product)
  const clock = await pageClock(page)
  await open(page, `/login?next=${next.startsWith('%') ? next : encodeURIComponent(next)}`)
  await clock.stop()
  await logIn(page, account.email, account.password)
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  await clock.wind(2.1)
  await clock.go()
  await expect(page).toHaveURL(`${product.url}/dashboard/home`)
}

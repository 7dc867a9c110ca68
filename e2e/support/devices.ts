import type { BrowserContext, Page } from '@playwright/test'
import { type Account, signInBrowser } from './account.ts'
import type { Product } from './product.ts'

/** One account on several devices. */

export async function signedIn(context: BrowserContext, account: Account, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto(path)
  return page
}

export async function logInAgain(product: Product, { email, password }: Account): Promise<Account> {
  const reply = await fetch(`${product.url}/account/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' },
    body: JSON.stringify({ email, password }),
  })
  return { email, password, ...((await reply.json()) as Pick<Account, 'access' | 'refresh' | 'user_id'>) }
}

import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Product } from './product.ts'

export type Account = { email: string; password: string; access: string; refresh: string; user_id: string }

/** A running site and its mailbox. */
type Site = Pick<Product, 'url' | 'newestMail'>

/** A verified and signed-in investor, made by the calls that the pages use; invited by whoever has the code `ref`. */
export async function openAccount(product: Site, ref: string | null = null): Promise<Account> {
  const email = `investor-${randomBytes(5).toString('hex')}@example.com`
  const password = 'three unrelated violet words'
  const names = { first_name: 'Test', last_name: 'Investor', ref }
  await post(product, '/account/registration/', { ...names, email, password, password2: password })
  const code = /\b\d{6}\b/.exec((await product.newestMail(email)).text)?.[0]
  await post(product, '/account/verify_code/', { email, code })
  const tokens = await post(product, '/account/login/', { email, password })
  return { email, password, ...(tokens as { access: string; refresh: string; user_id: string }) }
}

/**
 * Puts the account's session into the browser, as a login there would. The page must stand on the product's origin;
 * /robots.txt does, and has no scripts to run first.
 */
export async function signInBrowser(page: Page, account: Account): Promise<void> {
  await page.evaluate(({ access, refresh, user_id }) => {
    localStorage.setItem('access', access)
    localStorage.setItem('refresh', refresh)
    localStorage.setItem('user_id', user_id)
  }, account)
}

async function post(product: Pick<Site, 'url'>, path: string, body: unknown): Promise<unknown> {
  const reply = await fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return reply.json()
}

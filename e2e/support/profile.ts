import { expect, type Page } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './account.ts'
import type { Product } from './product.ts'

/** What tests of the own profile begin with. */

export async function signedIn(page: Page, product: Product): Promise<Account> {
  const account = await openAccount(product)
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  return account
}

/** Answers the question who one is with the password. */
export async function prove(page: Page, { password }: Account): Promise<void> {
  const field = page.getByLabel('Your password')
  await field.fill(password)
  await page.getByRole('dialog').filter({ has: field }).getByRole('button', { name: 'Confirm' }).click()
}

/** What a pattern finds in the newest mail to an address, once that has it. */
export async function inMail(product: Product, email: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => (found = pattern.exec((await product.newestMail(email)).text)?.[0]))
    .toBeDefined()
  return found ?? ''
}

export const codeTo = (product: Product, email: string) => inMail(product, email, /^\d{6}$/m)

export const main = (page: Page) => page.getByRole('main')

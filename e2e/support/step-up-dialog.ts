import { expect, type Page } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './account.ts'
import type { Product } from './product.ts'
import { loaded } from './public-page.ts'

/** The question who one is, in the midst of saving an address. */

export const proof = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it’s you' })
export const password = (page: Page) => proof(page).getByLabel('Your password')

export async function open(page: Page, product: Product, path: string): Promise<Account> {
  const account = await openAccount(product)
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto(path)
  await loaded(page)
  return account
}

/** A practice address that nobody holds, with a right checksum, and its name: ready to be saved. */
const typed = { address: 'PRACTICE-ABCDEFGHIJKLMNOPQRSTHW4I', name: 'My purse' }
export async function typeAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByRole('textbox', { name: 'Practice address' }).fill(typed.address)
  await page.getByLabel('Name', { exact: true }).fill(typed.name)
}

/** What was typed stands in its fields. */
export async function expectTyped(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Practice address' })).toHaveValue(typed.address)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(typed.name)
}

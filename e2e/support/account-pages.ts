/// <reference lib="dom" />
import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Product } from './product.ts'
import { hydrated } from './public-page.ts'

/** The pages that open an account and a session, as a person uses them. */

export const password = 'three unrelated violet words'

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}
export const main = (page: Page) => page.getByRole('main')
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
export const problems = (page: Page) => page.getByTestId('error-summary').getByRole('link')

/** An address nobody has. */
export const someone = () => `ada-${randomBytes(5).toString('hex')}@example.com`

export async function fillSignup(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await main(page).getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox', { name: /18 or over/ }).check()
}

/** As far as the step that asks for the code. */
export async function signUp(page: Page): Promise<string> {
  const email = someone()
  await open(page, '/signup')
  await fillSignup(page, email)
  await button(page, 'Create account').click()
  await expect(page.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible()
  return email
}

export async function logIn(page: Page, email: string, word: string): Promise<void> {
  await main(page).getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await button(page, 'Log in').click()
}

/** The code in the newest mail to an address. */
export const newestCode = async (product: Product, email: string) =>
  /\b\d{6}\b/.exec((await product.newestMail(email)).text)?.[0] ?? ''

/** Asks for a link to set a new password, and takes it from the mail. */
export async function resetLink(product: Product, email: string): Promise<string> {
  await fetch(`${product.url}/api/password_reset/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const link = async () =>
    /\S+\/reset_password_confirm\?token=\S+/.exec((await product.newestMail(email)).text)?.[0]
  await expect.poll(link).toBeTruthy()
  return (await link()) ?? ''
}

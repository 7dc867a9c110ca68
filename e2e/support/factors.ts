import { expect, type Page } from '@playwright/test'
import { type Account, signInBrowser } from './account.ts'
import { appCode, withFingerprintSensor, withoutSuggestions } from './authenticators.ts'
import { seenInPassing } from './passing.ts'

/** Means to log in, added and used as a person does on the pages. */

/** The question who one is. */
export const proof = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it’s you' })

/** A signed-in page of this account. */
export async function open(page: Page, account: Account, path: string): Promise<void> {
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto(path)
}

/** By the page for it. */
export async function logOut(page: Page): Promise<void> {
  await page.goto('/logout')
  await seenInPassing(page, 'Logged out successfully!', () =>
    page.getByRole('main').getByRole('button', { name: 'Log out' }).click(),
  )
}

/** Sends the log-in form. */
export async function typePassword(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Until what is done last for it has logged the person in. */
export const logsIn = (page: Page, act: () => Promise<void>): Promise<void> =>
  seenInPassing(page, 'Logged in successfully!', act)

/** Answers the question who one is. */
export async function confirmByPassword(page: Page, { password }: Account): Promise<void> {
  await proof(page).getByLabel('Your password').fill(password)
  await proof(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(proof(page)).toBeHidden()
}

/** Ten codes, kept by the person. */
export async function keepCodes(page: Page): Promise<string[]> {
  const box = page.getByRole('region', { name: 'Save these recovery codes' })
  await expect(box.getByRole('heading')).toBeFocused()
  const codes = await box.getByRole('listitem').allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  return codes
}

/** On the security page. */
export async function addPasskey(page: Page, account: Account, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Passkey name').fill(name)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await confirmByPassword(page, account)
}

/** An investor who added an authenticator app and logged out; gives its secret. */
export async function withApp(page: Page, account: Account): Promise<string> {
  await open(page, account, '/profile/security')
  const { secret } = await addApp(page, account)
  await logOut(page)
  return secret
}

/** An investor on the security page of a browser with a fingerprint sensor, who has just added a passkey there. */
export async function withPasskey(page: Page, account: Account, name: string): Promise<void> {
  await withoutSuggestions(page)
  await withFingerprintSensor(page)
  await open(page, account, '/profile/security')
  await addPasskey(page, account, name)
  await keepCodes(page)
}

/** Turns an authenticator app on, and gives its key and the recovery codes. */
export async function addApp(page: Page, account: Account): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click()
  await confirmByPassword(page, account)
  await expect(page.getByRole('img', { name: /QR code with the key/ })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('6-digit code from the app').fill(appCode(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = await keepCodes(page)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  return { secret, codes }
}

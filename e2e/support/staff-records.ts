import { expect, type Page } from '@playwright/test'

/** Testimonials and team records as staff write and publish them, and as readers find them. */

async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
}

export async function addRecord(page: Page, kind: string, fields: Record<string, string>): Promise<void> {
  await page.goto('/staff/records')
  await page.getByRole('link', { name: 'Add a record' }).click()
  await expect(page).toHaveURL(/\/staff\/records\/new$/)
  await expect(page.getByRole('button', { name: 'Save record', exact: true })).toBeVisible()
  await page.getByLabel('Kind').last().selectOption(kind)
  await fillIn(page, fields)
  await page.getByRole('button', { name: 'Save record', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Record consent' })).toBeVisible()
}

export async function recordConsent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record consent' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Given on').fill('2026-01-02')
  await dialog.getByLabel('How', { exact: true }).fill('By mail, kept as C-1042')
  await dialog.getByLabel('Scope of consent').fill('Show my words with my name.')
  await dialog.getByRole('button', { name: 'Record consent' }).click()
  await expect(page.getByText('Done: Record consent')).toBeVisible()
}

/** Up to the moment before it is said to be done. */
export async function publishRecord(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish record' }).click()
  await page.getByRole('dialog').getByLabel('How it was verified').fill('Asked back by mail.')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish record' }).click()
}

export async function withdrawConsent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Withdraw consent' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('She asked for it.')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw consent' }).click()
  await expect(page.getByText('Done: Withdraw consent')).toBeVisible()
}

/** People who came too late to slip in below the visible part are asked for by a button. */
export async function showPeople(page: Page, name: string): Promise<void> {
  const person = page.getByText(name).first()
  const button = page.getByRole('button', { name: /^(?:Show \d+ (?:person|people)|Read \d+ quotes?)$/ })
  await expect(person.or(button)).toBeVisible()
  if (await button.isVisible()) await button.click()
  await expect(person).toBeVisible()
}

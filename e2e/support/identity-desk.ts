import { expect, type Page } from '@playwright/test'

/** Says why the pictures of the check that is open are looked at; from then on each of them can be opened. */
export async function giveReason(page: Page, reason = 'Deciding this check'): Promise<void> {
  await page.getByRole('button', { name: 'Show the pictures' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Show the pictures' }).click()
  await expect(page.getByText(`Your reason: ${reason}`)).toBeVisible()
}

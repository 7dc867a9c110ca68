import { expect, type Page } from '@playwright/test'

/** A result of Standard for a day, proposed by a member of staff on the page for it. */
export async function proposeResult(page: Page, day: string, percent: string): Promise<void> {
  await page.goto('/staff/results')
  await page.getByRole('link', { name: 'Book a result' }).click()
  await expect(page).toHaveURL(/\/staff\/results\/book$/)
  await page.getByRole('main').getByLabel('Plan').last().selectOption('standard')
  await page.getByLabel('Day', { exact: true }).fill(day)
  await page.getByLabel('Result in percent').fill(percent)
  await page.getByLabel('Reason', { exact: true }).fill('As reported by the desk.')
  await page.getByRole('button', { name: 'Propose' }).click()
}

/** What waits on this page, by its button and the question behind it. */
export async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved. It’s being applied.')).toBeVisible()
}

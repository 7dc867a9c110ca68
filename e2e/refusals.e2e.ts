import { expect } from '@playwright/test'
import { test } from './support/public-page.ts'

/** What the server refuses is said in the language of the page; its calls answer in English. */

test('a link that is of no use is refused in German on the German page, and in English on the English one', async ({
  page,
}) => {
  await page.goto('/de/reset_password_confirm?token=nothing-good')
  await expect(page.getByText('Ungültiger oder abgelaufener Link.')).toBeVisible()
  await page.goto('/reset_password_confirm?token=nothing-good')
  await expect(page.getByText('Invalid or expired token.')).toBeVisible()
})

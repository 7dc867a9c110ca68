import { expect } from '@playwright/test'
import { hydrated, test } from './support/public-page.ts'

/** What the server refuses is said in the language of the page; its calls answer in English. */

test('a link that is of no use is refused in German on the German page, and in English on the English one', async ({
  page,
}) => {
  await page.goto('/de/reset_password_confirm?token=nothing-good')
  await expect(page.getByText('Ungültiger oder abgelaufener Link.')).toBeVisible()
  await page.goto('/reset_password_confirm?token=nothing-good')
  await expect(page.getByText('Invalid or expired token.')).toBeVisible()
})

test('a failed login is told in Turkish on the Turkish page', async ({ page }) => {
  await page.goto('/tr/login')
  await hydrated(page)
  await page.getByLabel('E-posta', { exact: true }).fill('nobody@example.com')
  await page.getByLabel('Parola', { exact: true }).fill('kite-marble-27-river')
  await page.getByRole('main').getByRole('button', { name: 'Giriş yap', exact: true }).click()
  await expect(
    page.getByText('Giriş yapılamadı. Lütfen bilgilerinizi kontrol edip tekrar deneyin.'),
  ).toBeVisible()
})

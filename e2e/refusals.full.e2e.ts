import { expect } from '@playwright/test'
import { hydrated, test } from './support/public-page.ts'

/** What the server refuses is said in the language of the page, also where a form was sent. */

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

test('a signed-in address that is none says so in the language that was chosen', async ({ page, noted }) => {
  await page.addInitScript(() => localStorage.setItem('evenmoor.locale', 'de'))
  const answer = await page.goto('/dashboard/nothing')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible()
  expect(noted.errors.filter((text) => !text.includes('status of 404'))).toEqual([])
})

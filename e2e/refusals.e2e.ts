import { expect } from '@playwright/test'
import { hydrated, test } from './support/public-page.ts'

/** What the server refuses is said in the language of the page, by its code. */

test('a link that is of no use is refused in German on the German page, and in English on the English one', async ({
  page,
}) => {
  await page.goto('/de/reset_password_confirm?token=nothing-good')
  await expect(page.getByText('Ungültiges oder abgelaufenes Token.')).toBeVisible()
  await page.goto('/reset_password_confirm?token=nothing-good')
  await expect(page.getByText('Invalid or expired token.')).toBeVisible()
})

test('on a German page a form says in German, beside its field, what the server refuses', async ({
  page,
}) => {
  await page.goto('/de/signup')
  await hydrated(page)
  await page.getByLabel('Vorname', { exact: true }).fill('Ada')
  await page.getByLabel('Nachname', { exact: true }).fill('Lovelace')
  await page.getByLabel('E-Mail', { exact: true }).fill('ada-refused@example.com')
  await page.getByLabel('Passwort', { exact: true }).fill('password123')
  await page.getByLabel('Passwort wiederholen', { exact: true }).fill('password123')
  await page.getByRole('checkbox').check()
  const refused = page.waitForResponse('**/account/registration/')
  await page.getByRole('main').getByRole('button', { name: 'Konto erstellen', exact: true }).click()
  const answer = await refused
  expect(await answer.headerValue('content-type')).toContain('application/problem+json')
  expect(await answer.json()).toMatchObject({
    errors: [{ pointer: '/password', code: 'password_guessable', params: {} }],
  })
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAccessibleDescription(
    /Dieses Passwort ist leicht zu erraten\./,
  )
  await expect(page.getByRole('alert')).toContainText('Dieses Passwort ist leicht zu erraten.')
})

test('on a German page what was done in vain is told in German', async ({ page }) => {
  await page.goto('/de/login')
  await hydrated(page)
  await page.getByLabel('E-Mail', { exact: true }).fill('nobody@example.com')
  await page.getByLabel('Passwort', { exact: true }).fill('kite-marble-27-river')
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(
    page.getByText(
      'Anmeldung fehlgeschlagen. Prüfen Sie bitte Ihre Zugangsdaten und versuchen Sie es noch einmal.',
    ),
  ).toBeVisible()
})

import { expect } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { html, logIn, main, onAnotherDevice } from './support/appearance.ts'
import { test } from './support/public-page.ts'

/** What people choose of how things look: kept with the account, the same on every device. */

test('language, theme, motion, colors, numbers and hidden amounts are there after a login on another device', async ({
  page,
  browser,
  product,
  noted,
}) => {
  const account = await openAccount(product)
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto('/profile/edit')
  await page.getByLabel('Theme', { exact: true }).selectOption('dark')
  await page.getByLabel('Motion').selectOption('reduced')
  await page.getByLabel('Gain and loss colors').selectOption('red_green')
  await page.getByLabel('Numbers').selectOption('space_comma')
  await page.getByLabel('Amounts').selectOption('hidden')
  await page.getByLabel('Language').selectOption('de')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil bearbeiten')
  await onAnotherDevice(browser, product, async (other) => {
    await logIn(other, account)
    for (const [name, value] of [
      ['lang', 'de'],
      ['data-theme', 'dark'],
      ['data-motion', 'off'],
      ['data-changes', 'red_green'],
    ] as const)
      await expect(html(other)).toHaveAttribute(name, value)
    await expect(main(other).getByText('verborgener Betrag').first()).toBeAttached()
    await expect(main(other)).not.toContainText(/\d,\d\d/)
    // Before the first paint: the colors stand while nothing but the document itself has run.
    await other.route(/\/assets\/(?!theme-init)[^/]*\.js$/, (route) => route.abort())
    await other.reload()
    await expect(html(other)).toHaveAttribute('data-theme', 'dark')
    await expect(html(other)).toHaveAttribute('data-changes', 'red_green')
  })
  expect(noted.errors).toEqual([])
})

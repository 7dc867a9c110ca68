import { expect } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { html, logIn, main, onAnotherDevice } from './support/appearance.ts'
import { liveAccount } from './support/money.ts'
import { loaded, test } from './support/public-page.ts'

/** What people choose of how things look: kept with the account, the same on every device. */

test('language, theme, motion, colours, numbers and hidden amounts are there after a login on another device', async ({
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
    // Before the first paint: the colours stand while nothing but the document itself has run.
    await other.route(/\/assets\/(?!theme-init)[^/]*\.js$/, (route) => route.abort())
    await other.reload()
    await expect(html(other)).toHaveAttribute('data-theme', 'dark')
    await expect(html(other)).toHaveAttribute('data-changes', 'red_green')
  })
  expect(noted.errors).toEqual([])
})

test('hidden, amounts are dots until they are shown again', async ({ page, product, noted }) => {
  const account = await openAccount(product)
  const { position } = await liveAccount(product, account)
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  // What the market asks for a coin is no secret of anybody's, so it is not hidden; here no coin is listed.
  await page.route('**/api/market/coins/', (route) => route.fulfill({ json: [] }))
  await page.goto('/dashboard/home')
  await expect(main(page)).toContainText('$400.00')
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await expect(main(page)).not.toContainText('$')
  await page.goto(`/dashboard/positions/${position}`)
  await loaded(page)
  await expect(main(page)).toContainText('•••••')
  expect(await main(page).innerText()).not.toContain('$150')
  await page.goto('/dashboard/home')
  await page.getByRole('button', { name: 'Show amounts' }).click()
  await expect(main(page)).toContainText('$400.00')
  expect(noted.errors).toEqual([])
})

/// <reference lib="dom" />
import { expect, type Locator } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { axeFindings } from './support/axe.ts'
import { openCalculator } from './support/market.ts'
import { hydrated, loaded, test } from './support/public-page.ts'

/** What lies over a page: dialogs, small panels, lists of choices. */

const hasFocus = (part: Locator) => part.evaluate((element) => element.contains(document.activeElement))

test('a dialog keeps the focus, and gives it back after Escape, its close button and a press beside it', async ({
  page,
  product,
}) => {
  await page.goto('/robots.txt')
  await signInBrowser(page, await openAccount(product))
  await page.goto('/dashboard/home')
  await loaded(page)
  const opener = page.getByRole('button', { name: 'Search' }).filter({ visible: true })
  const dialog = page.getByRole('dialog', { name: 'Search' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(4, 4),
  ]) {
    await opener.click()
    await expect(dialog.getByRole('combobox')).toBeFocused()
    // What is behind it cannot take the focus, by Tab or otherwise.
    await page
      .getByRole('main')
      .getByRole('link')
      .first()
      .evaluate((link) => link.focus())
    expect(await hasFocus(dialog)).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toHaveCount(0)
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('a small panel closes by Escape, which gives the focus back, and by leaving it', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  const header = page.getByRole('banner')
  const panel = header.locator('details').first()
  const button = panel.locator('summary')
  await button.press('Enter')
  await expect(panel).toHaveAttribute('open')
  await page.keyboard.press('Tab')
  expect(await hasFocus(panel)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel).not.toHaveAttribute('open')
  await expect(button).toBeFocused()
  await button.press('Enter')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(panel).not.toHaveAttribute('open')
})

test('a list of choices: arrows, Escape, leaving it; axe finds nothing while it is open', async ({
  page,
}) => {
  await openCalculator(page)
  const coin = page.getByRole('combobox', { name: 'Coin' })
  const before = await coin.inputValue()
  await coin.click()
  const options = page.getByRole('option')
  await expect(coin).toHaveAttribute('aria-expanded', 'true')
  const active = () => coin.getAttribute('aria-activedescendant')
  const idOf = (at: number) => options.nth(at).getAttribute('id')
  await expect.poll(active).toBe(await idOf(0))
  await page.keyboard.press('ArrowDown')
  await expect.poll(active).toBe(await idOf(1))
  await page.keyboard.press('ArrowUp')
  await expect.poll(active).toBe(await idOf(0))
  await expect(coin).toBeFocused()
  expect(await axeFindings(page, { parts: ['#calculator'] })).toEqual([])
  await coin.fill('zzz')
  await expect(options).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(coin).toHaveValue(before)
  await expect(coin).toHaveAttribute('aria-expanded', 'false')
  await coin.fill('tron')
  await page.getByLabel('Amount').first().focus()
  await expect(coin).toHaveValue(before)
})

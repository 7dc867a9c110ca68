import { expect } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { loaded, test } from './support/public-page.ts'

test('Ctrl and K opens the search, letters filter, Enter goes there', async ({ page, product }) => {
  await page.goto('/robots.txt')
  await signInBrowser(page, await openAccount(product))
  await page.goto('/dashboard/home')
  await loaded(page)
  const search = page.getByRole('dialog', { name: 'Search' })
  await page.keyboard.press('Control+k')
  await expect(search.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('wit')
  await expect(search.getByRole('option')).toHaveText(['Withdraw'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/withdraw$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(search).toBeHidden()
})

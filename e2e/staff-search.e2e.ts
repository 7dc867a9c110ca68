import { expect } from '@playwright/test'
import { consoleOf } from './support/staff-console.ts'
import { loaded, test } from './support/public-page.ts'

test('Ctrl and K opens the search of the console: pages that the role may see, and lists', async ({
  browser,
  product,
}) => {
  const staff = await consoleOf(browser, product, 'auditor@example.com', 'auditor')
  const search = staff.getByRole('dialog', { name: 'Search' })
  const field = search.getByRole('combobox')
  const option = (name: string) => search.getByRole('option', { name, exact: true })
  await staff.goto('/staff/messages')
  await loaded(staff)
  await staff.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await field.fill('news')
  await expect(option('Newsletter')).toBeHidden()
  await field.fill('recon')
  await expect(option('Reconciliation')).toBeVisible()
  await staff.keyboard.press('Enter')
  await expect(staff).toHaveURL(/\/staff\/reconciliation$/)
  await expect(search).toBeHidden()
  await staff.getByRole('button', { name: 'Search', exact: true }).click()
  await field.fill('eve@example.com')
  await option('Withdrawals: eve@example.com').click()
  await expect(staff).toHaveURL(/\/staff\/withdrawals\?status=all&q=eve%40example\.com$/)
  await expect(staff.getByRole('searchbox', { name: 'Search' })).toHaveValue('eve@example.com')
})

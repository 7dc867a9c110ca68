import { expect } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { ask } from './support/money.ts'
import { give } from './support/own-verbs.ts'
import { test } from './support/public-page.ts'
import { consoleOf, withPast } from './support/staff-console.ts'

test('a withdrawal is put on hold with a reason, says so to its investor at once, and is approved after the hold', async ({
  browser,
  page,
  product,
}) => {
  const account = await openAccount(product)
  await withPast(product, (past) => give(past, account, '100'))
  const { address } = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  const { id } = await ask<{ id: string }>(product, account, '/api/wallet/withdrawals/', {
    amount: '40',
    address,
  })
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto(`/dashboard/withdrawals/${id}`)
  await expect(page.getByText('Our team is reviewing it.')).toBeVisible()

  const staff = await consoleOf(browser, product, 'holds@example.com')
  await staff.goto(`/staff/withdrawals/${id}`)
  await staff.getByRole('button', { name: 'Put on hold', exact: true }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Put on hold' }).click()
  await expect(dialog.getByText('Give a reason')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked where the address comes from')
  await dialog.getByRole('button', { name: 'Put on hold' }).click()
  await expect(staff.getByText('Asked where the address comes from')).toBeVisible()
  await expect(staff.getByRole('button', { name: /^Approve/ })).toHaveCount(0)

  await expect(page.getByText(/^On hold since .+ You can still cancel it\.$/)).toBeVisible()
  await expect(page.getByText('Asked where the address comes from')).toHaveCount(0)

  await staff.getByRole('button', { name: 'End hold' }).click()
  await dialog.getByRole('button', { name: 'End hold' }).click()
  await staff.getByRole('button', { name: 'Approve $40.00' }).click()
  await dialog.getByRole('button', { name: 'Approve withdrawal' }).click()
  await expect(page.getByText(/^On hold since/)).toHaveCount(0)
  await expect(
    page
      .getByText('Approved. We’ll send it next.')
      .or(page.getByText(/Sent|arrived/))
      .first(),
  ).toBeVisible()
})

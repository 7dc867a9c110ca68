import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { consoleOf } from './support/staff-console.ts'
import { test } from './support/public-page.ts'

/** What one member of staff does in the console; e2e/staff.full.e2e.ts has two of them at once. */

async function press(page: Page, name: string, fill?: readonly [label: string, text: string]): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (fill) await dialog.getByRole('textbox', { name: fill[0] }).fill(fill[1])
  await dialog.getByRole('button', { name }).click()
  await expect(page.getByText(`Done: ${name}`)).toBeVisible()
}

test('a message is taken on, answered by mail in its own language, brought back and archived', async ({
  browser,
  product,
}) => {
  const writer = `eve-${randomBytes(5).toString('hex')}@example.com`
  const reply = await fetch(`${product.url}/management/contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: writer, email: writer, message: 'Was nun?', locale: 'de' }),
  })
  expect(reply.status).toBe(201)
  const staff = await consoleOf(browser, product, 'messages@example.com')
  await staff.goto('/staff/messages')
  await staff.getByRole('link', { name: writer }).click()
  await expect(
    staff.getByRole('region', { name: 'Message', exact: true }).getByText('Was nun?'),
  ).toBeVisible()
  await staff.getByRole('button', { name: 'Assign to me' }).click()
  await expect(staff.getByText('Assigned to you', { exact: true })).toBeVisible()
  await staff.getByRole('button', { name: 'Reply', exact: true }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Template' }).selectOption('impostor')
  const words = dialog.getByRole('textbox', { name: 'Your reply' })
  await expect(words).toHaveValue(/^Guten Tag /)
  await words.press('ControlOrMeta+End')
  await words.pressSequentially('\nMelden Sie sich gern.')
  await dialog.getByRole('button', { name: 'Send reply' }).click()
  await expect(staff.getByText('Reply queued.')).toBeVisible()
  const { subject, text } = await product.newestMail(writer)
  expect(subject).toMatch(/^Unsere Antwort auf Ihre Nachricht C-\d+$/)
  expect(text).toContain('Melden Sie sich gern.')
  await press(staff, 'Restore message')
  await press(staff, 'Archive message')
})

test('an account is found, locked with a reason, and its list saved as CSV', async ({ browser, product }) => {
  const investor = await openAccount(product)
  const staff = await consoleOf(browser, product, 'locks@example.com')
  await staff.goto(`/staff/investors?q=${encodeURIComponent(investor.email)}`)
  const downloading = staff.waitForEvent('download')
  await staff.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^investors-\d{4}-\d\d-\d\d\.csv$/)
  await staff.getByRole('link', { name: 'Test Investor' }).click()
  await press(staff, 'Lock account', ['Reason', 'Owner’s request'])
  await staff.goto('/staff/audit')
  await expect(staff.getByRole('link', { name: 'account.locked' }).first()).toBeVisible()
})

test('/staff shows the work oldest first; the next item is opened, assigned, and seen as taken by a colleague', async ({
  browser,
  product,
}) => {
  const writer = `eve-${randomBytes(5).toString('hex')}@example.com`
  const reply = await fetch(`${product.url}/management/contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Eve', email: writer, message: 'What now?' }),
  })
  expect(reply.status).toBe(201)
  const [staff, colleague] = [
    await consoleOf(browser, product, 'home@example.com'),
    await consoleOf(browser, product, 'home-two@example.com'),
  ]
  await staff.goto('/staff')
  await expect(staff.getByRole('heading', { level: 1, name: /items? waiting/ })).toBeVisible()
  const work = staff.getByRole('table', { name: 'Work, oldest first' })
  await expect(work.getByRole('row').nth(1)).toBeVisible()
  for (const card of ['Money, last 24 hours', 'Withdrawal times', 'Ledger vs. networks', 'Health'])
    await expect(staff.getByRole('region', { name: card })).toBeVisible()
  // Other tests book without a network at this product: what differs is theirs.
  await expect(
    staff.getByRole('region', { name: 'Ledger vs. networks' }).getByRole('listitem').first(),
  ).toBeVisible()
  await staff.getByRole('button', { name: 'Show as table' }).click()
  await expect(staff.getByRole('table', { name: /Money in and out/ }).getByRole('row')).toHaveCount(25)
  await staff.getByRole('button', { name: 'Open next item' }).click()
  await expect(staff.getByText('Assigned to you', { exact: true })).toBeVisible()
  await colleague.goto(staff.url())
  await expect(colleague.getByText('Assigned to home@example.com')).toBeVisible()
  await colleague.getByRole('button', { name: 'Unassign' }).click()
  await expect(colleague.getByText('Unassigned', { exact: true })).toBeVisible()
})

import { expect } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { ask, liveAccount } from './support/money.ts'
import { bell, heading, path, signIn } from './support/notifications.ts'
import { test } from './support/public-page.ts'

/** What a person was told: the list, what is read of it, and what they want to be told. */

test('the bell leads to the list; reading one, following one and reading all', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const account = await openAccount(product)
  await signIn(page, account)
  await page.goto(path)
  await expect(page.getByText('No notifications yet')).toBeVisible()
  await liveAccount(product, account)
  await page.goto('/dashboard/home')
  await bell(page, 'Notifications 4 unread').click()
  await expect(heading(page, 'Notifications')).toBeVisible()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(page.getByText('4 notifications', { exact: true })).toBeVisible()
  const asked = rows.filter({ hasText: 'You requested a withdrawal of $50.00. It’s in review.' })
  await expect(asked).toContainText('Unread')
  const invested = rows.filter({ hasText: 'You invested $150.00 in' })
  await invested.getByRole('button', { name: /^Mark as read: You invested/ }).click()
  await expect(invested).not.toContainText('Unread')
  // Whoever came by keyboard is where they were.
  await expect(invested).toBeFocused()
  await expect(bell(page, 'Notifications 3 unread')).toBeVisible()
  await asked.getByRole('link', { name: 'View withdrawal' }).click()
  await expect(page).toHaveURL(/\/dashboard\/withdrawals\//)
  await expect(bell(page, 'Notifications 2 unread')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden()
  await expect(bell(page, 'Notifications')).toBeVisible()
  // The page shows it before the server has kept it.
  await expect.poll(() => ask(product, account, '/api/notifications/unread/')).toEqual({ unread: 0 })
})

test('mails of deposits can be switched off and stay so; money out and security cannot', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  await signIn(page, account)
  await page.goto(path)
  const topic = (name: string) => page.getByRole('group', { name, exact: true })
  const byMail = topic('Deposits').getByRole('switch', { name: 'By email' })
  await expect(byMail).toBeChecked()
  await byMail.click()
  await expect(byMail).not.toBeChecked()
  await page.reload()
  await expect(byMail).not.toBeChecked()
  await expect(topic('Deposits').getByRole('switch', { name: 'In the app' })).toBeChecked()
  for (const name of ['Withdrawals', 'Security']) {
    await expect(topic(name)).toContainText('Always')
    await expect(topic(name).getByRole('switch')).toHaveCount(0)
  }
  await expect(topic('Daily results')).toContainText('No email')
})

import { expect } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { keyboardOf } from './support/keyboard.ts'
import { liveAccount } from './support/money.ts'
import { test } from './support/public-page.ts'
import { staffLink } from './support/staff.ts'

/** Journeys of staff with the keyboard alone: the focus is always seen, and nothing lies over it. */

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })

test('approve a withdrawal, and answer a message', async ({ page, product }) => {
  test.slow()
  const keys = keyboardOf(page)
  const investor = await openAccount(product)
  const { withdrawal } = await liveAccount(product, investor)
  await fetch(`${product.url}/management/contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Eve', email: 'eve@example.com', message: 'Where is my withdrawal?' }),
  })
  await page.goto(await staffLink(product, 'keyboard-desk@example.com'))
  await expect(page.getByRole('heading', { level: 1, name: /waiting/ })).toBeVisible()
  // The overview shows the oldest few of whoever waits; the queue has all.
  await keys.press(
    page
      .getByRole('navigation')
      .getByRole('link', { name: /^Withdrawals/ })
      .first(),
  )
  // The overview links to the withdrawal as well, until the queue has taken its place.
  await expect(page.getByRole('heading', { level: 1, name: 'Withdrawals' })).toBeFocused()
  await keys.press(page.locator(`a[href$="/staff/withdrawals/${withdrawal}"]`))
  await expect(page.getByRole('heading', { level: 1, name: /Withdrawal of/ })).toBeFocused()
  await keys.press(page.getByRole('button', { name: 'Approve' }))
  await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Approve withdrawal' }))
  await expect(page.getByText('Withdrawal approved.')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Decided today' }).locator(`a[href*="${withdrawal}"]`),
  ).toBeVisible()
  await keys.press(page.getByRole('navigation').getByRole('link', { name: 'Messages' }).first())
  await keys.press(page.getByRole('link', { name: 'Eve' }))
  await keys.press(page.getByRole('button', { name: 'Assign to me' }))
  await expect(page.getByText('Assigned to you', { exact: true })).toBeVisible()
  await keys.press(page.getByRole('button', { name: 'Reply', exact: true }))
  await keys.reach(page.getByRole('dialog').getByRole('textbox', { name: 'Your reply' }))
  await page.keyboard.type('It’s in review.')
  await keys.reach(page.getByRole('dialog').getByRole('checkbox', { name: 'Also archive the message' }))
  await page.keyboard.press('Space')
  await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Send reply' }))
  await expect(page.getByText('Reply queued.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Replies' }).getByText('It’s in review.')).toBeVisible()
  await keys.press(page.getByRole('button', { name: 'Archive message' }))
  await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Archive message' }))
  await keys.press(page.getByRole('button', { name: 'Undo' }))
  await expect(page.getByText('Undone')).toBeVisible()
})

test('without a mouse N opens the next item, and J, K and Enter go through the work', async ({
  page,
  product,
}) => {
  test.slow()
  const investor = await openAccount(product)
  await liveAccount(product, investor)
  for (const name of ['Eve', 'Mallory'])
    await fetch(`${product.url}/management/contact/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email: 'eve@example.com', message: 'Where is it?' }),
    })
  await page.goto(await staffLink(product, 'keyboard-next@example.com'))
  const heading = page.getByRole('heading', { level: 1, name: /items? waiting/ })
  await expect(heading).toBeVisible()
  // Off until they are switched on.
  await page.keyboard.press('n')
  await page.keyboard.press('j')
  await expect(heading).toBeVisible()
  await expect(page.locator('[data-row]:focus')).toHaveCount(0)
  await page.locator('summary', { hasText: 'Display and keyboard' }).filter({ visible: true }).click()
  await page.getByRole('checkbox', { name: /Single-key shortcuts/ }).check()
  await page.keyboard.press('Escape')
  await expect(page.locator('main kbd').first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.locator('[data-row]').first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.locator('[data-row]').nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.locator('[data-row]').first()).toBeFocused()
  const first = await page.locator('[data-row]').first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${first}$`))
  await page.keyboard.press('n')
  await expect(page.getByText('Assigned to you', { exact: true })).toBeVisible()
  const assigned = page.url()
  await page.keyboard.press('n')
  await expect(page).not.toHaveURL(assigned)
  await expect(page.getByText('Assigned to you', { exact: true })).toBeVisible()
})

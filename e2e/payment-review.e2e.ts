import { expect, test } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { available, pathOf } from './support/checkouts.ts'
import { consoleOf } from './support/staff-console.ts'
import { ask } from './support/money.ts'
import { type Product, startProduct } from './support/product.ts'

/** A payment worth more than the operator's limit, and what its position and its results become when it vanishes. */
let product: Product
test.beforeAll(async () => {
  product = await startProduct({ DEPOSIT_APPROVAL_ABOVE: '200', PRACTICE_BLOCK_MS: '300' })
})
test.afterAll(() => product.stop())

test('a large payment waits for two people: the checkout says so, they approve, and it is credited', async ({
  browser,
  page,
}) => {
  const account = await openAccount(product)
  const { id } = await ask<{ id: string }>(product, account, '/api/wallet/deposits/', {
    amount: '250.00',
    coin: 'usdt',
    plan_id: 'basic',
  })
  await page.goto(`${product.url}/robots.txt`)
  await signInBrowser(page, account)
  await page.goto(`${product.url}${pathOf('usdt', id)}`)
  await ask(product, account, '/api/practice/payments/', { deposit_id: id })
  await expect(page.getByRole('status').filter({ hasText: 'In review' })).toBeVisible()
  expect(await available(product, account)).toBe('0.00')

  for (const [email, said] of [
    ['ada@example.com', 'It needs a second approval.'],
    ['ben@example.com', 'Payment approved.'],
  ] as const) {
    const staff = await consoleOf(browser, product, email, 'finance')
    await staff.goto('/staff/payment-reviews')
    await staff.getByRole('row', { name: '$250.00' }).getByRole('link').press('Enter')
    await expect(staff.getByRole('heading', { level: 1, name: 'Payment worth $250.00' })).toBeFocused()
    await staff.getByRole('button', { name: 'Approve' }).click()
    await staff.getByRole('dialog').getByRole('button', { name: 'Approve payment' }).click()
    await expect(staff.getByText(said)).toBeVisible()
  }
  await expect(page.getByText('Your position in Basic is open.')).toBeVisible()

  // Its payment vanishes: the position says why it is closed, and staff see it with the pause.
  await ask(product, account, '/api/practice/reorganisations/', { deposit_id: id })
  const { results } = await ask<{ results: { id: string; status: string }[] }>(
    product,
    account,
    '/api/investments/',
  )
  const [position] = results
  const stands = async () =>
    (await ask<{ status: string }>(product, account, `/api/investments/${position!.id}/`)).status
  await expect.poll(stands).toBe('closed')
  await page.goto(`${product.url}/dashboard/positions/${position!.id}`)
  await expect(page.getByText('dropped off its blockchain, so $250.00 came out of it.')).toBeVisible()
  const staff = await consoleOf(browser, product, 'eve@example.com', 'finance')
  await staff.goto('/staff/pauses')
  await staff.getByRole('main').getByRole('table').getByRole('link').first().press('Enter')
  await expect(staff.getByRole('heading', { name: 'Dropped payments' })).toBeVisible()
  await expect(staff.getByText('Taken from positions')).toBeVisible()
})

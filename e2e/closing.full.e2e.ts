import { type Browser, expect, type Page, test as base } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { available, look } from './support/checkouts.ts'
import { ask, liveAccount } from './support/money.ts'
import { type Product, startProduct } from './support/product.ts'
import { axeProblems, hydrated } from './support/public-page.ts'

/** Closing an account that still holds something, as its owner does it. */

/** Of the test's own: its books are looked at in the end, and others give money that no network has. */
const test = base.extend<{ product: Product }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
  product: async ({}, use) => {
    const product = await startProduct({ PRACTICE_BLOCK_MS: '250' })
    await use(product)
    await product.stop()
  },
  baseURL: async ({ product }, use) => use(product.url),
})

const main = (page: Page) => page.getByRole('main')
const closeButton = (page: Page) => main(page).getByRole('button', { name: 'Close account' })

test('an account with a balance, an open position, an open checkout and a pending withdrawal lists each with a link; after they are gone it can be closed', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(240_000)
  const account = await openAccount(product)
  const { position, withdrawal, checkout } = await liveAccount(product, account)
  await page.goto('/login')
  await signInBrowser(page, account)
  await page.goto('/profile/data')

  await test.step('each is listed, and there is no button to close it with', async () => {
    const { available: balance } = await ask<{ available: string }>(product, account, '/api/wallet/')
    await expect(main(page).getByText(`$${balance}`)).toBeVisible()
    const items = page.getByRole('region', { name: 'Still open' })
    await expect(items.getByRole('link')).toHaveCount(3)
    for (const [name, href] of [
      ['Position in Basic', `/dashboard/positions/${position}`],
      ['Checkout of $250.00 in Bitcoin (BTC)', `/dashboard/invest/checkout_btc?deposit=${checkout}`],
      ['Withdrawal of $50.00', `/dashboard/withdrawals/${withdrawal}`],
    ] as const)
      await expect(items.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    await expect(main(page).getByRole('link', { name: 'Withdraw', exact: true })).toHaveAttribute(
      'href',
      '/dashboard/withdraw',
    )
    await expect(main(page)).toContainText(
      'First take your money out of positions, finish or cancel the rest, and withdraw.',
    )
    await expect(closeButton(page)).toHaveCount(0)
    expect(await axeProblems(page, { contrastOnly: false })).toEqual([])
  })

  await test.step('each link leads to where it can be brought to an end', async () => {
    await page.getByRole('link', { name: 'Withdrawal of $50.00' }).click()
    await main(page).getByRole('button', { name: 'Cancel withdrawal' }).click()
    await expect(page.getByText('The full amount is back in your available balance.')).toBeVisible()

    await page.goto('/profile/data')
    await page.getByRole('link', { name: 'Position in Basic' }).click()
    await page.getByRole('link', { name: 'Take money back' }).click()
    await page.getByRole('radio', { name: /Everything/ }).check()
    await page.getByRole('button', { name: 'Review amount', exact: true }).click()
    await page.getByRole('button', { name: 'Take $150.00 back' }).click()
    await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible()

    await page.goto('/profile/data')
    await page.getByRole('link', { name: 'Checkout of $250.00 in Bitcoin (BTC)' }).click()
    await page.getByRole('button', { name: /^Pay \d/ }).click()
    const status = async () => (await look(product, account, checkout)).status
    await expect.poll(status, { timeout: 60_000 }).toBe('settled')
  })

  await test.step('what is left is money: it stays open until that has left, too', async () => {
    await page.goto('/profile/data')
    await expect(main(page).getByRole('link', { name: 'Withdraw', exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Still open' })).toHaveCount(0)
    await expect(closeButton(page)).toHaveCount(0)
    await withdrawAll(browser, product, account)
  })

  await test.step('empty, it is closed after one question and the password', async () => {
    await page.goto('/profile/data')
    await closeButton(page).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close account' }).click()
    const field = page.getByLabel('Your password')
    await field.fill(account.password)
    await page.getByRole('dialog').filter({ has: field }).getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(/\/login/)
    await hydrated(page)
    await main(page).getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await main(page).getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByTestId('error-summary')).toContainText('Login failed.')
  })
  expect((await product.ops('reconcile')).code).toBe(0)
})

/** Asks for all that is available, and lets staff approve it; resolves when it is paid. */
async function withdrawAll(browser: Browser, product: Product, account: Account): Promise<void> {
  const { address } = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  const { id } = await ask<{ id: string }>(product, account, '/api/wallet/withdrawals/', {
    amount: await available(product, account),
    address,
  })
  const { output } = await product.ops('staff', 'add', '--email', 'ada@example.com', '--role', 'finance')
  const desk = await browser.newContext({ baseURL: product.url })
  const staff = await desk.newPage()
  await staff.goto(/https?:\/\/\S+token=\S+/.exec(output)?.[0] ?? '')
  await expect(staff).toHaveURL(/\/staff$/)
  await staff.goto(`/staff/withdrawals/${id}`)
  await staff.getByRole('button', { name: 'Approve' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Approve withdrawal' }).click()
  const status = async () =>
    (await ask<{ status: string }>(product, account, `/api/wallet/withdrawals/${id}/`)).status
  await expect.poll(status, { timeout: 60_000 }).toBe('confirmed')
  await desk.close()
}

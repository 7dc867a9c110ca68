import { expect, test } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { type Product, startProduct } from './support/product.ts'
import { axeIsClean, staffPage } from './support/staff.ts'

/** A credited payment leaves its chain: the investor's withdrawal waits, staff see why, and end the pause. */
let product: Product
test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await startProduct()
})
test.afterAll(() => product.stop())

test('a withdrawal waits while its pause stands, says so, and goes on when staff end it', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const account = await openAccount(product)
  const call = async (path: string, body?: unknown) => {
    const reply = await fetch(product.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${account.access}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }
  const paid = async (amount: string): Promise<string> => {
    const { id } = await call('/api/wallet/deposits/', { amount, coin: 'usdt' })
    await call('/api/practice/payments/', { deposit_id: id })
    const status = async () => (await call(`/api/wallet/deposits/${id}/`)).status
    await expect.poll(status, { timeout: 60_000 }).toBe('settled')
    return id
  }
  await paid('300')
  const lost = await paid('50')
  const { address } = await call('/api/practice/wallet/')
  const { id } = await call('/api/wallet/withdrawals/', { amount: '120', address })
  await call('/api/practice/reorganisations/', { deposit_id: lost })
  const isHeld = async () => (await call(`/api/wallet/withdrawals/${id}/`)).is_held
  await expect.poll(isHeld, { timeout: 30_000 }).toBe(true)

  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  await page.goto('/')
  await signInBrowser(page, account)
  await page.goto(`/dashboard/withdrawals/${id}`)
  await expect(page.getByText('Withdrawals wait at the moment')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel request' })).toBeVisible()
  await axeIsClean(page)

  // Said before one asks, too.
  await page.goto('/dashboard/withdraw')
  await expect(page.getByText('You can ask already: your request is taken in')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await axeIsClean(page)
  await page.goto(`/dashboard/withdrawals/${id}`)
  await expect(page.getByText('Withdrawals wait at the moment')).toBeVisible()

  const ada = await staffPage(browser, product, 'ada@example.com', 'finance')
  const grace = await staffPage(browser, product, 'grace@example.com')
  await ada.goto(`/staff/withdrawals/${id}`)
  await expect(ada.getByText('Withdrawals are paused')).toBeVisible()
  await expect(ada.getByRole('button', { name: 'Approve' })).toBeHidden()
  await expect(ada.getByRole('button', { name: 'Reject' })).toBeVisible()
  await ada.getByRole('link', { name: 'See the pauses' }).click()
  await expect(ada.getByRole('heading', { level: 1, name: 'Pauses of withdrawals' })).toBeVisible()
  await axeIsClean(ada)
  await ada.locator('tbody').getByRole('link').first().press('Enter')
  await expect(ada.getByRole('heading', { level: 1, name: /^USDT · Practice network/ })).toBeVisible()
  await axeIsClean(ada)
  // A colleague is about to do the same.
  await grace.goto(new URL(ada.url()).pathname)
  await grace.getByRole('button', { name: 'End the pause' }).click()
  await grace.getByRole('dialog').getByLabel('Reason').fill('The node was checked.')
  await ada.getByRole('button', { name: 'End the pause' }).click()
  const dialog = ada.getByRole('dialog')
  await dialog.getByRole('button', { name: 'End the pause' }).click()
  await expect(dialog.getByText('Give a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The practice chain is as it should be.')
  await dialog.getByRole('button', { name: 'End the pause' }).click()
  await expect(ada.getByText('The practice chain is as it should be.')).toBeVisible()
  await grace.getByRole('dialog').getByRole('button', { name: 'End the pause' }).click()
  await expect(grace.getByText('Somebody was faster, and nothing was done twice.')).toBeVisible()
  await expect(grace.getByText('ada@example.com ended this pause already.')).toBeVisible()
  await expect(page.getByText('Withdrawals wait at the moment')).toBeHidden()
  expect(await isHeld()).toBe(false)
  for (const page of [ada, grace]) await page.context().close()
  await context.close()
})

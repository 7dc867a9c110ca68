import { expect, type Page, test } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { openCheckout, settled } from './support/checkouts.ts'
import { ask } from './support/money.ts'
import { type Product, startProduct } from './support/product.ts'

/** What happens is seen on the open page, in every tab, without a reload: by a stream, or without one. */

// Blocks come fast: what is waited for is the same.
const fast = { PRACTICE_BLOCK_MS: '300' }

let product: Product
let account: Account
test.beforeAll(async () => {
  product = await startProduct(fast)
})
test.afterAll(() => product.stop())
test.beforeEach(async () => {
  account = await openAccount(product)
})

const pay = (id: string) => ask(product, account, '/api/practice/payments/', { deposit_id: id })
async function deposit(amount: string): Promise<void> {
  const body = { amount, coin: 'usdt' }
  const { id } = await ask<{ id: string }>(product, account, '/api/wallet/deposits/', body)
  await pay(id)
}
const streamOf = (page: Page) =>
  page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/events/')
const balance = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text).first()).toBeVisible()

/** Counts the reads of one thing. */
function countReads(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1
  })
  return () => count
}

test('a payment made elsewhere is seen on the open checkout, told by the stream and not found by asking', async ({
  page,
}) => {
  const stream = streamOf(page)
  const { id } = await openCheckout(product, account, page)
  expect((await stream).status()).toBe(200)
  const reads = countReads(page, `/api/wallet/deposits/${id}/`)
  let readBefore = -1
  const readSince = () => {
    const since = reads() - readBefore
    readBefore = reads()
    return since
  }
  // Who is told asks no more: the page without a stream would ask twice in this time.
  await expect.poll(readSince, { intervals: [4_000], timeout: 40_000 }).toBe(0)
  await pay(id)
  await settled(page)
  await expect(page.getByRole('term').filter({ hasText: /^Credited$/ })).toBeVisible()
})

test('without a stream the checkout is kept up to date all the same', async ({ page }) => {
  await page.route('**/api/events/', (route) => route.abort())
  const { id } = await openCheckout(product, account, page)
  await pay(id)
  await settled(page)
})

test('the balance and the bell are right in both tabs, which share one stream', async ({ page, context }) => {
  const other = await context.newPage()
  const streams = [page, other].map((tab) => countReads(tab, '/api/events/'))
  await page.goto(product.url)
  await signInBrowser(page, account)
  const opened = streamOf(page)
  await page.goto(`${product.url}/dashboard/home`)
  await opened
  await other.goto(`${product.url}/dashboard/home`)
  await balance(other, '$0.00')
  await expect(other.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await deposit('120.00')
  for (const tab of [page, other]) {
    await balance(tab, '$120.00')
    await expect(tab.getByRole('link', { name: 'Notifications 2 unread' })).toBeVisible()
  }
  expect(streams.map((count) => count())).toEqual([1, 0])
  // The tab with the stream is closed: the other takes over.
  const taken = streamOf(other)
  await page.close()
  expect((await taken).status()).toBe(200)
  await deposit('30.00')
  await balance(other, '$150.00')
})

test('a page whose session was ended elsewhere says so by itself', async ({ page }) => {
  await page.goto(product.url)
  await signInBrowser(page, account)
  const opened = streamOf(page)
  await page.goto(`${product.url}/dashboard/home`)
  await opened
  const reply = await fetch(`${product.url}/account/logout/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${account.access}` },
    body: JSON.stringify({ refresh: account.refresh }),
  })
  expect(reply.ok).toBe(true)
  await expect(page).toHaveURL(/\/login\?next=/)
})

test('after the server was away, the page goes on by itself with what happened meanwhile', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const own = await startProduct(fast)
  try {
    const ada = await openAccount(own)
    await page.goto(own.url)
    await signInBrowser(page, ada)
    const opened = streamOf(page)
    await page.goto(`${own.url}/dashboard/home`)
    await opened
    const { id } = await ask<{ id: string }>(own, ada, '/api/wallet/deposits/', {
      amount: '75.00',
      coin: 'usdt',
    })
    await ask(own, ada, '/api/practice/payments/', { deposit_id: id })
    await own.kill('SIGKILL')
    const again = await startProduct(own.env)
    try {
      await expect(page.getByRole('main').getByText('$75.00').first()).toBeVisible({ timeout: 60_000 })
    } finally {
      await again.stop()
    }
  } finally {
    await own.stop()
  }
})

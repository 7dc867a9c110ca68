import { expect } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { openCheckout, settled as paymentSettled } from './support/checkouts.ts'
import { ask } from './support/money.ts'
import { pageClock } from './support/page-clock.ts'
import { type Product, startProduct } from './support/product.ts'
import { test } from './support/public-page.ts'
import { settled } from './support/settled.ts'
import { countReads, streamOf } from './support/streams.ts'

/** News by a stream, without one, and after the server was away. */

const pay = (product: Product, account: Account, id: string) =>
  ask(product, account, '/api/practice/payments/', { deposit_id: id })

test('a payment made elsewhere is seen on the open checkout, told by the stream and not found by asking', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  const clock = await pageClock(page)
  const stream = streamOf(page)
  const { id } = await openCheckout(product, account, page)
  expect((await stream).status()).toBe(200)
  await settled(page)
  const reads = countReads(page, `/api/wallet/deposits/${id}/`)
  await clock.stop()
  // Who is told asks no more: the page without a stream would ask twice in this time.
  const readsIn5s = async () => {
    const before = reads()
    await clock.wind(5)
    return reads() - before
  }
  await expect.poll(readsIn5s).toBe(0)
  await clock.go()
  await pay(product, account, id)
  await paymentSettled(page)
  await expect(page.getByText('$100.00 credited')).toBeVisible()
})

test('without a stream the checkout is kept up to date all the same', async ({ page, product }) => {
  const account = await openAccount(product)
  await page.route('**/api/events/', (route) => route.abort())
  const { id } = await openCheckout(product, account, page)
  await pay(product, account, id)
  await paymentSettled(page)
})

test('a page whose session was ended elsewhere says so by itself', async ({ page, product }) => {
  const account = await openAccount(product)
  await page.goto('/faq')
  await signInBrowser(page, account)
  const opened = streamOf(page)
  await page.goto('/dashboard/home')
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
  const own = await startProduct({ PRACTICE_BLOCK_MS: '300' })
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

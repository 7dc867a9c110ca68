import { expect } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { ask } from './support/money.ts'
import type { Product } from './support/product.ts'
import { test } from './support/public-page.ts'
import { balance, countReads, streamOf } from './support/streams.ts'

/** What happens is seen on the open page, in every tab, without a reload. */

async function deposit(product: Product, account: Account, amount: string): Promise<void> {
  const { id } = await ask<{ id: string }>(product, account, '/api/wallet/deposits/', {
    amount,
    coin: 'usdt',
  })
  await ask(product, account, '/api/practice/payments/', { deposit_id: id })
}

test('the balance and the bell are right in both tabs, which share one stream', async ({
  page,
  context,
  product,
}) => {
  const account = await openAccount(product)
  const other = await context.newPage()
  const streams = [page, other].map((tab) => countReads(tab, '/api/events/'))
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  const opened = streamOf(page)
  await page.goto('/dashboard/home')
  await opened
  await other.goto('/dashboard/home')
  await balance(other, '$0.00')
  await expect(other.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await deposit(product, account, '120.00')
  for (const tab of [page, other]) {
    await balance(tab, '$120.00')
    await expect(tab.getByRole('link', { name: 'Notifications 2 unread' })).toBeVisible()
  }
  expect(streams.map((count) => count())).toEqual([1, 0])
  // The tab with the stream is closed: the other takes over.
  const taken = streamOf(other)
  await page.close()
  expect((await taken).status()).toBe(200)
  await deposit(product, account, '30.00')
  await balance(other, '$150.00')
})

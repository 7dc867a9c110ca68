import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { createTestDatabase } from '../server/testing/database.ts'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { axeFindings } from './support/axe.ts'
import {
  available,
  type Coin,
  look,
  mischief,
  openCheckout,
  pathOf,
  pay,
  payButton,
  settled,
  shows,
  waits,
} from './support/checkouts.ts'
import { looksRight } from './support/looks-right.ts'
import { ask } from './support/money.ts'
import { mineBlocks } from './support/own-verbs.ts'
import { openPast, type Past } from './support/past.ts'
import { type Product, startProduct } from './support/product.ts'
import { test } from './support/public-page.ts'
import { drawn } from './support/settled.ts'

/** What becomes of payments on the practice network, as an investor watches it on the page without reloading it. */

let product: Product
let account: Account
test.beforeEach(async ({ product: shared }) => {
  product = shared
  account = await openAccount(product)
})

/** A minute between the blocks: the test mines them, so that a payment is on its way for as long as is looked at it. */
const noBlocks = { PRACTICE_BLOCK_MS: '60000' }

/** Until the wallet has sent it. */
async function paySlowly(page: Page): Promise<void> {
  const sent = page.waitForResponse('**/api/practice/payments/')
  await pay(page)
  expect((await sent).ok()).toBe(true)
}

/** One block more, which the page shows. */
async function confirmed(page: Page, past: Past, confirmations: 1 | 2): Promise<void> {
  await mineBlocks(past, 1)
  await expect(page.getByText(`${confirmations} of 3 confirmations`).first()).toBeVisible()
}

const coins: Coin[] = ['usdt', 'bnb', 'eth', 'btc', 'ltc', 'trx']
for (const coin of coins) {
  test(`exact in ${coin}: the page is found by its address, paid with one press, and settles`, async ({
    page,
  }) => {
    const { id } = await openCheckout(product, account, page, { coin })
    expect(new URL(page.url()).pathname).toBe(`/dashboard/invest/checkout_${coin}`)
    await pay(page)
    await settled(page)
    const paid = await look(product, account, id)
    await expect(page.getByText(`Checkout ${paid.reference}`)).toBeVisible()
    const outcome = page.getByRole('region', { name: 'Where it went' })
    await expect(outcome).toContainText('$100.00')
    await expect(outcome.getByRole('link', { name: 'View postings' })).toBeVisible()
    expect(paid).toMatchObject({ flags: [], credited: '100.00' })
    expect(await available(product, account)).toBe('100.00')
  })
}

test('under, then the rest to the same address', async ({ page }) => {
  const { id, address } = await openCheckout(product, account, page)
  await mischief(page, 'Pay too little')
  await shows(page, 'Short by 50.00 USDT')
  await shows(page, 'We received 50.00 USDT of 100.00 USDT.')
  await pay(page)
  await settled(page)
  const paid = await look(product, account, id)
  expect(paid).toMatchObject({ address, flags: [], credited: '100.00' })
  expect(paid.payments).toHaveLength(2)
})

test('in three parts', async ({ page }) => {
  const { id } = await openCheckout(product, account, page)
  await mischief(page, 'Pay too little')
  await shows(page, 'Short by 50.00 USDT')
  await mischief(page, 'Pay too little')
  await shows(page, 'Short by 25.00 USDT')
  await pay(page)
  await settled(page)
  expect((await look(product, account, id)).payments).toHaveLength(3)
  expect(await available(product, account)).toBe('100.00')
})

test('over: everything is credited, and the page says so', async ({ page }) => {
  await openCheckout(product, account, page)
  await mischief(page, 'Pay too much')
  await settled(page)
  await expect(page.getByText('You paid more than was due.')).toBeVisible()
  expect(await available(product, account)).toBe('110.00')
})

test('twice: both are credited', async ({ page }) => {
  await openCheckout(product, account, page)
  await mischief(page, 'Pay twice')
  await settled(page)
  await expect(page.getByText('You paid more than was due.')).toBeVisible()
  await expect.poll(() => available(product, account)).toBe('200.00')
})

test('late: said so, and credited at the price of that moment', async ({ page }) => {
  const { id } = await openCheckout(product, account, page)
  await mischief(page, 'Pay late')
  await expect(page.getByText('It arrived after the price expired')).toBeVisible()
  await settled(page)
  expect((await look(product, account, id)).flags).toEqual(['late'])
  expect(await available(product, account)).toBe('100.00')
})

test('a price is held anew at the same address, and paid', async ({ page }) => {
  const { id, address } = await openCheckout(product, account, page, { coin: 'eth' })
  await mischief(page, 'Let the price expire')
  await shows(page, 'Price expired. Don’t send to this address.')
  await expect(page.getByRole('img', { name: /QR code/ })).toBeHidden()
  await page.getByRole('button', { name: 'Refresh price' }).click()
  await waits(page)
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await pay(page)
  await settled(page)
  const paid = await look(product, account, id)
  expect(paid).toMatchObject({ address, flags: [], credited: '100.00' })
  expect(paid.holds).toHaveLength(2)
})

test('reorganized away before it is settled: told, nothing credited, and paid again', async ({ page }) => {
  const slow = await startProduct(noBlocks)
  const past = await openPast(slow)
  try {
    await mineBlocks(past, 1)
    const investor = await openAccount(slow)
    const { id } = await openCheckout(slow, investor, page)
    await paySlowly(page)
    await confirmed(page, past, 1)
    await mischief(page, 'Simulate a chain reorganization')
    await shows(page, 'Your payment dropped off its blockchain')
    await shows(page, 'Nothing was credited to your account.')
    await expect(page.getByText('10,000.00 USDT')).toBeVisible()
    expect(await look(slow, investor, id)).toMatchObject({ flags: ['replaced'], credited: '0.00' })
    await paySlowly(page)
    await confirmed(page, past, 1)
    await confirmed(page, past, 2)
    await mineBlocks(past, 1)
    await settled(page)
    expect(await available(slow, investor)).toBe('100.00')
  } finally {
    await past.close()
    await slow.stop()
  }
})

test('reorganized away after it was settled: the page shows it, and the credit is taken back', async ({
  page,
}) => {
  const { id } = await openCheckout(product, account, page)
  await pay(page)
  await settled(page)
  await mischief(page, 'Simulate a chain reorganization')
  await shows(page, 'Your payment dropped off its blockchain')
  await shows(page, 'We reversed its credit.')
  expect(await look(product, account, id)).toMatchObject({ credited: '0.00' })
  expect(await available(product, account)).toBe('0.00')
})

test('vanished, and its price has run out: told that it did not arrive, nothing credited, and paid at a new price', async ({
  page,
}) => {
  const slow = await startProduct(noBlocks)
  const past = await openPast(slow)
  try {
    await mineBlocks(past, 1)
    const investor = await openAccount(slow)
    const { id } = await openCheckout(slow, investor, page)
    await paySlowly(page)
    await confirmed(page, past, 1)
    await mischief(page, 'Simulate a chain reorganization')
    await shows(page, 'You can pay again to the same address.')
    await mischief(page, 'Let the price expire')
    await shows(page, 'Refresh the price to pay again to the same address.')
    await shows(page, 'Nothing was credited to your account.')
    await expect(page.getByRole('img', { name: /QR code/ })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Copy address' })).toBeHidden()
    expect(await look(slow, investor, id)).toMatchObject({ status: 'invalid', credited: '0.00' })
    await looksRight(page)
    await page.getByRole('button', { name: 'Refresh price' }).click()
    await paySlowly(page)
    await confirmed(page, past, 1)
    await confirmed(page, past, 2)
    await mineBlocks(past, 1)
    await settled(page)
    expect(await available(slow, investor)).toBe('100.00')
  } finally {
    await past.close()
    await slow.stop()
  }
})

test('without a network the checkout stays to be read, cannot be paid, and goes on afterwards', async ({
  page,
  context,
}) => {
  await openCheckout(product, account, page)
  const button = payButton(page)
  await context.setOffline(true)
  await expect(button).toHaveAccessibleDescription('You’re offline. Send this when you’re back online.')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
  await looksRight(page)
  await context.setOffline(false)
  await expect(button).toBeEnabled()
  await pay(page)
  await settled(page)
})

test('while the server does not answer, the checkout says from when its figures are, and goes on by itself', async ({
  page,
}) => {
  const { id } = await openCheckout(product, account, page)
  const call = `**/api/wallet/deposits/${id}/`
  await page.route(call, (route) => route.abort())
  const stale = page.getByText(/The figures are from \d\d:\d\d\./)
  await expect(stale).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
  await looksRight(page)
  await page.unroute(call)
  await expect(stale).toBeHidden({ timeout: 45_000 })
})

test('a checkout that takes long to come says so where it is seen, with a way to ask again', async ({
  page,
}) => {
  const { id } = await ask<{ id: string }>(product, account, '/api/wallet/deposits/', {
    amount: '100.00',
    coin: 'usdt',
  })
  await page.setViewportSize({ width: 360, height: 780 })
  await page.clock.install()
  await page.goto(product.url)
  await signInBrowser(page, account)
  const held: (() => Promise<void>)[] = []
  await page.route(`**/api/wallet/deposits/${id}/`, (route) => void held.push(() => route.abort()))
  await page.goto(`${product.url}${pathOf('usdt', id)}`)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.clock.fastForward(10_500)
  await expect(page.getByRole('main').getByText('Still working…')).toBeInViewport()
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeInViewport()
  // What takes long is busy: there is no end of it to wait for.
  await drawn(page)
  expect(await axeFindings(page)).toEqual([])
})

/** Keeps the calls of an address until so many are there, as if all were made at one moment; they go on together. */
async function letGoTogether(context: BrowserContext, address: string, count: number): Promise<void> {
  const kept: (() => Promise<void>)[] = []
  await context.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    kept.push(() => route.continue())
    if (kept.length >= count) await Promise.all(kept.splice(0).map((go) => go()))
  })
}

test('two tabs: what one does, both show; pressed in both at once it is paid once', async ({
  page,
  context,
}) => {
  const { id } = await openCheckout(product, account, page)
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByRole('button', { name: 'Copy address' })).toBeVisible()
  await mischief(page, 'Let the price expire')
  await shows(second, 'Price expired. Don’t send to this address.')
  const renew = (tab: typeof page) => tab.getByRole('button', { name: 'Refresh price' }).click()
  await letGoTogether(context, `**/api/wallet/deposits/${id}/*/`, 2)
  await Promise.all([renew(page), renew(second)])
  await Promise.all([page, second].map(waits))
  expect((await look(product, account, id)).holds).toHaveLength(2)
  await letGoTogether(context, '**/api/practice/payments/', 2)
  await Promise.all([pay(page), pay(second)])
  await Promise.all([page, second].map(settled))
  expect(await available(product, account)).toBe('100.00')
})

test('a closed tab: the checkout is found again among the open ones, and settles meanwhile', async ({
  page,
  context,
}) => {
  const { id } = await openCheckout(product, account, page)
  await page.goto(`${product.url}/dashboard/invest/checkout_usdt`)
  await page.getByRole('link', { name: '$100.00 in Tether (USDT)' }).click()
  const sent = page.waitForResponse('**/api/practice/payments/')
  await pay(page)
  await sent
  await page.close()
  await expect.poll(() => available(product, account)).toBe('100.00')
  const later = await context.newPage()
  await later.goto(`${product.url}${pathOf('usdt', id)}`)
  await settled(later)
})

test('ten open checkouts are enough; the eleventh is told what to do', async ({ page }) => {
  for (let open = 0; open < 10; open += 1)
    await ask(product, account, '/api/wallet/deposits/', { amount: '100.00', coin: 'usdt' })
  await page.goto(product.url)
  await signInBrowser(page, account)
  await page.goto(`${product.url}/dashboard/invest`)
  const next = page.getByRole('button', { name: 'Review investment', exact: true })
  await page.getByRole('radio', { name: /Basic/ }).check()
  await page.getByLabel('Amount').fill('100')
  await next.click()
  await page.getByRole('checkbox', { name: 'I understand I can lose this amount' }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: /USDT/ }).check()
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await expect(
    page.getByText(/10 checkouts are open, the most allowed\. Pay one of them, or wait 1[45] minutes/),
  ).toBeVisible()
})

test('the server restarts at each step: waiting, seen, confirming, settled, receipt', async ({ page }) => {
  test.setTimeout(180_000)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-restart-'))
  const database = await createTestDatabase()
  const env = { ...noBlocks, DATA_DIR: dataDir, DATABASE_URL: database.ownerUrl }
  let running = await startProduct(env)
  const past = await openPast(running)
  const port = new URL(running.url).port
  const restart = async () => {
    await running.kill('SIGKILL')
    running = await startProduct({ ...env, PORT: port })
  }
  try {
    await mineBlocks(past, 1)
    const investor = await openAccount(running)
    const { id } = await openCheckout(running, investor, page)
    await restart()
    // The wallet has sent it before the power goes; a payment whose answer is lost is a story of its own.
    await paySlowly(page)
    await restart()
    await confirmed(page, past, 1)
    await restart()
    await confirmed(page, past, 2)
    await mineBlocks(past, 1)
    await settled(page)
    await restart()
    expect(await available(running, investor)).toBe('100.00')
    expect(await look(running, investor, id)).toMatchObject({ status: 'settled', flags: [] })
    const { reference } = await look(running, investor, id)
    await page.getByRole('link', { name: 'View receipt' }).click()
    await expect(page.getByRole('article')).toContainText(reference)
  } finally {
    await past.close()
    await running.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

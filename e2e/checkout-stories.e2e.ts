import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, expect, test } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import {
  available,
  type Coin,
  look,
  mischief,
  openCheckout,
  pathOf,
  pay,
  settled,
  shows,
} from './support/checkouts.ts'
import { listenTo } from './support/listen.ts'
import { looksRight } from './support/looks-right.ts'
import { ask } from './support/money.ts'
import { type Product, startProduct } from './support/product.ts'
import { hydrated } from './support/public-page.ts'

/** What becomes of payments on the practice network, as an investor watches it on the page without reloading it. */

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

const coins: Coin[] = ['usdt', 'bnb', 'eth', 'btc', 'ltc', 'trx']
for (const coin of coins) {
  test(`exact in ${coin}: the page is found by its address, paid with one press, and settles`, async ({
    page,
  }) => {
    const { id } = await openCheckout(product, account, page, { coin })
    expect(new URL(page.url()).pathname).toBe(`/dashboard/invest/checkout_${coin}`)
    await pay(page)
    await settled(page)
    const outcome = page.locator('section', { has: page.getByRole('heading', { name: 'Payment settled' }) })
    await expect(outcome).toContainText(/Credited\+?\$100\.00.*Settled.*20\d\d.*Reference/s)
    await expect(outcome).toContainText(id)
    await expect(page.getByText('Sent? What happens next')).toBeHidden()
    expect(await look(product, account, id)).toMatchObject({ flags: [], credited: '100.00' })
    expect(await available(product, account)).toBe('100.00')
  })
}

test('under, then the rest to the same address', async ({ page }) => {
  const { id, address } = await openCheckout(product, account, page)
  const said = await listenTo(page)
  await mischief(page, 'Pay too little')
  await shows(page, 'Send 50.00 USDT more')
  await expect.poll(said).toContainEqual(expect.stringMatching(/^Send 50\.00\sUSDT more$/))
  await expect(page.getByText('50.00 USDT of 100.00 USDT arrived')).toBeVisible()
  await pay(page, true)
  await settled(page)
  const paid = await look(product, account, id)
  expect(paid).toMatchObject({ address, flags: [], credited: '100.00' })
  expect(paid.payments).toHaveLength(2)
})

test('in three parts', async ({ page }) => {
  const { id } = await openCheckout(product, account, page)
  await mischief(page, 'Pay too little')
  await shows(page, 'Send 50.00 USDT more')
  await mischief(page, 'Pay too little')
  await shows(page, 'Send 25.00 USDT more')
  await pay(page, true)
  await settled(page)
  expect((await look(product, account, id)).payments).toHaveLength(3)
  expect(await available(product, account)).toBe('100.00')
})

test('over: everything is credited, and the page says so', async ({ page }) => {
  await openCheckout(product, account, page)
  await mischief(page, 'Pay too much')
  await settled(page)
  await expect(page.getByText('You paid more than was asked.')).toBeVisible()
  expect(await available(product, account)).toBe('110.00')
})

test('twice: both are credited', async ({ page }) => {
  await openCheckout(product, account, page)
  await mischief(page, 'Pay twice')
  await settled(page)
  await expect(page.getByText('You paid more than was asked.')).toBeVisible()
  await expect.poll(() => available(product, account)).toBe('200.00')
})

test('late: said so, and credited at the price of that moment', async ({ page }) => {
  const { id } = await openCheckout(product, account, page)
  await mischief(page, 'Pay late')
  await expect(page.getByText('It arrived after the price was no longer held')).toBeVisible()
  await settled(page)
  expect((await look(product, account, id)).flags).toEqual(['late'])
  expect(await available(product, account)).toBe('100.00')
})

test('a price is held anew at the same address, and paid', async ({ page }) => {
  const { id, address } = await openCheckout(product, account, page, { coin: 'eth' })
  await mischief(page, 'Let the price run out')
  await shows(page, 'Price expired. Don’t send to this address.')
  await expect(page.getByRole('img', { name: /QR code/ })).toBeHidden()
  await page.getByRole('button', { name: 'Hold a new price' }).click()
  await shows(page, 'Waiting for your payment')
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await pay(page)
  await settled(page)
  const paid = await look(product, account, id)
  expect(paid).toMatchObject({ address, flags: [], credited: '100.00' })
  expect(paid.holds).toHaveLength(2)
})

test('reorganised away before it is settled: told, nothing credited, and paid again', async ({ page }) => {
  test.setTimeout(180_000)
  // Slow blocks: the payment is still on its way when it is taken away.
  const slow = await startProduct({ PRACTICE_BLOCK_MS: '4000' })
  try {
    const investor = await openAccount(slow)
    const { id } = await openCheckout(slow, investor, page)
    await pay(page)
    await expect(page.getByText(/[0-2] of 3 confirmations/).first()).toBeVisible()
    await mischief(page, 'Reorganise payments away')
    await shows(page, 'Waiting for your payment')
    await expect(page.getByText('A payment vanished before it was confirmed')).toBeVisible()
    await expect(page.getByText('10,000.00 USDT')).toBeVisible()
    expect(await look(slow, investor, id)).toMatchObject({ flags: ['replaced'], credited: '0.00' })
    await pay(page)
    await expect(page.getByText('1 of 3 confirmations').first()).toBeVisible()
    await expect(page.getByText('2 of 3 confirmations').first()).toBeVisible()
    await settled(page)
    expect(await available(slow, investor)).toBe('100.00')
  } finally {
    await slow.stop()
  }
})

test('reorganised away after it was settled: the page shows it, and the credit is taken back', async ({
  page,
}) => {
  const { id } = await openCheckout(product, account, page)
  await pay(page)
  await settled(page)
  await mischief(page, 'Reorganise payments away')
  await expect(page.getByText('The network took a payment back.')).toBeVisible()
  await shows(page, 'Waiting for your payment')
  expect(await look(product, account, id)).toMatchObject({ credited: '0.00' })
  expect(await available(product, account)).toBe('0.00')
})

test('vanished, and its price has run out: told that it did not arrive, nothing credited, and paid at a new price', async ({
  page,
}) => {
  test.setTimeout(120_000)
  // Slow blocks: the payment is still on its way when it is taken away.
  const slow = await startProduct({ PRACTICE_BLOCK_MS: '4000' })
  try {
    const investor = await openAccount(slow)
    const { id } = await openCheckout(slow, investor, page)
    const said = await listenTo(page)
    await pay(page)
    await expect(page.getByText(/[0-2] of 3 confirmations/).first()).toBeVisible()
    await mischief(page, 'Reorganise payments away')
    await shows(page, 'Waiting for your payment')
    await mischief(page, 'Let the price run out')
    await shows(page, 'The payment did not arrive')
    await expect.poll(said).toContain('The payment did not arrive')
    await expect(page.getByText('nothing was credited')).toBeVisible()
    await expect(page.getByRole('img', { name: /QR code/ })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Copy address' })).toBeHidden()
    expect(await look(slow, investor, id)).toMatchObject({ status: 'invalid', credited: '0.00' })
    await looksRight(page)
    await page.getByRole('button', { name: 'Hold a new price' }).click()
    await pay(page)
    await expect(page.getByText(/[12] of 3 confirmations/).first()).toBeVisible()
    await expect(page.getByText('2 of 3 confirmations').first()).toBeVisible()
    await settled(page)
    expect(await available(slow, investor)).toBe('100.00')
  } finally {
    await slow.stop()
  }
})

test('without a network the checkout stays to be read, cannot be paid, and goes on afterwards', async ({
  page,
  context,
}) => {
  await openCheckout(product, account, page)
  const payButton = page.getByRole('button', { name: 'Pay from practice wallet' })
  await context.setOffline(true)
  await expect(payButton).toHaveAccessibleDescription(
    'You’re offline. You can send this when you are back online.',
  )
  await expect(payButton).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
  await looksRight(page)
  await context.setOffline(false)
  await expect(payButton).toBeEnabled()
  await pay(page)
  await settled(page)
})

test('while the server does not answer, the checkout says from when its figures are, and goes on by itself', async ({
  page,
}) => {
  const { id } = await openCheckout(product, account, page)
  const call = `**/api/wallet/deposits/${id}/`
  await page.route(call, (route) => route.abort())
  const stale = page.getByText(/No answer from our server\. The figures are from \d\d:\d\d\./)
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
  await looksRight(page)
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
  await mischief(page, 'Let the price run out')
  await shows(second, 'Price expired. Don’t send to this address.')
  const renew = (tab: typeof page) => tab.getByRole('button', { name: 'Hold a new price' }).click()
  await letGoTogether(context, `**/api/wallet/deposits/${id}/*/`, 2)
  await Promise.all([renew(page), renew(second)])
  await Promise.all([page, second].map((tab) => shows(tab, 'Waiting for your payment')))
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

test('the receipt: what was asked, the payment with its hash, price and transfer; as a file that can be checked', async ({
  page,
}, info) => {
  const { id } = await openCheckout(product, account, page, { coin: 'btc' })
  await pay(page)
  await settled(page)
  await page.getByRole('link', { name: 'View receipt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  const { payments } = await look(product, account, id)
  const [payment] = payments as { transaction: string; status: string; transfer?: string }[]
  const receipt = page.getByRole('article')
  for (const text of [
    'PRACTICE – not real money',
    account.email,
    id,
    payment?.transaction,
    payment?.transfer,
  ])
    await expect(receipt).toContainText(text ?? 'missing')
  await expect(receipt).toContainText('Price held from')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`evenmoor-receipt-${id}.pdf`)
  const file = info.outputPath('receipt.pdf')
  await download.saveAs(file)
  await page.goto(`${product.url}/verify-statement`)
  await hydrated(page)
  await page.getByLabel('The statement', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'This receipt is genuine' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'What the receipt says' })).toContainText(id)
  const checked = await product.ops('verify-statement', file)
  expect([checked.code, checked.output]).toEqual([0, expect.stringContaining(`checkout ${id}`)])
  await page.goto(`${product.url}/dashboard/transactions`)
  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByRole('article')).toContainText(id)
  // Printed, it stands alone.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('article')).toBeVisible()
})

test('a lost payment is looked up by its hash; of somebody else’s nothing is told', async ({
  page,
  browser,
}) => {
  const { id } = await openCheckout(product, account, page)
  const lookUp = async (tab: typeof page, hash: string) => {
    const field = tab.getByLabel('Transaction hash')
    const fold = tab.locator('details', { hasText: 'I paid, but nothing shows' })
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
    await field.fill(hash)
    await tab.getByRole('button', { name: 'Look it up' }).click()
  }
  await lookUp(page, 'not a hash')
  await expect(page.getByText('A transaction hash has 64 digits')).toBeVisible()
  await expect(page.getByLabel('Transaction hash')).toBeFocused()
  await pay(page)
  await settled(page)
  const hash = (await look(product, account, id)).payments[0]?.transaction ?? ''
  await lookUp(page, hash)
  await expect(page.getByText('100.00 USDT was credited to your account.')).toBeVisible()
  await lookUp(page, 'ab'.repeat(32))
  await expect(page.getByText('This transaction is not on the practice network.')).toBeVisible()
  const other = await openAccount(product)
  const theirs = await browser.newPage()
  await openCheckout(product, other, theirs)
  await lookUp(theirs, hash)
  await expect(theirs.getByText('it pays none of your checkouts')).toBeVisible()
  await expect(theirs.getByRole('main')).not.toContainText(account.email)
  await theirs.close()
})

test('ten open checkouts are enough; the eleventh is told what to do', async ({ page }) => {
  for (let open = 0; open < 10; open += 1)
    await ask(product, account, '/api/wallet/deposits/', { amount: '100.00', coin: 'usdt' })
  await page.goto(product.url)
  await signInBrowser(page, account)
  await page.goto(`${product.url}/dashboard/invest`)
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  await page.getByRole('radio', { name: /Basic/ }).check()
  await next.click()
  await page.getByLabel('Amount').fill('100')
  await next.click()
  await page.getByRole('checkbox', { name: 'I understand I can lose this amount' }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: /USDT/ }).check()
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await expect(
    page.getByText(/You have 10 open checkouts.*pay one of them, or wait 1[45] minutes/),
  ).toBeVisible()
})

test('the server restarts at each step: waiting, seen, confirming, settled, receipt', async ({ page }) => {
  test.setTimeout(180_000)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-restart-'))
  // Slow blocks: each step lasts until after the restart.
  const env = { DATA_DIR: dataDir, PRACTICE_BLOCK_MS: '5000' }
  let running = await startProduct(env)
  const port = new URL(running.url).port
  const restart = async () => {
    await running.kill('SIGKILL')
    running = await startProduct({ ...env, PORT: port })
  }
  try {
    const investor = await openAccount(running)
    const { id } = await openCheckout(running, investor, page)
    await restart()
    // The wallet has sent it before the power goes; a payment whose answer is lost is a story of its own.
    const sent = page.waitForResponse('**/api/practice/payments/')
    await pay(page)
    expect((await sent).ok()).toBe(true)
    await restart()
    await expect(page.getByText(/[0-2] of 3 confirmations/).first()).toBeVisible()
    await restart()
    await expect(page.getByRole('heading', { name: 'Payment settled' })).toBeVisible({ timeout: 45_000 })
    await restart()
    expect(await available(running, investor)).toBe('100.00')
    expect(await look(running, investor, id)).toMatchObject({ status: 'settled', flags: [] })
    await page.getByRole('link', { name: 'View receipt' }).click()
    await expect(page.getByRole('article')).toContainText(id)
  } finally {
    await running.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

/// <reference lib="dom" />
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { liveAccount } from './support/money.ts'
import { freePort, startProduct } from './support/product.ts'
import { axeProblems, loaded, test } from './support/public-page.ts'

/** Without a network: what still opens, what it shows, and what is kept on the device. */

test.use({ serviceWorkers: 'allow' })

async function open(page: Page, account: Account, address: string): Promise<void> {
  await page.goto('/faq')
  await signInBrowser(page, account)
  await page.goto(address)
  await expect(page.getByRole('navigation', { name: 'Your account' }).first()).toBeVisible()
}

/** Until the worker has kept all that it keeps, for both parts of the area. */
const shellKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const workers = await navigator.serviceWorker.getRegistrations()
          return workers.filter(({ active, installing, waiting }) => active && !installing && !waiting).length
        }),
      { timeout: 30_000 },
    )
    .toBe(2)

/** What the page says at its head while there is no network. */
const bar = (page: Page) => page.getByRole('complementary', { name: 'You’re offline.' })

/** The addresses of everything that the browser keeps for the site's worker. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** The scripts and styles that this page has loaded. */
const builtFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => /^\/assets\/.*\.(?:js|css)$/.test(file)),
  )

test('a signed-in page opens without a network, and nothing private was kept for it', async ({
  page,
  context,
  product,
}) => {
  const account = await openAccount(product)
  await liveAccount(product, account)
  await open(page, account, '/dashboard/home')
  await expect(page.getByText('$200.00').first()).toBeVisible()
  await shellKept(page)
  // Every call of these pages passes the worker by.
  const needed = new Set<string>()
  for (const address of ['/dashboard/transactions', '/profile/me', '/dashboard/home']) {
    await page.goto(address)
    await loaded(page)
    for (const file of await builtFiles(page)) needed.add(file)
  }
  const addresses = await kept(page)
  expect([...needed].filter((file) => !addresses.includes(file))).toEqual([])
  expect(addresses.filter((address) => !address.startsWith('/assets/'))).toEqual(['/dashboard/home'])
  expect(addresses.filter((address) => /^\/assets\/(?:es|fr|de|tr|id|ar|pt-BR)[.-]/.test(address))).toEqual(
    [],
  )
  const texts = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '')
    const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
    return Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ''))
  })
  for (const secret of [account.email, account.access, account.user_id])
    expect(texts.some((text) => text.includes(secret))).toBe(false)

  await context.setOffline(true)
  for (const address of ['/dashboard/home', '/dashboard/withdraw', '/profile/me']) {
    await page.goto(address)
    await expect(bar(page)).toContainText('Figures will come when you are back online.')
    await expect(page.getByRole('navigation', { name: 'Your account' }).first()).toBeVisible()
    await expect(page.getByText('$200.00')).toHaveCount(0)
  }
  await page.goto('/dashboard/home')
  await context.setOffline(false)
  await expect(page.getByText('$200.00').first()).toBeVisible()
  await expect(bar(page)).toBeHidden()
})

test('figures stay with their time while the network is away, and nothing that moves money can be sent', async ({
  page,
  context,
  product,
}) => {
  const account = await openAccount(product)
  const { withdrawal } = await liveAccount(product, account)
  await open(page, account, '/dashboard/home')
  await expect(page.getByText('$200.00').first()).toBeVisible()
  await context.setOffline(true)
  await expect(bar(page)).toContainText(/Figures from \d\d:\d\d\./)
  await expect(page.getByText('$200.00').first()).toBeVisible()
  expect(await axeProblems(page, { contrastOnly: false })).toEqual([])
  await context.setOffline(false)
  await page.goto(`/dashboard/withdrawals/${withdrawal}`)
  const cancel = page.getByRole('button', { name: 'Cancel request' })
  await expect(cancel).toBeEnabled()
  await context.setOffline(true)
  await expect(cancel).toHaveAttribute('aria-disabled', 'true')
  await expect(cancel).toHaveAccessibleDescription(
    'You’re offline. You can send this when you are back online.',
  )
  await cancel.click({ force: true })
  await context.setOffline(false)
  await expect(page.getByText('In review').first()).toBeVisible()
  await expect(cancel).toBeEnabled()
})

test('public pages neither have a worker nor bring one', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked).not.toContain('/service-worker.js')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('the operator takes the worker back from every browser', async ({ browser }) => {
  test.slow()
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'evenmoor-worker-'))
  const PORT = String(await freePort())
  try {
    await takeBack(browser, { DATA_DIR, PORT })
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true })
  }
})

async function takeBack(browser: Browser, env: Record<string, string>): Promise<void> {
  let product = await startProduct(env)
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  try {
    await open(page, await openAccount(product), '/dashboard/home')
    await shellKept(page)
    expect((await kept(page)).length).toBeGreaterThan(20)
    await product.stop()
    product = await startProduct({ ...env, OFFLINE_SHELL: 'off' })
    await page.goto('/dashboard/home')
    await expect.poll(() => kept(page)).toEqual([])
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
  } finally {
    await context.close()
    await product.stop()
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, expect } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { liveAccount } from './support/money.ts'
import { bar, kept, open, shellKept } from './support/offline.ts'
import { freePort, startProduct } from './support/product.ts'
import { axeProblems, test } from './support/public-page.ts'
import { settled } from './support/settled.ts'

/** Without a network: what is open stays, nothing that moves money is sent, and the operator takes the worker back. */

test.use({ serviceWorkers: 'allow' })

test('figures stay with their time while the network is away, and nothing that moves money can be sent', async ({
  page,
  context,
  product,
}) => {
  const account = await openAccount(product)
  const { withdrawal } = await liveAccount(product, account)
  await open(page, account, '/dashboard/home')
  await expect(page.getByText('$200.00').first()).toBeVisible()
  // What had not come before would go on loading.
  await settled(page)
  await context.setOffline(true)
  await expect(bar(page)).toContainText(/Figures from \d\d:\d\d\./)
  await expect(page.getByText('$200.00').first()).toBeVisible()
  expect(await axeProblems(page, { contrastOnly: false })).toEqual([])
  await context.setOffline(false)
  await page.goto(`/dashboard/withdrawals/${withdrawal}`)
  const cancel = page.getByRole('button', { name: 'Cancel withdrawal' })
  await expect(cancel).toBeEnabled()
  await context.setOffline(true)
  await expect(cancel).toHaveAttribute('aria-disabled', 'true')
  await expect(cancel).toHaveAccessibleDescription('You’re offline. Send this when you’re back online.')
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

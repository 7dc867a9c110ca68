import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { ask } from './support/money.ts'
import { test } from './support/public-page.ts'
import { inArabic, publicPaths } from './support/public-paths.ts'

/** What a public page may weigh; see docs/performance.md. */

test.use({ trace: 'off', screenshot: 'off' })

const forms = new Set([
  '/signup',
  '/login',
  '/forgot-password',
  '/reset_password_confirm',
  '/logout',
  '/not-me',
  '/undo-email-change',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
])

/** First-load JavaScript compressed with gzip, in KiB; the home page's 130 are of 1,000 bytes. */
function limitOf(page: string): number {
  if (page === '/') return 130_000 / 1_024
  return forms.has(page) ? 140 : 125
}

// The words of every language are loaded alone; those in Arabic weigh most.
test('first-load JavaScript of every public page keeps to its limit, in English and in Arabic', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const weights: Record<string, string> = {}
  const over: string[] = []
  const pages = publicPaths.flatMap((english) => [
    [english, english],
    [english, inArabic(english)],
  ])
  for (const [english = '', address = ''] of pages) {
    const page = await browser.newPage({ ...(baseURL && { baseURL }) })
    const kib = await firstLoadKib(page, address)
    await page.close()
    weights[address] = kib.toFixed(1)
    if (kib > limitOf(english)) over.push(address)
  }
  expect(over, JSON.stringify(weights)).toEqual([])
})

/** The design asks for 150; what is above it is held where it is. See docs/performance.md. */
const checkoutMaxKib = 196

test('first-load JavaScript of the checkout does not grow', async ({ page, product }) => {
  const account = await openAccount(product)
  const body = { amount: '100.00', coin: 'usdt' }
  const { id } = await ask<{ id: string }>(product, account, '/api/wallet/deposits/', body)
  await page.addInitScript(({ access, refresh, user_id }) => {
    localStorage.setItem('access', access)
    localStorage.setItem('refresh', refresh)
    localStorage.setItem('user_id', user_id)
  }, account)
  const kib = await firstLoadKib(page, `/dashboard/invest/checkout_usdt?deposit=${id}`)
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
  expect(kib).toBeLessThan(checkoutMaxKib)
})

async function firstLoadKib(page: Page, address: string): Promise<number> {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.add(path.basename(pathname))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const assets = path.resolve(import.meta.dirname, '../web/build/client/assets')
  const built = new Set(readdirSync(assets))
  const bytes = [...scripts]
    .filter((file) => built.has(file))
    .map((file) => gzipSync(readFileSync(path.join(assets, file)), { level: 9 }).length)
  expect(bytes.length, address).toBeGreaterThan(3)
  return bytes.reduce((sum, size) => sum + size, 0) / 1_024
}

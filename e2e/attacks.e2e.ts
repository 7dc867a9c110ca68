import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { staffIn } from './support/own-verbs.ts'
import { pageClock } from './support/page-clock.ts'
import { openPast } from './support/past.ts'
import { hydrated, loaded, test } from './support/public-page.ts'
import { staysHere } from './support/return-path.ts'

/** What is tried on people's browsers (trust.md, section 2). */

async function open(page: Page, account: Account, path: string): Promise<void> {
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const headersOfPages = [
  '/',
  '/login',
  '/ar/faq',
  '/dashboard/home',
  '/nothing/here',
  '/reset_password_confirm',
]

test('B01: each page has a strict policy of its own and all security headers', async ({ page }) => {
  for (const path of headersOfPages) {
    const reply = await page.request.get(path, { headers: { accept: 'text/html' } })
    const headers = reply.headers()
    const policy = headers['content-security-policy'] ?? ''
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect([path, policy]).toEqual([path, expect.stringContaining(part)])
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['referrer-policy']).toBe('no-referrer')
  }
})

test('B02: markup in a name is shown as text, to its owner and to staff', async ({
  page,
  browser,
  product,
  noted,
}) => {
  const account = await openAccount(product)
  const name = '<img src=x onerror="document.title=1">'
  const changed = await fetch(`${product.url}/account/me/`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${account.access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: name, last_name: "javascript:alert('x')" }),
  })
  expect(changed.status).toBe(200)
  await open(page, account, '/profile/me')
  await expect(page.getByText(name).first()).toBeVisible()
  const markup = 'img[src="x"], a[href^="javascript:"]'
  await expect(page.locator(markup)).toHaveCount(0)
  const past = await openPast(product)
  const staff = await staffIn(browser, { product, past }, 'reader@example.com')
  await past.close()
  await staff.goto(`/staff/investors?q=${encodeURIComponent(account.email)}`)
  await expect(staff.getByText(name).first()).toBeVisible()
  await expect(staff.locator(markup)).toHaveCount(0)
  await staff.context().close()
  expect(noted.errors).toEqual([])
})

test('B04: text cannot be made into markup or code', async ({ page, product }) => {
  const account = await openAccount(product)
  await open(page, account, '/dashboard/home')
  const outcomes = await page.evaluate(async () => {
    const attempt = (work: () => unknown): string => {
      try {
        work()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown'
      }
    }
    // What the test's own connection to the browser runs may do more than the page.
    await new Promise((resolve) => setTimeout(resolve))
    const script = document.createElement('script')
    return {
      innerHTML: attempt(() => (document.createElement('div').innerHTML = '<img src=x onerror="x()">')),
      write: attempt(() => document.write('<p>x</p>')),
      code: attempt(() => Reflect.construct(Function, ['return 1'])),
      script: attempt(() => {
        script.text = 'window.owned = 1'
        document.body.append(script)
      }),
    }
  })
  expect(outcomes).toEqual({
    innerHTML: 'TypeError',
    write: 'TypeError',
    code: 'EvalError',
    script: 'TypeError',
  })
  expect(await page.evaluate(() => 'owned' in globalThis)).toBe(false)
})

test('B05: no page is shown in a frame of another site', async ({ page, product }) => {
  const server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html')
    reply.end(
      ['/login', '/dashboard/home', '/']
        .map((path) => `<iframe src="${product.url}${path}" width="400" height="300"></iframe>`)
        .join(''),
    )
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await expect.poll(() => page.frames().length).toBe(4)
    for (const frame of page.frames().slice(1)) {
      await expect.poll(() => frame.url()).toMatch(/^chrome-error:/)
      await expect(frame.locator('form, h1').filter({ hasText: /Log in|Evenmoor/ })).toHaveCount(0)
    }
  } finally {
    server.close()
  }
})

test('B10: after logging in, ?next=//evil.example stays on our own origin', async ({ page, product }) => {
  await staysHere(page, product, '//evil.example')
})

test('B14: a reset link leaks nowhere: no foreign request, no Referer, not in the address, not in the log', async ({
  page,
  product,
  noted,
}) => {
  const account = await openAccount(product)
  await fetch(`${product.url}/api/password_reset/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email }),
  })
  await expect
    .poll(async () => (await product.newestMail(account.email)).subject)
    .toBe('Set a new Evenmoor password')
  const link = /https?:\/\/\S+token=([\w-]+)/.exec((await product.newestMail(account.email)).text)
  const token = link?.[1] ?? ''
  expect(token.length).toBeGreaterThan(20)
  const referrers: (string | undefined)[] = []
  const elsewhere: string[] = []
  page.on('request', (request) => {
    referrers.push(request.headers()['referer'])
    if (request.url().includes(token) && request.resourceType() !== 'document') elsewhere.push(request.url())
  })
  await page.goto(link?.[0] ?? '')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/reset_password_confirm`)
  await page.getByRole('link', { name: 'FAQs' }).first().click()
  await expect(page).toHaveURL(/\/faq$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(noted.foreign).toEqual([])
  expect(elsewhere).toEqual([])
  expect(referrers.filter(Boolean)).toEqual([])
  expect(product.output()).not.toContain(token)
})

test('B16: after logging out nothing is left: no token in the storage, nothing private behind the back button', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  const clock = await pageClock(page)
  await open(page, account, '/profile/me')
  await expect(page.getByText(account.email).first()).toBeVisible()
  await page.goto('/logout')
  await hydrated(page)
  // The page goes on by itself after three seconds; here the person goes back before.
  await clock.stop()
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('Logged out successfully!')).toBeVisible()
  expect(
    await page.evaluate(() =>
      ['access', 'refresh', 'user_id'].filter((key) => localStorage.getItem(key) !== null),
    ),
  ).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText(account.email)).toHaveCount(0)
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)
})

test('S10: the bearer goes to our own origin alone, in the header alone', async ({
  page,
  product,
  noted,
}) => {
  const account = await openAccount(product)
  const bearers: string[] = []
  const inAddresses: string[] = []
  page.on('request', (request) => {
    const { authorization } = request.headers()
    if (authorization?.includes(account.access)) bearers.push(new URL(request.url()).origin)
    if (request.url().includes(account.access) || request.url().includes(account.refresh))
      inAddresses.push(request.url())
  })
  await open(page, account, '/dashboard/home')
  for (const path of ['/dashboard/transactions', '/dashboard/invest', '/profile/sessions']) {
    await page.goto(path)
    await loaded(page)
  }
  const plans = page.waitForResponse('**/api/plans/')
  await page.goto('/')
  await plans
  expect(bearers.length).toBeGreaterThan(2)
  expect(new Set(bearers)).toEqual(new Set([product.url]))
  expect(inAddresses).toEqual([])
  expect(noted.foreign).toEqual([])
})

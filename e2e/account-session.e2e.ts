/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { button, main, open } from './support/account-pages.ts'
import { pageClock } from './support/page-clock.ts'
import { loaded, test } from './support/public-page.ts'

/** Logging out, and what a session opens. Each name quotes its row of the spec. */

test.describe('Logout and session', () => {
  test("spec 4: success removes access and refresh from storage, shows 'Logged out successfully!', goes to / after 3 seconds; spec 2: 'No, Go Back to Dashboard' to /dashboard/home", async ({
    page,
    product,
  }) => {
    const account = await openAccount(product)
    const clock = await pageClock(page)
    await open(page, '/logout')
    await signInBrowser(page, account)
    await expect(main(page).getByRole('link', { name: 'No, Go Back to Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard/home',
    )
    await test.step("spec 8: detail or 'Logout failed'", async () => {
      for (const [json, text] of [
        [{ detail: 'Not now.' }, 'Not now.'],
        [{}, 'Logout failed'],
      ] as const) {
        await page.route('**/account/logout/', (route) => route.fulfill({ status: 400, json }))
        await button(page, 'Log out').click()
        await expect(page.getByText(text)).toBeVisible()
        await page.unroute('**/account/logout/')
      }
      expect(await page.evaluate(() => localStorage.getItem('access'))).toBe(account.access)
    })
    await clock.stop()
    await button(page, 'Log out').click()
    await expect(page.getByText('Logged out successfully!')).toBeVisible()
    for (const key of ['access', 'refresh'])
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
    await expect(page.getByRole('link', { name: 'Continue now' })).toHaveAttribute('href', '/')
    await clock.wind(2.9)
    await expect(page).toHaveURL(/\/logout$/)
    await clock.wind(0.2)
    await expect(page).toHaveURL(`${product.url}/`)
  })

  test("spec 5: logout requires a refresh token in storage, else 'Missing refresh token. Cannot logout.'", async ({
    page,
  }) => {
    await open(page, '/logout')
    await button(page, 'Log out').click()
    await expect(page.getByText('Missing refresh token. Cannot logout.')).toBeVisible()
  })

  test('spec 2: a guard sends any visitor without a stored access token to /login', async ({ page }) => {
    const coins = ['usdt', 'bnb', 'eth', 'btc', 'ltc', 'trx']
    for (const address of [
      ...['home', 'invest', 'withdraw', 'referrals', 'transactions'].map((name) => `/dashboard/${name}`),
      ...coins.map((coin) => `/dashboard/invest/checkout_${coin}`),
      '/profile/me',
      '/profile/edit',
    ]) {
      await page.goto(address)
      await expect(page).toHaveURL(/\/login\?next=/)
      expect(new URL(page.url()).searchParams.get('next')).toBe(address)
    }
  })

  test('spec 4: signed in when an access token is stored', async ({ page, product }) => {
    const { access } = await openAccount(product)
    await open(page, '/')
    await page.evaluate((token) => localStorage.setItem('access', token), access)
    await page.goto('/dashboard/home')
    await expect(main(page).getByText('$0.00').first()).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('access'))
    await page.goto('/dashboard/home')
    await expect(page).toHaveURL(/\/login\?next=/)
  })

  test('spec 2: dashboard screens are loaded on demand: no public page brings their code', async ({
    page,
    product,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const address of ['/', '/login', '/logout']) {
      await page.goto(address)
      await loaded(page)
    }
    expect(asked.filter((file) => /Dashboard|\.investor/.test(file))).toEqual([])
    await signInBrowser(page, await openAccount(product))
    await page.goto('/dashboard/home')
    await loaded(page)
    expect(asked.filter((file) => /\/DashboardScreen-.*\.js$/.test(file))).toHaveLength(1)
  })

  test('spec 4 and 8: on a 401 one renewal with the refresh token and the request again; if renewal fails both tokens are removed and the user goes to /login', async ({
    page,
    product,
  }) => {
    const account = await openAccount(product)
    // An address that calls nothing by itself with the token that it is given.
    await page.goto('/robots.txt')
    await signInBrowser(page, { ...account, access: 'an-access-token-that-has-expired' })
    const renewals: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/account/token/refresh/')) renewals.push(request.url())
    })
    await page.goto('/dashboard/home')
    await expect(main(page).getByText('$0.00').first()).toBeVisible()
    expect(renewals).toHaveLength(1)
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      localStorage.setItem('access', 'expired-again')
      localStorage.setItem('refresh', 'unknown')
    })
    await page.goto('/dashboard/home')
    await expect(page).toHaveURL(/\/login/)
    expect(renewals).toHaveLength(2)
    for (const key of ['access', 'refresh'])
      await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
  })
})

import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import type { Product } from './support/product.ts'
import { axeProblems, paintedIn, sidewaysScroll, smallTargets, test } from './support/public-page.ts'

/** Sessions over several browsers and tabs. */

async function signedIn(context: BrowserContext, account: Account, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/faq')
  await signInBrowser(page, account)
  await page.goto(path)
  return page
}

async function logInAgain(product: Product, { email, password }: Account): Promise<Account> {
  const reply = await fetch(`${product.url}/account/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' },
    body: JSON.stringify({ email, password }),
  })
  return { email, password, ...((await reply.json()) as Pick<Account, 'access' | 'refresh' | 'user_id'>) }
}

test('a session ended from another browser leads to the log-in page, and after logging in back to the page', async ({
  browser,
  context,
  product,
}) => {
  const account = await openAccount(product)
  const elsewhere = await browser.newContext({ baseURL: product.url })
  const other = await signedIn(
    elsewhere,
    await logInAgain(product, account),
    '/dashboard/transactions?type=deposit',
  )
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  const page = await signedIn(context, account, '/profile/sessions')
  // Without the profile's own navigation.
  const items = page.locator('main li:not(nav li)')
  await expect(items).toHaveCount(2)
  await expect(items.filter({ hasText: 'This device' })).toHaveCount(1)
  await expect(items.filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'Log out Firefox on Linux' }).click()
  await expect(page.getByText('Firefox on Linux is logged out.')).toBeVisible()
  await expect(items).toHaveCount(1)
  await expect(page.getByText('No other device is logged in.')).toBeVisible()

  // The open page is told at once, without being touched.
  await expect(other).toHaveURL(/\/login\?next=/, { timeout: 30_000 })
  await expect(other.getByText('You were signed out. Log in to continue.')).toBeVisible()
  expect(
    await other.evaluate(() => localStorage.getItem('access') ?? localStorage.getItem('refresh')),
  ).toBeNull()
  await other.getByRole('main').getByLabel('Email').fill(account.email)
  await other.getByLabel('Password', { exact: true }).fill(account.password)
  await other.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(other).toHaveURL(/\/dashboard\/transactions\?type=deposit$/)
  await elsewhere.close()
})

test('all others are ended at once, after asking once more', async ({ context, product }) => {
  const account = await openAccount(product)
  const others = [await logInAgain(product, account), await logInAgain(product, account)]
  const page = await signedIn(context, account, '/profile/sessions')
  const button = page.getByRole('button', { name: 'Log out all others' })
  await button.click()
  const asked = page.getByRole('dialog', { name: 'Log out all other devices?' })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(button).toBeFocused()
  await button.click()
  await asked.getByRole('button', { name: 'Log out all others' }).click()
  await expect(page.getByText('2 devices are logged out.')).toBeVisible()
  for (const { access } of others) {
    const reply = await fetch(`${product.url}/account/me/`, {
      headers: { authorization: `Bearer ${access}` },
    })
    expect(reply.status).toBe(401)
  }
  await page.goto('/dashboard/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your practice account')
})

test('one renewal attempt on a 401 for all calls in flight and all tabs', async ({ context, product }) => {
  const account = await openAccount(product)
  const tabs = [await context.newPage(), await context.newPage()] as const
  // An access token that has run out, as after ten minutes; put there while no page could renew it.
  await tabs[0].goto('/robots.txt')
  await signInBrowser(tabs[0], { ...account, access: 'gone'.repeat(11) })
  const asked: string[] = []
  let refused = 0
  context.on('response', (reply) => {
    if (reply.status() === 401) refused += 1
  })
  // The renewal is held up until several calls of both tabs have been refused.
  await context.route('**/account/token/refresh/', async (route) => {
    asked.push(route.request().postData() ?? '')
    await expect.poll(() => refused).toBeGreaterThan(3)
    await route.continue()
  })
  await Promise.all([tabs[0].goto('/dashboard/home'), tabs[1].goto('/profile/sessions')])
  await expect(tabs[0].getByText('$0.00').first()).toBeVisible()
  await expect(tabs[1].getByText('This device')).toBeVisible()
  expect(asked).toEqual([JSON.stringify({ refresh: account.refresh })])
  const kept = await tabs[1].evaluate(() => [localStorage.getItem('access'), localStorage.getItem('refresh')])
  expect(kept).not.toContain(account.refresh)
  expect(kept.every((token) => (token ?? '').length > 20)).toBe(true)
})

test('renewal that is refused takes the tokens away and leads to the log-in page, in every tab', async ({
  context,
  product,
}) => {
  const account = await openAccount(product)
  const tabs = [
    await signedIn(context, account, '/dashboard/home'),
    await signedIn(context, account, '/dashboard/transactions'),
  ]
  await tabs[0]!.evaluate(() => {
    localStorage.setItem('access', 'gone'.repeat(11))
    localStorage.setItem('refresh', 'gone'.repeat(11))
  })
  await tabs[0]!.reload()
  for (const tab of tabs) await expect(tab).toHaveURL(/\/login\?next=/)
  expect(await tabs[1]!.evaluate(() => localStorage.getItem('access'))).toBeNull()
})

for (const width of [360, 1280]) {
  test(`security and sessions at ${width} px: axe, targets, width, both themes, right to left`, async ({
    context,
    product,
  }) => {
    const account = await openAccount(product)
    await logInAgain(product, account)
    const page = await signedIn(context, account, '/profile/security')
    await page.setViewportSize({ width, height: 800 })
    for (const locale of ['en', 'ar']) {
      await page.evaluate((chosen) => localStorage.setItem('evenmoor.locale', chosen), locale)
      for (const path of ['/profile/sessions', '/profile/security']) {
        await page.goto(path)
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
        for (const theme of ['light', 'dark'] as const) {
          await paintedIn(page, theme)
          expect(await axeProblems(page, { contrastOnly: theme === 'dark' })).toEqual([])
        }
        expect(await smallTargets(page)).toEqual([])
        expect(await sidewaysScroll(page, width)).toBeLessThanOrEqual(0)
      }
    }
    await page.evaluate(() => localStorage.setItem('evenmoor.locale', 'en'))
    await page.goto('/profile/security')
    await page.getByRole('button', { name: 'Add an authenticator app' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await axeProblems(page, { contrastOnly: false })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Add an authenticator app' })).toBeFocused()
  })
}

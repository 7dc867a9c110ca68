import { expect } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { logIn, open } from './support/account-pages.ts'
import { logInAgain, signedIn } from './support/devices.ts'
import { pageClock } from './support/page-clock.ts'
import { axeProblems, loaded, paintedIn, sidewaysScroll, smallTargets, test } from './support/public-page.ts'
import { drawn } from './support/settled.ts'

/** Sessions over several tabs, and how their pages look; e2e/sessions.e2e.ts ends one from another browser. */

test('all others are ended at once, after asking once more', async ({ context, product }) => {
  const account = await openAccount(product)
  const others = [await logInAgain(product, account), await logInAgain(product, account)]
  const page = await signedIn(context, account, '/profile/sessions')
  const button = page.getByRole('button', { name: 'Log out all other devices' })
  await button.click()
  const asked = page.getByRole('dialog', { name: 'Log out all other devices?' })
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(button).toBeFocused()
  await button.click()
  await asked.getByRole('button', { name: 'Log out all other devices' }).click()
  await expect(page.getByText('2 devices are logged out.')).toBeVisible()
  for (const { access } of others) {
    const reply = await fetch(`${product.url}/account/me/`, {
      headers: { authorization: `Bearer ${access}` },
    })
    expect(reply.status).toBe(401)
  }
  await page.goto('/dashboard/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), /)
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

test('who stays over ten minutes on the dashboard has no call refused, and no red line in the console', async ({
  page,
  product,
  noted,
}) => {
  test.slow()
  const clock = await pageClock(page)
  const account = await openAccount(product)
  await open(page, '/login')
  await logIn(page, account.email, account.password)
  await expect(page).toHaveURL(/\/dashboard/)
  await loaded(page)
  const access = () => page.evaluate(() => localStorage.getItem('access'))
  const first = await access()
  // Once the ten minutes are over the first token is worth nothing: the page's own time goes on, the server's doesn't.
  let isOver = false
  await page.route(/\/(api|account)\//, async (route) => {
    const headers = route.request().headers()
    const isFirst = isOver && headers['authorization'] === `Bearer ${first}`
    await route.continue(
      isFirst ? { headers: { ...headers, authorization: `Bearer ${'gone'.repeat(11)}` } } : {},
    )
  })
  const refused: string[] = []
  page.on('response', (reply) => {
    if (reply.status() === 401) refused.push(new URL(reply.url()).pathname)
  })
  const underWay = new Set<unknown>()
  const isCall = (url: string) => /\/(api|account)\//.test(url) && !url.includes('/api/events/')
  page.on('request', (request) => isCall(request.url()) && underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  // Whoever renews the token holds this lock: time that is wound on meanwhile would end the renewal as too slow.
  const renewals = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [...held, ...pending].filter(({ name }) => name === 'evenmoor.session').length
    })
  const calls = () => expect.poll(async () => (await renewals()) + underWay.size).toBe(0)
  const goForward = async (minutes: number) => {
    for (let step = 0; step < minutes * 6; step += 1) {
      await clock.wind(10)
      await calls()
    }
  }
  await clock.stop()
  await goForward(10)
  isOver = true
  await goForward(1.5)
  // A list that wasn't read before, so that something is asked whatever the dashboard itself did.
  await page.getByRole('link', { name: 'All transactions' }).first().click()
  await clock.go()
  await expect(page).toHaveURL(/\/dashboard\/transactions/)
  await loaded(page)
  expect(await access()).not.toBe(first)
  expect(refused).toEqual([])
  expect(noted.errors).toEqual([])
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
    await expect(page.getByRole('dialog').getByLabel('Your password')).toBeVisible()
    // Behind the question the button that led to it stays busy.
    expect(await axeProblems(page, { contrastOnly: false, until: drawn })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Add an authenticator app' })).toBeFocused()
  })
}

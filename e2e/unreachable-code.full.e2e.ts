/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { liveAccount } from './support/money.ts'
import { hydrated, loaded, test } from './support/public-page.ts'

/** What a person sees when the code of a page cannot be fetched: after a new version, or on a bad line. */

const errorPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page didn’t load' })
const again = (page: Page) => page.getByRole('button', { name: 'Reload the page' })

function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => (count += Number(request.resourceType() === 'document')))
  return () => count
}

/** The error page is our own, with our looks, and reading it breaks no rule of the content policy. */
async function expectErrorPage(page: Page, said: readonly string[]): Promise<void> {
  await expect(errorPage(page)).toBeVisible()
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible()
  await expect(again(page)).toHaveCSS('border-radius', '12px')
  await expect(page).toHaveTitle('This page didn’t load')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(said.filter((text) => /TrustedScript|Content Security Policy/.test(text))).toEqual([])
}

for (const [address, screen] of [
  ['/dashboard/home', 'DashboardScreen'],
  // The console's pages share one document, which names none of them.
  ['/staff/withdrawals', 'WithdrawalsScreen'],
] as const) {
  test(`a signed-in page whose code cannot be fetched is loaded again once, then says what to do; back on line it loads (${address})`, async ({
    page,
    noted,
  }) => {
    await page.addInitScript(() => {
      for (const key of ['access', 'refresh', 'user_id']) localStorage.setItem(key, 'someone')
    })
    await page.route(`**/assets/${screen}-*.js`, (route) => route.fulfill({ status: 404 }))
    const documents = countDocuments(page)
    await page.goto(address)
    await expectErrorPage(page, noted.errors)
    expect(documents()).toBe(2)
    await again(page).click()
    await expect.poll(documents).toBe(3)
    await expectErrorPage(page, noted.errors)
    expect(documents()).toBe(3)
    await page.unroute(`**/assets/${screen}-*.js`)
    await again(page).click()
    await expect(errorPage(page)).toBeHidden()
  })
}

test('a link to a signed-in page whose code is gone since a new version opens that page, and "back" the one before', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  await page.goto('/faq')
  await signInBrowser(page, account)
  await page.goto('/dashboard/home')
  await loaded(page)
  let asked = 0
  await page.route('**/assets/ReferralsScreen-*.js', async (route) => {
    asked += 1
    await (asked === 1 ? route.fulfill({ status: 404 }) : route.continue())
  })
  await page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: 'Referrals' })
    .click()
  await expect(page).toHaveURL(/\/dashboard\/referrals$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible()
  expect(asked).toBe(2)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard\/home$/)
})

test('a part of a signed-in page whose code or words cannot be fetched says so in its place; once they can, it is there', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  await liveAccount(product, account)
  await page.goto('/faq')
  await signInBrowser(page, account)
  const main = page.getByRole('main')
  const failed = main.getByText('We couldn’t load this')
  const retry = main.getByRole('button', { name: 'Retry' })
  for (const file of ['**/assets/History-*.js', '**/assets/en.history-*.js']) {
    await page.route(file, (route) => route.abort())
    await page.goto('/dashboard/home')
    await expect(failed).toHaveCount(1)
    await expect(main.getByRole('region', { name: 'Account' }).getByText('Available')).toBeVisible()
    await page.unroute(file)
    await retry.click()
    await expect(main.getByRole('heading', { name: 'Over time' })).toBeVisible()
    await expect(failed).toHaveCount(0)
  }
  await page.goto('/dashboard/withdraw')
  await loaded(page)
  await page.route('**/assets/AddressAndReview-*.js', (route) => route.abort())
  await main.getByRole('textbox', { name: 'Amount' }).fill('20')
  await main.getByRole('button', { name: 'Choose address' }).click()
  await expect(failed).toHaveCount(1)
  await expect(errorPage(page)).toHaveCount(0)
  await page.unroute('**/assets/AddressAndReview-*.js')
  await retry.click()
  await expect(main.getByRole('radio').first()).toBeVisible()
})

test('a link to a public page whose code cannot be fetched leads to its document, which is read without it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await hydrated(page)
  await page.route('**/assets/AboutScreen-*.js', (route) => route.fulfill({ status: 404 }))
  const documents = countDocuments(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The router loads the page before again, which opens what was asked for.
  expect(documents()).toBe(2)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('a page whose words cannot be fetched says so, and loads when they can', async ({ page, noted }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await hydrated(page)
  await page.route('**/assets/en.faq-*.js', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQs' }).click()
  await expectErrorPage(page, noted.errors)
  await page.unroute('**/assets/en.faq-*.js')
  await again(page).click()
  await expect(page.getByTestId('faq-item')).toHaveCount(10)
})

test('below the first screen the home page is read, and its links lead on, without its code', async ({
  page,
}) => {
  const asked = page.waitForRequest('**/assets/BelowPlans-*.js')
  await page.route('**/assets/BelowPlans-*.js', (route) => route.abort())
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('heading', { level: 2, name: 'Live markets' }).scrollIntoViewIfNeeded()
  await asked
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 2, name: 'Why practice here' })).toBeVisible()
  await expect(errorPage(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/signup$/)
})

test('the home page that a link leads to is whole, also below its first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Live markets' })).toBeAttached()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 2, name: 'Crypto calculator' })).toBeAttached()
})

test('markets, a chart and the calculator whose code cannot be fetched say so in their places, and the home page stands', async ({
  page,
}) => {
  const said = page.getByText('We couldn’t reach the server. Check your connection and try again.')
  const places = [
    ['MarketBoard', page.locator('#markets')],
    ['ForexTable', page.locator('#markets')],
    ['Calculator', page.locator('#calculator')],
  ] as const
  for (const [part, place] of places) {
    const file = `**/assets/${part}-*.js`
    await page.route(file, (route) => route.abort())
    await page.goto('/')
    await hydrated(page)
    // It is asked for as soon as it is near, which one that is only scrolled past may never have been.
    await place.scrollIntoViewIfNeeded()
    await expect(place.getByText('We couldn’t reach the server.')).toBeVisible()
    await expect(said).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Every number/)
    await page.unroute(file)
    await page.getByRole('button', { name: 'Retry' }).click()
    await hydrated(page)
    await expect(said).toHaveCount(0)
  }
  await page.route('**/assets/CoinFigures-*.js', (route) => route.abort())
  const tile = page
    .getByTestId('market-tile')
    .nth(1)
    .getByRole('button', { name: /Ethereum/ })
  await page.locator('#markets').scrollIntoViewIfNeeded()
  await tile.click()
  const chart = page.getByRole('dialog', { name: 'Ethereum, daily prices' })
  await expect(chart.getByText('We couldn’t load the chart')).toBeVisible()
  await expect(chart.getByRole('button', { name: 'Retry' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tile).toBeFocused()
  await expect(page.getByTestId('market-tile').first().getByText(/\$/).first()).toBeVisible()
  await tile.click()
  await expect(chart.getByText('We couldn’t load the chart')).toBeVisible()
  await page.unroute('**/assets/CoinFigures-*.js')
  await chart.getByRole('button', { name: 'Retry' }).click()
  await hydrated(page)
  await page.locator('#markets').scrollIntoViewIfNeeded()
  await tile.click()
  await expect(chart.getByRole('slider', { name: 'Day' })).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { html, logIn, main, onAnotherDevice } from './support/appearance.ts'
import { ask, liveAccount } from './support/money.ts'
import { axeProblems, hydrated, loaded, resized, test } from './support/public-page.ts'

/** What people choose of how things look: on every page, in either theme, and in other languages. */

/** On the home page of an account with 400 dollars. */
async function hideAmounts(page: Page): Promise<void> {
  // What the market asks for a coin is no secret of anybody's, so it is not hidden; here no coin is listed.
  await page.route('**/api/market/coins/', (route) => route.fulfill({ json: [] }))
  await page.goto('/dashboard/home')
  await expect(main(page)).toContainText('$400.00')
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await expect(main(page)).not.toContainText('$')
}

test('axe finds nothing on the page of the choices in German and dark', async ({ page, product }) => {
  const account = await openAccount(product)
  await page.goto('/faq')
  await signInBrowser(page, account)
  await page.goto('/profile/edit')
  await page.getByLabel('Theme', { exact: true }).selectOption('dark')
  await page.getByLabel('Language').selectOption('de')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil bearbeiten')
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  expect(await axeProblems(page, { contrastOnly: false })).toEqual([])
})

/** The color that the browser is told to paint around the page. */
const aroundPage = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    return metas.find(({ media }) => media === '' || matchMedia(media).matches)?.content
  })
const light = '#fcfaf6'
const dark = '#0d0f17'

test('the browser around a page has the color of the chosen theme, from the first moment, and of the device without one', async ({
  page,
}) => {
  for (const [device, own, other, chosen] of [
    ['light', light, dark, 'Dark'],
    ['dark', dark, light, 'Light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: device })
    await page.goto('/faq')
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await hydrated(page)
    await expect.poll(() => aroundPage(page)).toBe(own)
    await resized(page, 1280, 800)
    const choose = async (name: string) => {
      await page.getByRole('banner').locator('summary[title="Theme"]:visible').click()
      await page.getByRole('radio', { name, exact: true }).check()
    }
    await choose(chosen)
    await expect.poll(() => aroundPage(page)).toBe(other)
    await page.route(/\/assets\/(?!theme-init)[^/]*\.js$/, (route) => route.abort())
    await page.reload()
    await expect.poll(() => aroundPage(page)).toBe(other)
    await page.unroute(/\/assets\/(?!theme-init)[^/]*\.js$/)
  }
})

for (const theme of ['light', 'dark'] as const)
  test(`a page behind a dialog steps back (${theme})`, async ({ page, product }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/faq')
    await signInBrowser(page, await openAccount(product))
    await page.goto('/dashboard/transactions')
    await page.getByRole('button', { name: 'Filters' }).click()
    const cover = () =>
      page.getByRole('dialog').evaluate((dialog) => {
        const { color } = Object.assign(document.createElement('i').style, {
          color: getComputedStyle(dialog, '::backdrop').backgroundColor,
        })
        return Number(/[/,] *([\d.]+)\)$/.exec(color)?.[1] ?? 1)
      })
    await expect.poll(cover).toBeGreaterThanOrEqual(theme === 'dark' ? 0.7 : 0.5)
  })

test('hidden, no page shows what somebody has; what is being paid or confirmed shows', async ({
  page,
  product,
  noted,
}) => {
  const account = await openAccount(product)
  const { position, withdrawal, checkout } = await liveAccount(product, account)
  const { address } = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  const { results: checkouts } = await ask<{ results: { id: string; status: string }[] }>(
    product,
    account,
    '/api/wallet/deposits/',
  )
  const settled = checkouts.find(({ status }) => status === 'settled')?.id
  await page.goto('/faq')
  await signInBrowser(page, account)
  await hideAmounts(page)
  for (const path of [
    '/dashboard/home',
    `/dashboard/positions/${position}`,
    `/dashboard/positions/${position}/redeem`,
    `/dashboard/invest/checkout_usdt?deposit=${settled}`,
    `/dashboard/withdrawals/${withdrawal}`,
    '/dashboard/transactions',
    '/profile/me',
    '/profile/data',
  ]) {
    await page.goto(path)
    await loaded(page)
    await expect(main(page)).toContainText('•••••')
    // The price of a coin and the range of a plan are no secrets.
    const shown = (await main(page).innerText()).replaceAll(/\$[\d,.]+ per [A-Z]+/g, '')
    const amounts = shown.match(/\$[\d,.]+\d|\d+\.\d+ (?:USDT|BTC|ETH|BNB|LTC|TRX)/g) ?? []
    expect([path, amounts.filter((text) => !['$100', '$1,000'].includes(text))]).toEqual([path, []])
    expect(
      await main(page)
        .locator('data[value]')
        .evaluateAll((all) => all.map((one) => one.textContent)),
    ).not.toContain('•••••')
  }
  await page.goto('/dashboard/withdraw')
  await loaded(page)
  await expect(main(page)).not.toContainText('$200.00')
  await page.goto(`/dashboard/withdraw?step=review&amount=100.00&address=${address}`)
  await expect(main(page)).toContainText('$99.00')
  await page.goto(`/dashboard/positions/${position}/redeem?step=check&take=all`)
  await expect(main(page)).toContainText('$150.00')
  await expect(main(page)).not.toContainText('$350.00')
  await page.goto(`/dashboard/invest/checkout_btc?deposit=${checkout}`)
  await expect(main(page)).toContainText('$250.00')
  expect(noted.errors).toEqual([])
})

test('who signs up on an Arabic page gets the code in Arabic, and Arabic pages after logging in', async ({
  page,
  product,
}) => {
  const account = { email: `arabic-${Date.now()}@example.com`, password: 'three unrelated violet words' }
  await page.goto('/ar/signup')
  await hydrated(page)
  await page.locator('#signup-first-name').fill('ليلى')
  await page.locator('#signup-last-name').fill('حداد')
  await page.locator('#signup-email').fill(account.email)
  await page.locator('#signup-password').fill(account.password)
  await page.locator('#signup-password-again').fill(account.password)
  await page.locator('#signup-adult').check()
  await page.locator('main form button[type=submit]').click()
  await expect(page.locator('#signup-code')).toBeVisible()
  const { subject, text } = await product.newestMail(account.email)
  expect(subject).toContain('رمز Evenmoor')
  await page.locator('#signup-code').fill(/^\d{6}$/m.exec(text)?.[0] ?? '')
  await page.locator('main form button[type=submit]').click()
  await expect.poll(async () => (await product.newestMail(account.email)).subject).toContain('مرحبًا بك')
  await logIn(page, account, '/login')
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
})

test('numbers are written and read with the chosen signs', async ({ page, product }) => {
  const account = await openAccount(product)
  await page.goto('/faq')
  await signInBrowser(page, account)
  await page.goto('/profile/edit')
  await page.getByLabel('Numbers').selectOption('point_comma')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await page.goto('/dashboard/invest?plan=basic')
  await expect(main(page)).toContainText('$1.000')
  await page.getByRole('textbox').first().fill('250,5')
  await expect(main(page)).toContainText('$250,50')
})

test('a theme and a language chosen in the head of a page are kept with the account', async ({
  page,
  browser,
  product,
}) => {
  const account = await openAccount(product)
  await page.goto('/faq')
  await signInBrowser(page, account)
  await page.goto('/dashboard/home')
  const side = page.getByRole('banner')
  await side.getByText('en', { exact: true }).click()
  await side.getByRole('link', { name: 'العربية' }).click()
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  const me = () => ask<{ locale: string }>(product, account, '/account/me/')
  await expect.poll(async () => (await me()).locale).toBe('ar')
  await onAnotherDevice(browser, product, async (other) => {
    await logIn(other, account, '/de/login')
    await expect(html(other)).toHaveAttribute('dir', 'rtl')
  })
})

test('hidden, amounts are dots until they are shown again', async ({ page, product, noted }) => {
  const account = await openAccount(product)
  const { position } = await liveAccount(product, account)
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await hideAmounts(page)
  await page.goto(`/dashboard/positions/${position}`)
  await loaded(page)
  await expect(main(page)).toContainText('•••••')
  expect(await main(page).innerText()).not.toContain('$150')
  await page.goto('/dashboard/home')
  await page.getByRole('button', { name: 'Show amounts' }).click()
  await expect(main(page)).toContainText('$400.00')
  expect(noted.errors).toEqual([])
})

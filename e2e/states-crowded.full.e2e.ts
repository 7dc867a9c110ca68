import { expect, type Page, test } from '@playwright/test'
import { signInBrowser } from './support/account.ts'
import { crowdedAccount, longWord } from './support/crowded-account.ts'
import { looksRight } from './support/looks-right.ts'
import { clippedTexts } from './support/pseudo-locale.ts'
import { type Product, startProduct } from './support/product.ts'
import { loaded, resized } from './support/public-page.ts'

/** The lists of the signed-in pages with far too much in them, at 360 and 1280 px, in English and in Arabic. */

test.describe.configure({ mode: 'default' })

let product: Product
let account: Awaited<ReturnType<typeof crowdedAccount>>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startProduct()
  account = await crowdedAccount(product)
})
test.afterAll(() => product.stop())

const main = (page: Page) => page.getByRole('main')

type Crowd = {
  readonly name: string
  readonly address: () => string
  /** At least so many of these are there, after everything that can be loaded on is. */
  readonly rows?: readonly [role: 'rowheader' | 'listitem', least: number]
  /** What must be in it: it is what it is meant to be too long with. */
  readonly has: string | RegExp
}

const crowds: readonly Crowd[] = [
  { name: 'balance, positions and latest transactions', address: () => '/dashboard/home', has: '$123,', rows: ['listitem', 59] },
  { name: 'plans', address: () => '/dashboard/invest?plan=premium', has: '$123,' },
  { name: 'withdrawing, withdrawals', address: () => '/dashboard/withdraw', has: '$123,', rows: ['rowheader', 60] },
  { name: 'referrals', address: () => '/dashboard/referrals', has: 'D•••', rows: ['rowheader', 60] },
  { name: 'transactions', address: () => '/dashboard/transactions', has: '1,234,567.89', rows: ['rowheader', 120] },
  { name: 'statements', address: () => '/dashboard/statements', has: '$123,' },
  { name: 'position days', address: () => `/dashboard/positions/${account.position}`, has: '$100,000', rows: ['rowheader', 80] },
  { name: 'profile', address: () => '/profile/me', has: longWord },
  { name: 'profile to edit', address: () => '/profile/edit', has: /investor-[0-9a-f]+@example\.com/ },
  { name: 'sessions', address: () => '/profile/sessions', has: /\d/, rows: ['listitem', 9] },
  { name: 'second factors', address: () => '/profile/security', has: longWord, rows: ['listitem', 12] },
  { name: 'data', address: () => '/profile/data', has: /Show \d+/, rows: ['listitem', 110] },
  { name: 'notices', address: () => '/profile/notifications', has: '1,234,567.89', rows: ['listitem', 60] },
] // prettier-ignore

async function open(page: Page, address: string, locale: string): Promise<void> {
  await page.goto(`${product.url}/faq`)
  await signInBrowser(page, account)
  await page.evaluate((chosen) => localStorage.setItem('evenmoor.locale', chosen), locale)
  await page.goto(product.url + address)
  await loaded(page)
}

/** Presses what loads more until at least so many are there; without it the press waits, and the test fails. */
async function loadAll(page: Page, role: 'rowheader' | 'listitem', least: number): Promise<void> {
  const rows = main(page).getByRole(role)
  const more = main(page).getByRole('button', {
    name: /^(?:Load more|Show older .*|Show more|Show \d+|Older.*)$/,
  })
  await expect(rows.first()).toBeVisible()
  for (let shown = await rows.count(); shown < least; shown = await rows.count()) {
    await more.first().click()
    await expect.poll(() => rows.count()).toBeGreaterThan(shown)
  }
}

test('further rows: a press while the list is read again is not lost, only the head is read, a failure is said', async ({
  page,
}) => {
  const asked: string[] = []
  const reading = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/wallet/transactions/**', async (route) => {
    const { search } = new URL(route.request().url())
    asked.push(search.replace(/=.*/, ''))
    if (search === '' && asked.length > 1) {
      reading.resolve()
      await answer.promise
    }
    await route.fallback()
  })
  await open(page, '/dashboard/transactions', 'en')
  await expect(main(page).getByRole('rowheader')).toHaveCount(50)
  // With the stream that begins, all that the page shows is read again.
  await reading.promise
  await main(page).getByRole('button', { name: 'Load more' }).click()
  await expect(main(page).getByRole('button', { name: 'Loading…' })).toBeVisible()
  answer.resolve()
  await expect(main(page).getByRole('rowheader')).toHaveCount(100)
  // The head may be read once more where the stream begins anew; older rows are read once.
  expect(asked.filter((search) => search !== '')).toEqual(['?cursor'])
  const busy = { status: 429, json: { detail: 'Wait a moment, then try again.' } }
  await page.route('**/api/wallet/transactions/?cursor=*', (route) => route.fulfill(busy), { times: 1 })
  await main(page).getByRole('button', { name: 'Load more' }).click()
  await expect(main(page).getByText(busy.json.detail)).toBeVisible()
  await main(page).getByRole('button', { name: 'Load more' }).click()
  await expect(main(page).getByRole('rowheader')).not.toHaveCount(100)
  await expect(main(page).getByText(busy.json.detail)).toBeHidden()
})

for (const { name, address, rows, has } of crowds)
  test(`${name}: far too much in it stays in its place`, async ({ page }) => {
    test.setTimeout(120_000)
    await open(page, address(), 'en')
    await expect(main(page)).toContainText(has)
    if (rows) await loadAll(page, ...rows)
    await looksRight(page)
    for (const locale of ['en', 'ar']) {
      await open(page, address(), locale)
      for (const width of [360, 1280]) {
        await resized(page, width, 800)
        expect([locale, width, await clippedTexts(page)]).toEqual([locale, width, []])
      }
      if (locale === 'ar') await looksRight(page, [360])
    }
  })

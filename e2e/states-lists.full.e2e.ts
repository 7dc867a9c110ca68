import { expect, type Page, type Route } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { looksRight, looksRightWhileBusy } from './support/looks-right.ts'
import { ask, liveAccount } from './support/money.ts'
import { pageClock } from './support/page-clock.ts'
import type { Product } from './support/product.ts'
import { loaded, test } from './support/public-page.ts'
import { windUntil } from './support/wind-until.ts'
import { wordsOf } from './support/words.ts'

/**
 * Every list and card of the signed-in pages while it loads, when that takes long, when it fails, and with nothing in it;
 * in English, and in Arabic from right to left. e2e/states-crowded.full.e2e.ts fills them.
 */

type Listed = {
  readonly name: string
  readonly address: string
  /** The call that fills it: it is held back or broken, never answered by the test. */
  readonly call: RegExp
  /** Where a catalog says that there is nothing in it: its key. Null where there is always something. */
  readonly empty: string | null
}

const lists: readonly Listed[] = [
  { name: 'balance', address: '/dashboard/home', call: /\/api\/wallet\/$/, empty: 'investor.dashboard.flow.sentences.add.text' },
  { name: 'chart', address: '/dashboard/home', call: /\/api\/wallet\/history\//, empty: 'investor.history.nothing' },
  { name: 'positions', address: '/dashboard/home', call: /\/api\/investments\/(\?|$)/, empty: 'investor.dashboard.flow.plansText' },
  { name: 'latest transactions', address: '/dashboard/home', call: /\/api\/wallet\/transactions\/(\?|$)/, empty: 'investor.dashboard.latest.emptyText' },
  { name: 'plans', address: '/dashboard/invest', call: /\/api\/plans\/$/, empty: null },
  { name: 'risk questions', address: '/dashboard/invest/questions', call: /\/account\/risk_questions\/$/, empty: null },
  { name: 'withdrawing', address: '/dashboard/withdraw', call: /\/api\/wallet\/$/, empty: 'withdrawals.withdraw.amount.nothing' },
  { name: 'withdrawals', address: '/dashboard/withdraw', call: /\/api\/wallet\/withdrawals\/(\?|$)/, empty: 'withdrawals.withdraw.list.emptyTitle' },
  { name: 'referrals', address: '/dashboard/referrals', call: /\/api\/referrals\/(\?|$)/, empty: 'investor.referrals.emptyTitle' },
  { name: 'transactions', address: '/dashboard/transactions', call: /\/api\/wallet\/transactions\/(\?|$)/, empty: 'activity.transactions.emptyTitle' },
  { name: 'statements', address: '/dashboard/statements', call: /\/api\/wallet\/statements\/$/, empty: 'activity.statements.emptyTitle' },
  { name: 'profile', address: '/profile/me', call: /\/account\/me\/$/, empty: null },
  { name: 'profile to edit', address: '/profile/edit', call: /\/account\/me\/$/, empty: null },
  { name: 'sessions', address: '/profile/sessions', call: /\/account\/sessions\/$/, empty: 'security.sessions.alone' },
  { name: 'second factors', address: '/profile/security', call: /\/account\/factors\/$/, empty: 'security.security.passkeys.none' },
  { name: 'addresses', address: '/profile/security', call: /\/api\/wallet\/addresses\/$/, empty: 'withdrawals.addresses.book.none' },
  { name: 'notices', address: '/profile/notifications', call: /\/api\/notifications\/(\?|$)/, empty: 'profile.notifications.emptyTitle' },
  { name: 'limits', address: '/profile/data', call: /\/api\/wallet\/deposit_limits\/$/, empty: null },
  { name: 'practice wallet', address: '/profile/me', call: /\/api\/practice\/wallet\/$/, empty: null },
  { name: 'choices of notices', address: '/profile/notifications', call: /\/account\/notifications\/$/, empty: null },
  { name: 'what a closed account leaves', address: '/profile/data', call: /\/account\/closure\/$/, empty: null },
  { name: 'identity check', address: '/profile/identity', call: /\/account\/identity\/$/, empty: null },
] // prettier-ignore

/** An answer that nothing can be made of, and that asking again would not change. */
const broken = { status: 400, json: { detail: 'Broken.' } }

const main = (page: Page) => page.getByRole('main')
const busy = (page: Page) => main(page).locator('[aria-busy=true]')

async function open(page: Page, account: Account, address: string, locale: string): Promise<void> {
  await page.goto('/faq')
  await signInBrowser(page, account)
  await page.evaluate((chosen) => localStorage.setItem('evenmoor.locale', chosen), locale)
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
}

/** An account of this language: what it chose is brought to the page with it. */
async function accountIn(product: Product, locale: string): Promise<Account> {
  const account = await openAccount(product)
  if (locale !== 'en') await change(product, account, { locale })
  return account
}

async function change(product: Product, { access }: Account, body: object): Promise<void> {
  const reply = await fetch(`${product.url}/account/me/`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(reply.status).toBe(200)
}

for (const locale of ['en', 'ar']) {
  // Arabic words are tight where there is little room; what is wide is mirrored alone.
  const widths = locale === 'en' ? [360, 1280] : [360]
  for (const { name, address, call, empty } of lists) {
    test(`${name}: while it loads, when it fails, and again (${locale})`, async ({ page, product }) => {
      const say = (key: string) => wordsOf(locale, key)
      const retry = { name: say('common.common.retry'), exact: true }
      const failed = main(page).getByText(say('investor.investor.money.loadFailed'))
      const held: Route[] = []
      let isBroken = false
      const account = await accountIn(product, locale)
      const clock = await pageClock(page)
      await page.route(call, async (route) => {
        if (isBroken) await route.fulfill({ status: 500, json: { detail: 'Broken.' } })
        else held.push(route)
      })
      await open(page, account, address, locale)
      await expect.poll(() => held.length).toBeGreaterThan(0)
      await expect(busy(page).first()).toBeVisible()
      await looksRightWhileBusy(page, widths)

      await clock.wind(10.5)
      await expect(busy(page).getByText(say('investor.parts.stillWorking')).first()).toBeVisible()
      await looksRightWhileBusy(page, [360])

      isBroken = true
      await Promise.all(held.map((route) => route.fulfill({ status: 500, json: { detail: 'Broken.' } })))
      // It is tried three times more, each time after a longer while.
      await windUntil(clock, failed)
      await looksRight(page, widths)

      await page.unroute(call)
      const retries = main(page).getByRole('button', retry)
      // One press mends all that asked the same, and each that asked something else has a button of its own.
      for (let left = await retries.count(); left > 0; left = await retries.count()) {
        await retries.first().click()
        await expect.poll(() => retries.count()).toBeLessThan(left)
      }
      await expect(failed).toHaveCount(0)
    })

    if (empty !== null)
      test(`${name}: nothing in it (${locale})`, async ({ page, product }) => {
        await open(page, await accountIn(product, locale), address, locale)
        await loaded(page)
        await expect(main(page).getByText(wordsOf(locale, empty)).first()).toBeVisible()
        await looksRight(page, widths)
      })
  }
}

test('the days of a position, a withdrawal, a checkout and a transaction: while they load, when they fail, and again', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000)
  const account = await openAccount(product)
  const { position, withdrawal, checkout } = await liveAccount(product, account)
  const { results } = await ask<{ results: { id: string }[] }>(product, account, '/api/wallet/transactions/')
  for (const [address, call] of [
    [`/dashboard/positions/${position}`, /\/api\/investments\/[\w-]+\/results\//],
    [`/dashboard/positions/${position}`, /\/api\/investments\/[\w-]+\/$/],
    [`/dashboard/positions/${position}/redeem`, /\/api\/investments\/[\w-]+\/$/],
    [`/dashboard/withdrawals/${withdrawal}`, /\/api\/wallet\/withdrawals\/[\w-]+\/$/],
    [`/dashboard/invest/checkout_btc?deposit=${checkout}`, /\/api\/wallet\/deposits\/[\w-]+\/$/],
    [`/dashboard/receipts/${checkout}`, /\/api\/wallet\/deposits\/[\w-]+\/$/],
    [`/dashboard/transactions/${results[0]?.id}`, /\/api\/wallet\/transactions\/\d+\/$/],
  ] as const) {
    const held: Route[] = []
    let state: 'held' | 'broken' | 'mended' = 'held'
    await page.route(call, async (route) => {
      if (state === 'held') held.push(route)
      else if (state === 'broken') await route.fulfill(broken)
      else await route.fallback()
    })
    await open(page, account, address, 'en')
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await expect(busy(page).first()).toBeVisible()
    await looksRightWhileBusy(page)
    state = 'broken'
    await Promise.all(held.map((route) => route.fulfill(broken)))
    await expect(main(page).getByText('We couldn’t load this').first()).toBeVisible()
    await looksRight(page)
    // The page may mend itself, too, when it hears of something new: then there is no button any more.
    await main(page).getByRole('button', { name: 'Retry' }).first().focus()
    state = 'mended'
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('We couldn’t load this')).toHaveCount(0)
    await expect(busy(page)).toHaveCount(0)
    await page.unroute(call)
  }
})

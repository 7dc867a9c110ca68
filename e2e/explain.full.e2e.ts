/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { dayMs } from '../server/src/platform/clock.ts'
import { makeStaff } from '../server/src/people/staff-accounts/make-staff.ts'
import { accrueFinishedDays } from '../server/src/positions/accrual/accrue-finished-days.ts'
import { payApprovedWithdrawals } from '../server/src/withdrawals/payouts/pay-withdrawal.ts'
import { verifyBonus } from '../server/src/referrals/decide-bonus.ts'
import { approveWithdrawal } from '../server/src/withdrawals/requests/decide-withdrawal.ts'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { ask } from './support/money.ts'
import { give, invest } from './support/own-verbs.ts'
import type { Product } from './support/product.ts'
import { loaded, test } from './support/public-page.ts'
import { settled } from './support/settled.ts'
import { signedInPaths } from './support/signed-in-paths.ts'
import { withPast } from './support/staff-console.ts'
import { patternOf, wordsOf } from './support/words.ts'

/** Every figure of the signed-in pages that opens, by each way to open it; and every amount that doesn't, with the reason. */
const ways = {
  mouse: (button: Locator) => button.click(),
  touch: (button: Locator) => button.tap(),
  keyboard: (button: Locator) => button.press('Enter'),
} as const

/** What opens: by the first part of its name. */
const kinds = [
  'after',
  'available',
  'bonus',
  'bonuses',
  'booked',
  'change',
  'deposit',
  'fee',
  'invested',
  'paid',
  'plan',
  'balance',
  'position',
  'principal',
  'received',
  'redeemed',
  'results',
  'total',
  'transaction',
  'withdrawal',
  'withdrawing',
  'worth',
]

/** A bonus for somebody who followed the account's link and opened a position. */
async function withBonus(product: Product, account: Account): Promise<void> {
  const { code } = await ask<{ code: string }>(product, account, '/api/referrals/')
  const friend = await openAccount(product, code)
  await withPast(product, async (past) => {
    await give(past, friend, '100')
    await invest(past.now, friend, 'basic', 100)
  })
  const { bonuses } = await ask<{ bonuses: { results: { id: string }[] } }>(
    product,
    account,
    '/api/referrals/',
  )
  const [bonus] = bonuses.results
  if (bonus === undefined) throw new Error('who followed the link brought no bonus')
  await withPast(product, ({ now: ctx }) =>
    ctx.transaction(async (tx) => {
      const { id: staffId } = await makeStaff(ctx, tx, {
        email: 'verifies@example.com',
        role: 'admin',
        firstName: '',
      })
      await verifyBonus(ctx, tx, { id: bonus.id, staffId, version: 0 })
    }),
  )
}

/** The signed-in pages of an account in which everything has happened: results, a paid withdrawal, a part taken back. */
async function pathsWithMuch(product: Product, account: Account): Promise<readonly string[]> {
  const paths = await signedInPaths(product, account)
  const old = await withPast(product, async (past) => {
    const { id } = await invest(past.at(new Date(Date.now() - 4 * dayMs)), account, 'basic', 100)
    await accrueFinishedDays(past.now)
    return id
  })
  await ask(product, account, `/api/investments/${old}/redeem/`, { amount: '30' })
  const { address } = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  const paid = await ask<{ id: string }>(product, account, '/api/wallet/withdrawals/', {
    amount: '20.00',
    address,
    skip_hold: true,
  })
  await withPast(product, async ({ now: ctx }) => {
    await ctx.transaction(async (tx) => {
      const reviewer = await makeStaff(ctx, tx, { email: 'pays@example.com', role: 'finance', firstName: '' })
      await approveWithdrawal(ctx, tx, { id: paid.id, staffId: reviewer.id })
    })
    await payApprovedWithdrawals(ctx)
  })
  await withBonus(product, account)
  const { results } = await ask<{ results: { id: string; type: string; reference: string }[] }>(
    product,
    account,
    '/api/wallet/transactions/',
  )
  const newest = (type: string) => results.find((each) => each.type === type)
  return [
    ...paths,
    `/dashboard/positions/${old}`,
    `/dashboard/withdrawals/${paid.id}`,
    `/dashboard/receipts/${newest('deposit')?.reference}`,
    `/dashboard/transactions/${newest('withdrawal')?.id}`,
  ]
}

test.use({ productOf: 'explain' })
test.describe.configure({ mode: 'default' })

let account: Account
let addresses: readonly string[]
test.beforeAll(async ({ product }) => {
  test.setTimeout(120_000)
  account = await openAccount(product)
  addresses = await pathsWithMuch(product, account)
})

/** In a browser of its own: a phone, or a wide screen with a mouse. */
async function signedInPage(browser: Browser, product: Product, isTouch: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    hasTouch: isTouch,
    reducedMotion: 'reduce',
    viewport: isTouch ? { width: 360, height: 800 } : { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  return page
}

/** What is folded or behind a press, so that its amounts are seen, too. */
async function unfold(page: Page): Promise<void> {
  const table = page.getByRole('button', { name: 'Show as table' })
  if (await table.isVisible()) await table.click()
  const folded = page.locator('main details:not([open]) > summary').filter({ visible: true })
  while ((await folded.count()) > 0) await folded.first().click()
  await settled(page)
}

for (const [way, open] of Object.entries(ways)) {
  test(`every figure opens to postings that add up to it, by ${way}`, async ({ browser, product }) => {
    test.setTimeout(420_000)
    const isTouch = way === 'touch'
    const page = await signedInPage(browser, product, isTouch)
    const opened = new Set<string>()
    for (const address of addresses) {
      await page.goto(address)
      await loaded(page)
      await unfold(page)
      for (const name of await figuresOn(page)) {
        await test.step(`${name} on ${address}`, () => explained(page, name, open))
        opened.add(name.replace(/:.*/, ''))
      }
    }
    // What a position was worth before each day has no room on a phone.
    const expected = kinds.filter((kind) => !(isTouch && kind === 'worth'))
    expect([...opened].toSorted()).toEqual(expected.toSorted())
    await page.context().close()
  })
}

/** Every amount that opens to no postings, by page and by what it is called there; the reason before them. */
const withoutPostings: Readonly<Record<string, readonly string[]>> = {
  'a price': ['/dashboard/home Market prices', '/dashboard/home Price'],
  'outside the ledger': ['/dashboard/home Practice walletOutside Evenmoor, not in your balance'],
  'an illustration, or what a coin would have made of the same payments': [
    '/dashboard/home At the plan’s illustrated rate',
    '/dashboard/home Worth on (day)',
    '/dashboard/home Your results up to then',
  ],
  'not booked yet, or nothing at all': [
    '/dashboard/home You receive',
    '/dashboard/invest/checkout_btc Amount',
    '/dashboard/invest/checkout_btc Our fee',
    '/dashboard/receipts/:id Credited',
    '/dashboard/receipts/:id Our fee',
    '/dashboard/receipts/:id Requested',
    '/dashboard/referrals Pending',
    '/dashboard/transactions/:id Our fee (1%)',
    '/dashboard/transactions/:id You receive',
    '/dashboard/withdraw Network fee',
    '/dashboard/withdraw Our fee (1%)',
    '/dashboard/withdraw You receive',
    '/dashboard/withdraw You withdraw',
    '/dashboard/withdrawals/:id Network fee',
    '/dashboard/withdrawals/:id Our fee (1%)',
    '/dashboard/withdrawals/:id You receive',
  ],
  'a single posting, shown among its transfer': [
    '/dashboard/transactions/:id House: coin addresses',
    '/dashboard/transactions/:id House: exchange',
    '/dashboard/transactions/:id House: fees',
    '/dashboard/transactions/:id Outside Evenmoor',
    '/dashboard/transactions/:id You: available',
    '/dashboard/transactions/:id You: in withdrawal',
  ],
  'in a button that opens what it is made of': ['/dashboard/home Performance (its summary)'],
  'a part of postings: one may book the gains of several positions, or be money in and out on one day': [
    '/dashboard/home Money in',
    '/dashboard/home Money out',
    '/dashboard/home Where your money is',
    '/dashboard/positions/:id Results so far',
  ],
  'worked out from balances and payments for a formula': [
    `/dashboard/home ${wordsOf('en', 'investor.performance.base')}`,
    '/dashboard/home Amount',
  ],
}

test('every amount opens, but for those that no posting says', async ({ browser, product }) => {
  test.setTimeout(240_000)
  const page = await signedInPage(browser, product, false)
  const found = new Set<string>()
  for (const address of addresses) {
    await page.goto(address)
    await loaded(page)
    await unfold(page)
    const path = new URL(page.url()).pathname.replaceAll(/[0-9a-f-]{36}|(?<=\/)\d+/g, ':id')
    for (const name of await closedAmounts(page))
      found.add(`${path} ${name.replace(/[A-Z][a-z]{2} \d{1,2}, \d{4}$/, '(day)')}`)
  }
  expect([...found].toSorted()).toEqual(Object.values(withoutPostings).flat().toSorted())
  await page.context().close()
})

/** Sentences with amounts, on the first of the pages whose path begins so, and the figures that they open to. */
const sentences = [
  ['/dashboard/home', 'investor.dashboard.positions.putInAndTakenBack', ['principal', 'redeemed']],
  ['/dashboard/positions/', 'invest.position.redeem.text', ['position']],
] as const

test('an amount within a sentence opens, too', async ({ browser, product }) => {
  const page = await signedInPage(browser, product, false)
  for (const [path, key, figures] of sentences) {
    await page.goto(addresses.find((address) => address.startsWith(path)) ?? path)
    await loaded(page)
    const buttons = page
      .locator('p')
      .filter({ hasText: patternOf('en', key) })
      .first()
      .locator('[data-figure]:has(button)')
    const kindsOf = () =>
      buttons.evaluateAll((all) => all.map((each) => each.getAttribute('data-figure')?.replace(/:.*/, '')))
    await expect.poll(kindsOf).toEqual([...figures])
  }
  await page.context().close()
})

/** What is said beside each visible amount that is no button: the column, the term or the heading that it belongs to. */
const closedAmounts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textOf = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    const nameOf = (amount: Element): string => {
      const cell = amount.closest('td, th')
      const row = cell?.closest('tr')
      if (cell && row) {
        const heads = row.closest('table')?.querySelectorAll('thead th') ?? []
        return textOf(heads[[...row.children].indexOf(cell)])
      }
      const term = amount.closest('dd')?.parentElement?.querySelector('dt')
      if (term) return textOf(term)
      const summary = amount.closest('summary')
      const part = amount.closest('section, article, [aria-labelledby], [role=group]')
      const heading = part?.querySelector('h1, h2, h3, legend')
      return summary ? `${textOf(heading)} (its summary)` : textOf(heading)
    }
    return [...document.querySelectorAll('#main data[value]')]
      .filter((amount) => amount.checkVisibility({ visibilityProperty: true }))
      .filter((amount) => amount.closest('[data-figure]') === null)
      .filter((amount) => !/%/.test(amount.textContent ?? ''))
      .map(nameOf)
  })

const figuresOn = async (page: Page): Promise<string[]> => {
  const names = await page
    .locator('[data-figure]:has(button:visible)')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-figure') ?? ''))
  return [...new Set(names)]
}

/** It opens, its last line is what the page shows, nothing differs, and closing gives the focus back. */
async function explained(page: Page, name: string, open: (button: Locator) => Promise<void>): Promise<void> {
  const button = page.locator(`[data-figure="${name}"]`).getByRole('button').filter({ visible: true }).first()
  const shown = await button.locator('data').first().getAttribute('value')
  await open(button)
  const panel = page.getByRole('dialog', { name: 'Where does this number come from?' })
  await expect(panel).toHaveAttribute('open', '')
  const sum = panel.getByRole('row').last().locator('data')
  const nothing = panel.getByText('Once money moves, each posting is listed here.')
  await expect(sum.or(nothing).first()).toBeVisible()
  if (await sum.isVisible()) await expect(sum).toHaveAttribute('value', shown ?? '')
  else expect(Number(shown)).toBe(0)
  await expect(panel.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
}

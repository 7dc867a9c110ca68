/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { listenTo } from './support/listen.ts'
import { looksRight } from './support/looks-right.ts'
import { ask, liveAccount } from './support/money.ts'
import { pageClock } from './support/page-clock.ts'
import { loaded, test } from './support/public-page.ts'
import { windUntil } from './support/wind-until.ts'

/** States of signed-in pages that no other test shows, and what they are to keyboards and screen readers. */

const main = (page: Page) => page.getByRole('main')

let account: Account
let made: Awaited<ReturnType<typeof liveAccount>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ product }) => {
  account = await openAccount(product)
  made = await liveAccount(product, account)
})

async function open(page: Page, address: string): Promise<void> {
  await page.goto('/faq')
  await signInBrowser(page, account)
  await page.goto(address)
  await loaded(page)
}

test('home: each card is a section named by its heading', async ({ page }) => {
  await open(page, '/dashboard/home')
  const headings = main(page).getByRole('heading', { level: 2 })
  await expect.poll(() => headings.count()).toBeGreaterThan(4)
  for (const name of await headings.allInnerTexts())
    await expect(main(page).getByRole('region', { name, exact: true })).toBeVisible()
})

test('home: prices of the market come with their source, and stay, greyed, when they cannot be read', async ({
  page,
}) => {
  const clock = await pageClock(page)
  await page.route('**/api/market/prices/*', (route) => route.abort())
  await open(page, '/dashboard/home')
  const strip = main(page).getByRole('region', { name: 'Market prices' })
  await strip.scrollIntoViewIfNeeded()
  await expect(strip.getByTestId('market-tile').first()).toContainText('Bitcoin')
  await expect(strip.getByTestId('market-tile')).toHaveCount(4)
  await expect(strip).toContainText('Simulated market')
  const failed = strip.getByText('Failed to fetch prices')
  await windUntil(clock, failed)
  await expect(strip.locator('data').first()).toHaveClass(/text-subtle/)
  await looksRight(page)
  // Asked for by the press, not by the next turn.
  await clock.stop()
  await page.unroute('**/api/market/prices/*')
  await strip.getByRole('button', { name: 'Retry' }).click()
  await expect(failed).toBeHidden()
  await expect(strip).toContainText(/Updated \d+ s ago/)
  await expect(strip.locator('data').first()).not.toHaveClass(/text-subtle/)
})

test('invest: a plan says what it needs where there is less, and that it cannot be chosen where own limits say so', async ({
  page,
  product,
}) => {
  const other = await openAccount(product)
  await page.goto('/faq')
  await signInBrowser(page, other)
  await page.goto('/dashboard/invest')
  const card = (name: string) => main(page).locator('label').filter({ hasText: name })
  await expect(card('Standard')).toContainText('$1,000 to $10,000')
  await expect(card('Standard').getByRole('radio')).toBeEnabled()
  const compared = main(page).getByRole('table', { name: 'Plan comparison' })
  await expect(compared.getByRole('rowheader')).toHaveText(['Basic', 'Standard', 'Premium'])
  await expect(compared.getByRole('columnheader')).toHaveText([
    'Plan',
    'Allowed amount',
    'Daily rate',
    'Worst day so far',
    'Days booked',
  ])
  // It stands inside its card.
  const hasRoom = () =>
    compared.evaluate((table) => {
      const card = table.closest('section')!.getBoundingClientRect()
      const { left, right } = table.getBoundingClientRect()
      return [left - card.left, card.right - right].every((space) => space >= 16)
    })
  await expect.poll(hasRoom).toBe(true)
  await ask(product, other, '/api/wallet/deposit_limits/', { period: 'day', max: '500.00' })
  await page.reload()
  await expect(card('Standard').getByRole('radio')).toBeDisabled()
  await expect(card('Standard')).toContainText('Your deposit limit leaves only $500')
  await expect(card('Basic').getByRole('radio')).toBeEnabled()
  await looksRight(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(compared).toBeHidden()
})

test('invest: choices with a legend, the step in words, and each question begins at its heading', async ({
  page,
}) => {
  await open(page, '/dashboard/invest')
  const plans = main(page).getByRole('group', { name: 'Plans' })
  await expect(plans.getByRole('radio')).toHaveCount(3)
  await expect(main(page)).toContainText('Step 1 of 3: Plan')
  await expect(plans.getByRole('radio', { name: /Basic/ })).toBeChecked()
  await page.getByRole('button', { name: 'Min $100' }).click()
  await main(page).getByRole('button', { name: 'Review investment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Review your investment' })).toBeFocused()
  await expect(main(page)).toContainText('Step 2 of 3: Review')
})

test('invest: what is wrong stands above the form and at its field, and the field keeps what was typed', async ({
  page,
}) => {
  await open(page, '/dashboard/invest?plan=basic')
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.fill('5')
  await main(page).getByRole('button', { name: 'Review investment' }).click()
  await expect(page.getByTestId('error-summary')).toBeFocused()
  await expect(amount).toHaveAccessibleDescription(/Amount must be between \$100 and \$1,000/)
  await expect(amount).toHaveValue('5')
  await looksRight(page)
})

/** Forms with an amount that is out of the question, and one that isn't. */
const mended = [
  { name: 'invest', address: () => '/dashboard/invest?plan=basic', wrong: '5', right: '500' },
  { name: 'withdraw', address: () => '/dashboard/withdraw', wrong: '1000000', right: '20' },
  {
    name: 'redeem',
    address: () => `/dashboard/positions/${made.position}/redeem?take=part`,
    wrong: '1000000',
    right: '20',
  },
  { name: 'add money', address: () => '/dashboard/add-money', wrong: '0', right: '20' },
] as const

for (const { name, address, wrong, right } of mended)
  test(`${name}: what was said of an amount is gone once the amount is right`, async ({ page }) => {
    await open(page, address())
    const amount = page.getByLabel('Amount', { exact: true })
    const summary = page.getByTestId('error-summary')
    await amount.fill(wrong)
    await main(page)
      .getByRole('button', { name: /^(?:Review|Choose|Continue)/ })
      .click()
    await expect(summary).toBeVisible()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await amount.fill(right)
    await expect(summary).toBeHidden()
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true')
    // And isn't said again before one asks: it would take the focus from the field.
    await amount.fill(wrong)
    await expect(amount).toBeFocused()
    await expect(summary).toBeHidden()
  })

test('password: what was said of a field is gone once the field is changed, and what is said of another stays', async ({
  page,
}) => {
  await open(page, '/profile/security')
  await main(page).getByRole('button', { name: 'Change password' }).click()
  await main(page).getByRole('button', { name: 'Save password' }).click()
  const summary = page.getByTestId('error-summary')
  await expect(summary.getByRole('listitem')).toHaveCount(2)
  const next = page.getByLabel('New password')
  await next.fill('a longer one')
  await expect(summary.getByRole('listitem')).toHaveCount(1)
  await expect(next).toBeFocused()
  await page.getByLabel('Current password').fill('x')
  await expect(summary).toBeHidden()
})

test('invest: each line of the review can be changed, and names what can go wrong beside what it brings', async ({
  page,
}) => {
  await open(page, '/dashboard/invest?step=review&plan=basic&amount=250')
  const answers = main(page).locator('dl').first().locator(':scope > div')
  await expect(answers).toHaveCount(2)
  await expect(answers.nth(0)).toContainText(/Basic.*2\.5% a day.*losses come out of the position/s)
  await expect(answers.nth(0).getByRole('link', { name: 'Change plan' })).toBeVisible()
  await expect(answers.nth(1)).toContainText(/\$250\.00.*A bad day.*−\$6\.25/s)
  await expect(answers.nth(1).getByRole('link', { name: 'Change amount' })).toBeVisible()
  await looksRight(page)
})

test('checkout: what was copied, and where the payment stands, are said aloud', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await ask<{ id: string }>(product, account, '/api/wallet/deposits/', {
    amount: '100.00',
    coin: 'usdt',
  })
  await open(page, `/dashboard/invest/checkout_usdt?deposit=${id}`)
  const said = await listenTo(page)
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect.poll(said).toContainEqual(expect.stringMatching(/address copied/i))
  await page.getByRole('button', { name: /^Pay \d/ }).click()
  await expect(page.getByRole('status').filter({ hasText: /^\$100\.00 credited/ })).toBeVisible({
    timeout: 40_000,
  })
})

test('withdraw: the sum is said while one types, and the address is whole, in groups, its middle heavy', async ({
  page,
  product,
}) => {
  const { address } = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  await open(page, '/dashboard/withdraw')
  await page.getByLabel('Amount', { exact: true }).fill('100')
  const sum = main(page).locator('output').filter({ hasText: 'You receive' })
  await expect(sum).toContainText('$99.00')
  await open(page, `/dashboard/withdraw?step=review&amount=100.00&address=${address}`)
  const groups = main(page).locator('bdi[dir=ltr][translate=no] span')
  await expect(groups.first()).toBeVisible()
  expect((await groups.allInnerTexts()).join('')).toBe(address)
  const heavy = await groups.evaluateAll((all) =>
    all.map((one) => Number(getComputedStyle(one).fontWeight) >= 700),
  )
  expect(heavy.slice(0, 1).concat(heavy.slice(-1))).toEqual([false, false])
  expect(heavy).toContain(true)
  await looksRight(page)
})

test('withdraw: says what cannot be withdrawn now; one that came back shows neither a fee nor what arrives', async ({
  page,
  product,
}) => {
  const { address } = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  const { id } = await ask<{ id: string }>(product, account, '/api/wallet/withdrawals/', {
    amount: '12.00',
    address,
  })
  await ask(product, account, `/api/wallet/withdrawals/${id}/cancel/`, {})
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/dashboard/withdraw')
  await expect(main(page)).toContainText('Take money back from a position first.')
  await expect(main(page).getByRole('row').filter({ hasText: 'Canceled' })).toContainText(/\$12\.00.*–/)
  await page.goto(`/dashboard/withdrawals/${id}`)
  const details = page.getByRole('region', { name: 'Details' })
  await expect(details).toContainText('$12.00')
  await expect(details).not.toContainText(/You receive|Our fee/)
  await looksRight(page)
})

test('withdraw: more than is there is refused at the field', async ({ page }) => {
  await open(page, '/dashboard/withdraw')
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.fill('1000000')
  await main(page).getByRole('button', { name: 'Choose address' }).click()
  await expect(page.getByTestId('error-summary')).toBeFocused()
  await expect(amount).toHaveAccessibleDescription(/You have \$[\d,.]+ available/)
  await looksRight(page)
})

test('referrals: what was copied is said, letter by letter', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { code } = await ask<{ code: string }>(product, account, '/api/referrals/')
  await open(page, '/dashboard/referrals')
  const said = await listenTo(page)
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect.poll(said).toContain(`Code copied: ${code.split('').join(' ')}`)
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await looksRight(page)
})

test('transactions: a table for each day, named by it, whose columns and rows have names, and a count that is said', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/dashboard/transactions')
  const tables = main(page).getByRole('table', { name: /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/ })
  await expect(tables.first()).toBeVisible()
  // A day that has just begun has a table of its own.
  for (const table of await tables.all())
    await expect(table.getByRole('columnheader')).toHaveText([
      'What',
      'When',
      'Status',
      'Reference',
      'Amount',
      'Available after',
    ])
  const said = main(page).getByRole('status').filter({ hasText: 'transactions' })
  // Payments of other tests may still be settling.
  const agrees = async () =>
    (await said.innerText()) === `${await tables.getByRole('rowheader').count()} transactions`
  await expect.poll(agrees).toBe(true)
})

test('transactions: nothing fits the filters, and one press takes them away', async ({ page }) => {
  await open(page, '/dashboard/transactions?type=bonus')
  await expect(main(page).getByText('No transactions match')).toBeVisible()
  await looksRight(page)
  await main(page).getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(main(page).getByRole('rowheader').first()).toBeVisible()
})

test('the profile: what cannot be saved is said at its field, what was is said with the form', async ({
  page,
}) => {
  await open(page, '/profile/edit')
  await page.getByLabel('First name').fill('')
  await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/First name is required/)
  await looksRight(page)
  await page.getByLabel('First name').fill('Grace')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await looksRight(page)
})

test('a position, a withdrawal and a receipt that are somebody else’s are said not to be there', async ({
  page,
  product,
}) => {
  const stranger = await openAccount(product)
  await page.goto('/faq')
  await signInBrowser(page, stranger)
  for (const address of [
    `/dashboard/positions/${made.position}`,
    `/dashboard/withdrawals/${made.withdrawal}`,
    `/dashboard/receipts/${made.checkout}`,
    `/dashboard/invest/checkout_btc?deposit=${made.checkout}`,
    '/dashboard/transactions/999999999',
  ]) {
    await page.goto(address)
    await loaded(page)
    await expect(
      main(page)
        .getByText(/may belong to another account|could not find|no such/i)
        .first(),
    ).toBeVisible()
    await expect(main(page).getByRole('link').first()).toBeVisible()
    await looksRight(page)
  }
})

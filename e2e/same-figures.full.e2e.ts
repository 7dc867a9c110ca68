import { expect, type Locator, type Page, test } from '@playwright/test'
import { publishMonths } from '../server/src/market-simulation/publish-months.ts'
import { dayMs } from '../server/src/platform/clock.ts'
import { changeResultSource } from '../server/src/plans/testing/change-result-source.ts'
import { accrueFinishedDays } from '../server/src/positions/accrual/accrue-finished-days.ts'
import { openPosition } from '../server/src/positions/investing/open-position.ts'
import { fund } from '../server/src/wallet/testing/fund.ts'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { ask } from './support/money.ts'
import { withinOneDay } from './support/one-day.ts'
import { openPast } from './support/past.ts'
import { type Product, startProduct } from './support/product.ts'
import { hydrated, loaded } from './support/public-page.ts'
import { staffPage } from './support/staff.ts'

/**
 * One account with gains and losses, a withdrawal that was paid with its fee and one that waits, and a bonus: what one
 * page says of it is what every other page says, to the last millionth.
 */

/** Five days before the month before this one. */
function weeksAgo(): Date {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1) - 5 * dayMs)
}

let product: Product
let account: Account
let staff: Page
let paid: string
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  await withinOneDay(300_000)
  product = await startProduct({ PRACTICE_BLOCK_MS: '200' })
  account = await openAccount(product)
  await letMonthsPass()
  staff = await staffPage(browser, product, 'ada@example.com')
  await bringBonus()
  const { address } = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  const withdraw = (amount: string) =>
    ask<{ id: string }>(product, account, '/api/wallet/withdrawals/', { amount, address })
  paid = (await withdraw('50.55')).id
  await staff.goto(`/staff/withdrawals/${paid}`)
  await press(staff, 'Approve $50.55', 'Approve withdrawal')
  await expect.poll(async () => (await paidOne()).status, { timeout: 60_000 }).toBe('confirmed')
  await withdraw('20.00')
})
test.afterAll(() => product.stop())

const paidOne = () =>
  ask<{ status: string; net: string; fee: string }>(product, account, `/api/wallet/withdrawals/${paid}/`)

async function press(page: Page, name: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Two positions in a plan whose days are drawn, so that some of them lose, and one in a plan that only gains. */
async function letMonthsPass(): Promise<void> {
  const past = await openPast(product)
  try {
    const before = past.at(weeksAgo())
    await publishMonths(before)
    await changeResultSource(before, { planId: 'basic', source: 'market' })
    await fund({ ctx: past.now }, account.user_id, '3000')
    for (const [planId, dollars] of [
      ['basic', 333n],
      ['standard', 1_000n],
      ['basic', 101n],
    ] as const) {
      const amountMinor = dollars * 1_000_000n
      await before.transaction((tx) =>
        openPosition(before, tx, { investorId: account.user_id, planId, amountMinor }),
      )
    }
    await accrueFinishedDays(past.now)
  } finally {
    await past.close()
  }
}

/** Somebody whom the account invited invests for the first time, and an administrator verifies the bonus. */
async function bringBonus(): Promise<void> {
  const { code } = await ask<{ code: string }>(product, account, '/api/referrals/')
  const friend = await openAccount(product, code)
  const past = await openPast(product)
  try {
    await fund({ ctx: past.now }, friend.user_id, '100')
  } finally {
    await past.close()
  }
  await ask(product, friend, '/api/investments/', { plan_id: 'basic', amount: '100.00' })
  await staff.goto('/staff/bonuses')
  await staff.getByRole('link', { name: 'Test Investor' }).press('Enter')
  await press(staff, 'Verify $25.00', 'Verify bonus')
}

/** A signed decimal text in millionths. */
function micros(text: string): bigint {
  const [, sign, whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(text) ?? []
  if (sign === undefined) throw new Error(`no amount: ${text}`)
  return BigInt(sign + whole + part.padEnd(6, '0'))
}
const sum = (texts: readonly string[]): bigint => texts.reduce((total, text) => total + micros(text), 0n)

/** The exact figures that stand somewhere, in their order. */
async function figuresIn(place: Locator): Promise<string[]> {
  const figures = place.locator('data')
  await expect(figures.first()).toBeAttached()
  return figures.evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''))
}

/** The exact figure beside a name. */
async function figureOf(place: Locator, name: string): Promise<string> {
  const named = place.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })
  const [figure = ''] = await figuresIn(named.locator('xpath=following-sibling::dd[1]'))
  return figure
}

const main = (page: Page) => page.getByRole('main')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(product.url + path)
  await loaded(page)
}

/** What the home page says; everything else is compared with it. */
async function home(page: Page) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(product.url)
  await signInBrowser(page, account)
  await open(page, '/dashboard/home')
  const balance = page.getByRole('region', { name: 'Practice balance' })
  const [total = ''] = await figuresIn(balance)
  const part = (name: string) => figureOf(balance, name)
  const rows = page.getByRole('region', { name: 'Where your money is' }).getByRole('listitem')
  const positions = []
  for (const row of await rows.all()) {
    // Between the two stands what was put in, and taken back.
    const [value = '', ...others] = await figuresIn(row)
    const results = others.at(-1) ?? ''
    positions.push({ href: (await row.getByRole('link').getAttribute('href')) ?? '', value, results })
  }
  return {
    total,
    available: await part('Available'),
    /** As it is written. */
    availableText: await balance
      .getByRole('term')
      .filter({ hasText: /^Available$/ })
      .locator('xpath=..')
      .locator('bdi')
      .innerText(),
    invested: await part('Invested'),
    withdrawing: await part('In withdrawal'),
    positions,
    latest: await figuresIn(page.getByRole('region', { name: 'Latest transactions' })),
  }
}

/** Every transaction: its type as shown, its amount, and what was available after it. */
async function allTransactions(page: Page) {
  const more = page.getByRole('button', { name: 'Load more' })
  const rows = main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  while (await more.isVisible()) {
    const before = await rows.count()
    await more.click()
    await expect.poll(() => rows.count()).toBeGreaterThan(before)
  }
  return rows.evaluateAll((all) =>
    all.map((row) => ({
      type: row.querySelector('[data-row]')?.textContent ?? '',
      figures: [...row.querySelectorAll('td[role="cell"]:not(:empty) data')].map(
        (one) => one.getAttribute('value') ?? '',
      ),
    })),
  )
}

test('home: the parts come to the total, the positions to what is invested', async ({ page }) => {
  const shown = await home(page)
  expect(micros(shown.total)).toBe(sum([shown.available, shown.invested, shown.withdrawing]))
  expect(shown.withdrawing).toBe('20.00')
  expect(shown.positions).toHaveLength(3)
  expect(sum(shown.positions.map(({ value }) => value))).toBe(micros(shown.invested))
  const chart = page.getByRole('region', { name: 'Over time' })
  await chart.getByRole('button', { name: 'Show as table' }).click()
  expect((await figuresIn(chart.getByRole('row').nth(1))).at(-1)).toBe(shown.total)
})

/** What can be spent: the amount, which may lead to what it comes from, then the word. */
const offered = (amount: string) =>
  new RegExp(`${amount.replaceAll(/[$.]/g, String.raw`\$&`)}(?:, show where it comes from)? available`)

test('investing and withdrawing offer what home says is available', async ({ page }) => {
  const { availableText } = await home(page)
  for (const path of ['/dashboard/invest?plan=basic', '/dashboard/withdraw']) {
    await open(page, path)
    await expect(main(page)).toContainText(offered(availableText))
  }
  await open(page, '/dashboard/invest?step=pay&plan=standard&amount=1000.00&understood=1')
  await expect(main(page)).toContainText(offered(availableText))
})

test('transactions come to what home says, and its latest are the newest of them', async ({ page }) => {
  const shown = await home(page)
  await open(page, '/dashboard/transactions')
  const rows = await allTransactions(page)
  const types = new Set(rows.map(({ type }) => type))
  expect([...types].toSorted()).toEqual(
    ['Daily result', 'Deposit', 'Investment', 'Referral bonus', 'Withdrawal'].toSorted(),
  )
  const results = rows
    .filter(({ type }) => type === 'Daily result')
    .map(({ figures: [amount = ''] }) => amount)
  expect(results.filter((amount) => amount.startsWith('-')).length).toBeGreaterThan(0)
  expect(results.filter((amount) => !amount.startsWith('-')).length).toBeGreaterThan(0)
  const moved = rows.filter(({ type }) => type !== 'Investment').map(({ figures: [amount = ''] }) => amount)
  expect(sum(moved)).toBe(micros(shown.available) + micros(shown.invested))
  const after = rows.map(({ figures }) => figures[1]).find((figure) => figure !== undefined)
  expect(after).toBe(shown.available)
  expect(shown.latest).toEqual(rows.slice(0, 5).map(({ figures: [amount = ''] }) => amount))
})

test('each position is worth on its own page what home says, and its days come to its results', async ({
  page,
}) => {
  const { positions } = await home(page)
  for (const { href, value, results } of positions) {
    await open(page, href)
    const facts = main(page)
    expect(await figureOf(facts, 'Current value')).toBe(value)
    expect(await figureOf(facts, 'Results so far')).toBe(results)
    const history = page.getByRole('region', { name: 'Day by day' })
    const older = history.getByRole('button', { name: 'Show older days' })
    const days = history.getByRole('row').filter({ has: page.getByRole('rowheader') })
    while (await older.isVisible()) {
      const before = await days.count()
      await older.click()
      await expect.poll(() => days.count()).toBeGreaterThan(before)
    }
    const amounts = await days.evaluateAll((all) =>
      all.map((day) => [...day.querySelectorAll('data')].at(-1)?.getAttribute('value') ?? ''),
    )
    expect(amounts.length).toBeGreaterThan(20)
    expect(sum(amounts)).toBe(micros(results))
  }
})

test('statements end with what home says is there, and their changes lead to it', async ({ page }) => {
  const { total } = await home(page)
  await open(page, '/dashboard/statements')
  const months = await main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('data')].map((one) => one.getAttribute('value') ?? '')),
    )
  const [opening = '', , closing = ''] = [months.at(-1)?.[0], '', months[0]?.[2]]
  expect(closing).toBe(total)
  expect(micros(opening) + sum(months.map(([, change = '']) => change))).toBe(micros(closing))
})

test('a paid withdrawal: its page, its transaction and the console say the same of amount, fee and what arrived', async ({
  page,
}) => {
  await home(page)
  const { fee, net } = await paidOne()
  expect(sum([fee, net])).toBe(micros('50.55'))
  await open(page, `/dashboard/withdrawals/${paid}`)
  const own = [
    await figureOf(main(page), 'You withdraw'),
    await figureOf(main(page), 'Our fee \\(1%\\)'),
    await figureOf(main(page), 'You receive'),
  ]
  expect(own.map((text) => text.replace('-', ''))).toEqual(['50.55', fee, net])
  await open(page, `/dashboard/transactions?q=${paid}`)
  const row = main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(row).toHaveCount(1)
  expect((await figuresIn(row))[0]).toBe('-50.55')
  await row.getByRole('link', { name: 'Withdrawal' }).click()
  const detail = page.getByRole('region', { name: 'Fees' })
  await expect(detail).toBeVisible()
  expect((await figuresIn(detail)).map((text) => text.replace('-', ''))).toEqual(['50.55', fee, net])
  await staff.goto(`/staff/withdrawals/${paid}`)
  await expect(staff.getByRole('heading', { level: 1, name: 'Withdrawal of $50.55' })).toBeVisible()
  await expect.poll(() => figuresIn(main(staff))).toEqual(expect.arrayContaining(['50.55', `-${fee}`, net]))
})

test('the bonus is the same on the page of referrals and among the transactions', async ({ page }) => {
  await home(page)
  await open(page, '/dashboard/referrals')
  const verified = await figureOf(main(page), 'Verified')
  expect(micros(verified)).toBeGreaterThan(0n)
  await open(page, '/dashboard/transactions?type=bonus')
  expect(
    (
      await figuresIn(
        main(page)
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader') }),
      )
    )[0],
  ).toBe(verified)
})

test('staff see the balances and amounts that the investor sees', async ({ page }) => {
  const shown = await home(page)
  await open(page, '/dashboard/transactions')
  const own = (await allTransactions(page)).map(({ figures: [amount = ''] }) => amount)
  await staff.goto(`/staff/investors/${account.user_id}`)
  await expect(staff.getByRole('heading', { level: 1, name: 'Test Investor' })).toBeVisible()
  const facts = staff.getByRole('region', { name: 'Investor', exact: true })
  expect(await figureOf(facts, 'Available')).toBe(shown.available)
  expect(await figureOf(facts, 'Invested')).toBe(shown.invested)
  expect(await figureOf(facts, 'In withdrawal')).toBe(shown.withdrawing)
  const ledger = staff.getByRole('region', { name: 'Ledger' })
  const more = ledger.getByRole('button', { name: /more/i })
  await expect(ledger.getByRole('rowheader').first()).toBeVisible()
  while (await more.isVisible()) {
    const before = await ledger.getByRole('rowheader').count()
    await more.click()
    await expect.poll(() => ledger.getByRole('rowheader').count()).toBeGreaterThan(before)
  }
  expect(await figuresIn(ledger)).toEqual(own)
})

test('staff read the investor’s transfers in their own language', async () => {
  const rowsOf = (ledger: string) => staff.getByRole('region', { name: ledger }).getByRole('rowheader')
  await staff.goto(`/staff/investors/${account.user_id}`)
  await expect(rowsOf('Ledger').first()).toHaveText(/^Withdrawal · (?:Requested|In review)$/)
  await staff.evaluate(() => localStorage.setItem('evenmoor.locale', 'de'))
  await staff.reload()
  await expect(rowsOf('Hauptbuch').first()).toHaveText(/^Auszahlung · (?:Beantragt|In Prüfung)$/)
  await expect(rowsOf('Hauptbuch').nth(1)).toHaveText(/^Auszahlung · Bestätigt$/)
  for (const text of (await rowsOf('Hauptbuch').allTextContents()).slice(2))
    expect(text).toMatch(
      /^(?:Einzahlung|Empfehlungsbonus|(?:Anlage|Tagesergebnis für \d+\.\d+\.\d{4})(?:Basic|Standard|Premium))$/,
    )
  await staff.evaluate(() => localStorage.setItem('evenmoor.locale', 'en'))
})

test('the receipt of a withdrawal says the same figures, and can be checked by anybody', async ({
  page,
}, info) => {
  const { amount, fee, net, reference } = await ask<{
    amount: string
    fee: string
    net: string
    reference: string
  }>(product, account, `/api/wallet/withdrawals/${paid}/`)
  await page.goto(product.url)
  await signInBrowser(page, account)
  await open(page, `/dashboard/withdrawals/${paid}`)
  const places = page.getByRole('navigation', { name: 'Your account' })
  await expect(places.locator('[aria-current]').filter({ visible: true })).toHaveText('Withdraw')
  await expect.poll(() => figuresIn(main(page))).toEqual(expect.arrayContaining([amount, fee, net]))
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the receipt as PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`evenmoor-withdrawal-${reference}.pdf`)
  const file = info.outputPath('withdrawal.pdf')
  await download.saveAs(file)
  await page.goto(`${product.url}/verify-statement`)
  await hydrated(page)
  await page.getByLabel('The statement', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Check file' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'This receipt is genuine' })).toBeFocused()
  const said = page.getByRole('region', { name: 'What the receipt says' })
  expect(await figuresIn(said)).toEqual([amount, fee, net])
  await expect(said).toContainText('Practice money')
  const checked = await product.ops('verify-statement', file)
  expect([checked.code, checked.output]).toEqual([0, expect.stringContaining(`withdrawal ${paid}, practice`)])
  expect(checked.output).toContain(`fee ${fee}, received ${net} USD`)
})

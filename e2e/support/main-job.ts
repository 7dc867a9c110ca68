import { type Browser, expect, type Page, test } from '@playwright/test'
import { addDays, utcDay } from '../../server/src/platform/clock.ts'
import { withinOneDay } from './one-day.ts'
import { pageClock } from './page-clock.ts'
import { seenInPassing } from './passing.ts'
import type { Product } from './product.ts'
import { hydrated } from './public-page.ts'

const password = 'three unrelated violet words'

/** From the home page to a withdrawn practice dollar, as a new investor and a member of staff do it. */
export async function mainJob(
  browser: Browser,
  product: Product,
  viewport: { width: number; height: number },
): Promise<void> {
  const context = await browser.newContext({ viewport, baseURL: product.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const clock = await pageClock(page)
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  const elsewhere: string[] = []
  page.on('request', (request) => !request.url().startsWith(product.url) && elsewhere.push(request.url()))
  const email = `investor-${viewport.width}@example.com`

  await test.step('home page → sign up → code from the mailbox → log in → dashboard', async () => {
    await page.goto('/')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every number here can prove itself.')
    await page.getByRole('main').getByRole('link', { name: 'Get started' }).first().click()
    await signUp(page, email)
    // What says that it worked goes on by itself after a while; here it waits for the press.
    await clock.stop()
    await verify(page, product, email)
    await logIn(page, email)
    await clock.go()
    await expect(page).toHaveURL(/\/dashboard\/home$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), /)
  })

  await withinOneDay(60_000)
  await test.step('Basic: amount → review → checkout_usdt → pay → confirmations live → settled → position opened', async () => {
    await page.goto('/dashboard/invest')
    await investInBasic(page, '100')
    await expect(page).toHaveURL(/\/dashboard\/invest\/checkout_usdt\?deposit=/)
    await expect(page.getByText('Practice network').first()).toBeVisible()
    await seenInPassing(page, 'of 3 confirmations', () =>
      page.getByRole('button', { name: /^Pay \d/ }).click(),
    )
    await expect(page.getByText('$100.00 credited')).toBeVisible()
    await expect(page.getByText('Your position in Basic is open.')).toBeVisible()
  })

  await test.step('the day’s result is credited once, however often it is run', async () => {
    const tomorrow = addDays(utcDay(new Date()), 1)
    for (let run = 0; run < 2; run += 1) {
      const { code, output } = await product.ops('accrue', '--day', tomorrow)
      expect(output).not.toMatch(/error/i)
      expect(code).toBe(0)
    }
    await page.goto('/dashboard/home')
    await expect(page.getByRole('main')).toContainText('$102.50')
    await page.goto('/dashboard/transactions')
    await expect(page.getByText('+$2.50').filter({ visible: true })).toHaveCount(1)
  })

  await test.step('withdraw to the practice wallet, 1 % fee shown before confirming', async () => {
    await page.goto('/dashboard/withdraw')
    await page.getByLabel('Amount').fill('2.50')
    await page.getByRole('button', { name: 'Choose address' }).click()
    await page.getByRole('radio', { name: 'Use my practice address' }).check()
    await page.getByRole('button', { name: 'Review withdrawal' }).click()
    const main = page.getByRole('main')
    await expect(main).toContainText('Our fee (1%)')
    await expect(main).toContainText('0.03')
    await expect(main).toContainText('2.47')
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await expect(page).toHaveURL(/\/dashboard\/withdrawals\//)
    await expect(page.getByText('In review').first()).toBeVisible()
  })

  await test.step('staff approve, the practice network pays, the status page shows it', async () => {
    const staff = await (await browser.newContext({ viewport, baseURL: product.url })).newPage()
    await staff.goto(product.administratorLink())
    await expect(staff).toHaveURL(/\/staff$/)
    await staff.goto('/staff/withdrawals')
    await staff
      .getByRole('link', { name: /Test Investor|2\.50|Review/ })
      .first()
      .click()
    await staff.getByRole('button', { name: 'Approve' }).click()
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: /Approve/ })
      .click()
    await expect(
      staff
        .getByText(/Approved|Sent|Confirmed/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect(page.getByText('Confirmed').filter({ visible: true }).first()).toBeVisible({
      timeout: 30_000,
    })
    await staff.context().close()
  })

  await test.step('reconcile agrees and exits 0', async () => {
    const before = await product.ops('reconcile')
    expect(before.output).not.toMatch(/differs|difference:/i)
    expect(before.code).toBe(0)
  })

  expect(faults).toEqual([])
  expect(elsewhere).toEqual([])
  await context.close()
}

/** Spoils the books of the product, which is of no use afterwards. */
export const tamperedIsNamed = (product: Product): Promise<void> =>
  test.step('a tampered posting is named with exit 1', async () => {
    await product.superuser(
      `alter table ledger.posting disable trigger user;
       update ledger.posting set amount = amount + 1 where (transfer_id, line) in
         (select transfer_id, line from ledger.posting order by transfer_id, line limit 1);
       alter table ledger.posting enable trigger user`,
    )
    const after = await product.ops('reconcile')
    expect(after.code).toBe(1)
    expect(after.output).toMatch(/transfer 1\b/)
  })

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Test')
  await page.getByLabel('Last name').fill('Investor')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox', { name: /18 or over/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible()
}

async function verify(page: Page, product: Product, email: string): Promise<void> {
  const code = /\b\d{6}\b/.exec((await product.newestMail(email)).text)?.[0] ?? ''
  await page.getByLabel('6-digit code').fill(code)
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByText('Account verified successfully!')).toBeVisible()
  await page.getByRole('link', { name: 'Continue now' }).click()
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  await page.getByRole('link', { name: 'Continue now' }).click()
}

async function investInBasic(page: Page, amount: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Review investment', exact: true })
  await page.getByRole('radio', { name: /Basic/ }).check()
  await page.getByLabel('Amount').fill(amount)
  await next.click()
  await page.getByRole('checkbox', { name: 'I understand I can lose this amount' }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: /USDT/ }).check()
  await page
    .getByRole('button', { name: /Continue|Go to checkout|Pay/ })
    .first()
    .click()
}

import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { ask } from './support/money.ts'
import { type Product, startProduct } from './support/product.ts'
import { hydrated } from './support/public-page.ts'
import { axeIsClean, staffPage } from './support/staff.ts'

/** A referral from the link to the withdrawn bonus, with two administrators at once; e2e/referrals.e2e.ts has one. */
let product: Product
let inviter: Page
let account: Account

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  product = await startProduct({ PRACTICE_BLOCK_MS: '200' })
  account = await openAccount(product)
  inviter = await pageOf(browser)
  await inviter.goto('/')
  await signInBrowser(inviter, account)
})
test.afterAll(() => product.stop())

const pageOf = async (browser: Browser) =>
  (await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 900 } })).newPage()

let link = ''

test('the page shows code, link and rules, and nobody yet', async () => {
  // A device that can send things on; this browser has no such thing of its own.
  await inviter.addInitScript(() => {
    Object.assign(navigator, { share: async ({ url }: { url: string }) => void (document.title = url) })
  })
  await inviter.goto('/dashboard/home')
  await inviter.getByRole('link', { name: 'Referrals' }).first().click()
  await expect(inviter.getByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible()
  await expect(inviter.getByText('you get a pending bonus of $25.00')).toBeVisible()
  await expect(inviter.getByText('No one has used your link yet.')).toBeVisible()
  await expect(inviter.getByRole('button', { name: 'Copy code' })).toBeVisible()
  const { code, link: own } = await ask<{ code: string; link: string }>(product, account, '/api/referrals/')
  // Spoken letter by letter, shown as one.
  await expect(inviter.getByText(code.split('').join(' '), { exact: true })).toBeAttached()
  await expect(inviter.getByText(own, { exact: true })).toBeVisible()
  await axeIsClean(inviter)
  await inviter.getByRole('button', { name: 'Share link' }).click()
  await expect(inviter).toHaveTitle(own)
  link = own
})

test('who follows the link signs up with the code, invests, and the bonus is pending', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const guest = await pageOf(browser)
  await guest.goto(link)
  await hydrated(guest)
  const email = 'friend@example.com'
  await guest.getByLabel('First name').fill('Bob')
  await guest.getByLabel('Last name').fill('Moss')
  await guest.getByRole('main').getByLabel('Email').fill(email)
  await guest.getByLabel('Password', { exact: true }).fill(account.password)
  await guest.getByLabel('Confirm password').fill(account.password)
  await expect(guest.getByLabel('Referral code')).toHaveValue(new URL(link).searchParams.get('ref') ?? '')
  await guest.getByRole('checkbox', { name: /18 or over/ }).check()
  await guest.getByRole('button', { name: 'Create account' }).click()
  await expect(guest.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible()
  const code = /\b\d{6}\b/.exec((await product.newestMail(email)).text)?.[0] ?? ''
  const post = async (path: string, body: unknown) => {
    const reply = await fetch(product.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(reply.ok).toBe(true)
    return reply.json()
  }
  await post('/account/verify_code/', { email, code })
  const bob = (await post('/account/login/', { email, password: account.password })) as Account
  await inviter.reload()
  await expect(inviter.getByRole('row', { name: /B••• M•••/ })).toContainText('No bonus')
  // A checkout that pays into a plan: the position opens by itself, and with it the bonus arises.
  const deposit = await ask<{ id: string }>(product, bob, '/api/wallet/deposits/', {
    amount: '100.00',
    coin: 'usdt',
    plan_id: 'basic',
  })
  await ask(product, bob, '/api/practice/payments/', { deposit_id: deposit.id })
  await expect
    .poll(async () => (await ask<{ results: unknown[] }>(product, bob, '/api/investments/')).results.length, {
      timeout: 60_000,
    })
    .toBe(1)
  await inviter.reload()
  const row = inviter.getByRole('row', { name: /B••• M•••/ })
  await expect(row).toContainText('$25.00')
  await expect(row).toContainText('Pending review')
  await expect(inviter.getByText('Bob')).toBeHidden()
  expect(await available()).toBe('0.00')
})

const available = async () => (await ask<{ available: string }>(product, account, '/api/wallet/')).available

test('of two administrators at one bonus the second is told who was faster', async ({ browser }) => {
  test.setTimeout(120_000)
  const ada = await staffPage(browser, product, 'ada@example.com')
  const grace = await staffPage(browser, product, 'grace@example.com')
  for (const page of [ada, grace]) {
    await page
      .getByRole('navigation', { name: 'Staff console' })
      .getByRole('link', { name: 'Bonuses' })
      .click()
    await page.getByRole('link', { name: 'Test Investor' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Bonus of $25.00' })).toBeFocused()
    // All of this test comes from one machine.
    await expect(page.getByText('Same connection')).toBeVisible()
    await expect(page.getByText('$100.00 in Basic')).toBeVisible()
  }
  await axeIsClean(ada)
  await grace.getByRole('button', { name: 'Reject bonus', exact: true }).click()
  await grace.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('One household.')
  await ada.getByRole('button', { name: 'Verify' }).click()
  await ada.getByRole('dialog').getByRole('button', { name: 'Verify' }).click()
  await expect(ada.getByText('Bonus verified.')).toBeVisible()
  await grace.getByRole('dialog').getByRole('button', { name: 'Reject bonus' }).click()
  await expect(grace.getByText('A colleague decided first. Nothing was done twice.')).toBeVisible()
  await expect(grace.getByText(/verified it at \d\d:\d\d UTC/)).toBeVisible()
})

test('the inviter sees it verified, and can withdraw it', async () => {
  expect(await available()).toBe('25.00')
  await inviter.goto('/dashboard/referrals')
  await expect(inviter.getByRole('row', { name: /B••• M•••/ })).toContainText('Verified')
  await inviter.goto('/dashboard/transactions')
  await expect(inviter.getByRole('row', { name: /Referral bonus/ })).toContainText('+$25.00')
  const { address } = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  await ask(product, account, '/api/wallet/withdrawals/', { amount: '25.00', address })
  expect(await available()).toBe('0.00')
  expect((await product.ops('reconcile')).code).toBe(0)
})

import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { type Account, openAccount } from './support/account.ts'
import { logIn, main, open } from './support/account-pages.ts'
import { look, openCheckout, pay } from './support/checkouts.ts'
import { logsIn } from './support/factors.ts'
import { limitAccount } from './support/limited-account.ts'
import { looksRight } from './support/looks-right.ts'
import { ask, liveAccount } from './support/money.ts'
import type { Product } from './support/product.ts'
import { hydrated, loaded, test } from './support/public-page.ts'
import { staffPage } from './support/staff.ts'
import { wordsOf } from './support/words.ts'

/** Accounts that staff locked or suspended: what their owners are told, what still works, and how it ends. */

const title = 'Your profile ran into some issues'
const box = (page: Page) => main(page).getByRole('status').filter({ hasText: title })
const banner = (page: Page) => page.getByRole('complementary', { name: /^Your account is / })
const see = (page: Page) => box(page).getByRole('button', { name: 'See my account' })

async function seeAccount(page: Page, { email, password }: Account): Promise<void> {
  await open(page, '/login')
  await logIn(page, email, password)
  await logsIn(page, () => see(page).click())
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await expect(banner(page)).toBeVisible()
}

/** An account whose owner reads this language. */
async function accountIn(product: Product, locale: string): Promise<Account> {
  const account = await openAccount(product)
  await product.superuser(`update person set locale = '${locale}' where id = '${account.user_id}'`)
  return account
}

/** The account's page in the console, in a browser of its own. */
async function inConsole(browser: Browser, product: Product, { email }: Account): Promise<Page> {
  const staff = await staffPage(browser, product, 'ada@example.com')
  await staff.goto(`/staff/investors?q=${encodeURIComponent(email)}`)
  await staff.getByRole('link', { name: 'Test Investor' }).click()
  await expect(staff.getByRole('heading', { level: 1, name: 'Test Investor' })).toBeVisible()
  return staff
}

/** Presses an act of the console, and the button of its dialog that is named after it. */
async function act(
  staff: Page,
  name: string,
  fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await staff.getByRole('button', { name, exact: true }).click()
  const dialog = staff.getByRole('dialog', { name })
  await fill(dialog)
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(staff.getByText(`Done: ${name}`)).toBeVisible()
}

test('staff lock an account: its owner is told the class of the reason, sees everything, takes data and money out, and staff open it again', async ({
  page,
  browser,
  product,
}) => {
  test.slow()
  const account = await openAccount(product)
  await liveAccount(product, account)
  const staff = await inConsole(browser, product, account)
  await act(staff, 'Lock account', async (dialog) => {
    await dialog
      .getByRole('combobox', { name: 'Why, as the investor is told' })
      .selectOption('A legal request')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Court of Bergen, file 12')
    await looksRight(staff)
    await staff.setViewportSize({ width: 1280, height: 900 })
  })
  const facts = staff.getByRole('region', { name: 'Investor', exact: true })
  await expect(facts).toContainText('A legal request')
  await expect(facts).toContainText('Look again by')
  await expect(facts).toContainText(/A-\d+/)
  const reference = /A-\d+/.exec(await facts.innerText())?.[0] ?? ''
  expect(reference).not.toBe('')

  await page.goto('/login')
  await logIn(page, account.email, account.password)
  await expect(box(page)).toContainText('Your account is locked. We have to answer a legal request.')
  await expect(box(page)).toContainText('Your balance is untouched.')
  await expect(box(page)).toContainText(/We look at it again by \S.+ at the latest\./)
  await expect(box(page)).toContainText(reference)
  await expect(page.getByText('This is a locked account')).toBeHidden()
  await expect(page.getByText('Court of Bergen')).toBeHidden()
  await looksRight(page)
  await box(page).getByRole('link', { name: 'Contact support' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(
    new RegExp(`^About my account, reference ${reference}:`),
  )

  await seeAccount(page, account)
  await expect(main(page)).toContainText('$200.00')
  await expect(banner(page)).toContainText(reference)
  await looksRight(page)
  await page.goto('/profile/data')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download your data' }).click()
  const data = JSON.parse(await readFile(await (await waiting).path(), 'utf8')) as {
    profile: { email: string }
  }
  expect(data.profile.email).toBe(account.email)
  await withdraw(page, '20')
  await page.goto('/dashboard/invest?step=pay&plan=basic&amount=100&understood=1')
  await expect(
    page.getByText('While your account is locked, nothing can be invested or paid in.'),
  ).toBeVisible()

  await staff.goto(`/staff/withdrawals?q=${encodeURIComponent(account.email)}`)
  await staff.getByRole('link', { name: 'Test Investor' }).first().click()
  await expect(main(staff).getByText('Account locked or suspended', { exact: true }).first()).toBeVisible()

  // By its reference, after the day by which it was to be looked at.
  await product.superuser(
    `update person set state_since = now() - interval '4 days', state_review_by = now() - interval '1 day'
     where id = '${account.user_id}'`,
  )
  await staff.goto(`/staff/investors?q=${reference}`)
  await expect(staff.locator('[data-row]')).toHaveCount(1)
  await expect(staff.locator('[data-row]').first().locator('xpath=ancestor::tr')).toContainText('Overdue')
  await staff.getByRole('link', { name: 'Test Investor' }).click()
  await expect(facts).toContainText('Overdue')
  await looksRight(staff)
  await staff.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/dashboard/home')
  await expect(banner(page)).toContainText('and we are late')
  await act(staff, 'Looked at again', (dialog) =>
    dialog.getByRole('textbox', { name: 'Reason' }).fill('The file is still open.'),
  )
  await expect(facts).not.toContainText('Overdue')

  await act(staff, 'Unlock account', async () => undefined)
  await expect(facts).not.toContainText(reference)
  await page.goto('/dashboard/home')
  await expect(page).toHaveURL(/\/login/)
  await logsIn(page, () => logIn(page, account.email, account.password))
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await loaded(page)
  await expect(banner(page)).toHaveCount(0)
})

/** Asks for money to the practice address, as far as the page of the withdrawal. */
async function withdraw(page: Page, amount: string): Promise<void> {
  await page.goto('/dashboard/withdraw')
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'Use my practice address' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page).toHaveURL(/\/dashboard\/withdrawals\//)
}

test('what a page did not know to wait is refused in the words of its language', async ({
  page,
  product,
}) => {
  const account = await accountIn(product, 'de')
  await limitAccount(product, account.user_id, 'suspended')
  await page.goto('/de/login')
  await hydrated(page)
  await page.locator('#login-email').fill(account.email)
  await page.locator('#login-password').fill(account.password)
  await page.locator('#login-password').press('Enter')
  await page.getByRole('button', { name: await wordsOf('de', 'standing', 'standing.see') }).click()
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await page.goto('/profile/edit')
  await loaded(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const name = main(page).locator('input[autocomplete=given-name]')
  await name.fill('Grace')
  await name.press('Enter')
  await expect(main(page)).toContainText('Ihr Konto ist ausgesetzt. Sie können es ansehen')
  await expect(
    ask(product, account, '/api/investments/', { plan_id: 'basic', amount: '100.00' }),
  ).rejects.toThrow(/403.*account_limited/s)
})

test('a checkout that was open before is not paid from the practice wallet, and says why', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  const { id } = await openCheckout(product, account, page)
  await limitAccount(product, account.user_id, 'locked')
  await pay(page)
  await expect(main(page)).toContainText('Your account is locked. You can see it, export it')
  expect(await look(product, account, id)).toMatchObject({ status: 'new', payments: [] })
})

for (const locale of ['de', 'ar']) {
  test(`the box and the banner stand without a fault on a phone (${locale})`, async ({ page, product }) => {
    const account = await accountIn(product, locale)
    await limitAccount(product, account.user_id, 'locked')
    const say = (key: string) => wordsOf(locale, 'standing', `standing.${key}`)
    await page.goto(`/${locale}/login`)
    await hydrated(page)
    await page.locator('#login-email').fill(account.email)
    await page.locator('#login-password').fill(account.password)
    await page.locator('#login-password').press('Enter')
    await expect(main(page)).toContainText(await say('why.unusual_activity'))
    await looksRight(page, [360])
    await page.getByRole('button', { name: await say('see') }).click()
    await expect(page).toHaveURL(/\/dashboard\/home$/)
    await expect(page.getByRole('complementary', { name: await say('state.locked') })).toContainText(
      await say('works'),
    )
    await looksRight(page, [360])
  })
}

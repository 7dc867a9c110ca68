import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { type Account, openAccount } from './support/account.ts'
import { logIn, main } from './support/account-pages.ts'
import { look, openCheckout, pay } from './support/checkouts.ts'
import { act, banner, box, inConsole, limitAccount, seeAccount } from './support/limited-account.ts'
import { looksRight } from './support/looks-right.ts'
import { ask, liveAccount } from './support/money.ts'
import type { Product } from './support/product.ts'
import { hydrated, loaded, resized, test } from './support/public-page.ts'
import { wordsOf } from './support/words.ts'

/** Accounts that staff locked or suspended: what still works, what is refused, and how it looks. */

/** An account whose owner reads this language. */
async function accountIn(product: Product, locale: string): Promise<Account> {
  const account = await openAccount(product)
  await product.superuser(`update person set locale = '${locale}' where id = '${account.user_id}'`)
  return account
}

test('while an account is locked its owner takes data and money out, and staff review it again when it is due', async ({
  page,
  browser,
  product,
}) => {
  test.slow()
  const account = await openAccount(product)
  await liveAccount(product, account)
  const staff = await inConsole(browser, product, account)
  await staff.getByRole('button', { name: 'Lock account', exact: true }).click()
  await expect(staff.getByRole('dialog', { name: `Lock the account of ${account.email}?` })).toBeVisible()
  await looksRight(staff)
  await limitAccount(product, account.user_id, 'locked')

  await page.goto('/login')
  await logIn(page, account.email, account.password)
  await expect(box(page)).toBeVisible()
  await looksRight(page)
  await seeAccount(page, account)
  await expect(main(page)).toContainText('$200.00')
  await looksRight(page)
  await page.goto('/profile/data')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download your data' }).click()
  const data = JSON.parse(await readFile(await (await waiting).path(), 'utf8')) as {
    profile: { email: string }
  }
  expect(data.profile.email).toBe(account.email)
  await withdraw(page, '20')
  await resized(staff, 1280, 900)
  await staff.goto(`/staff/withdrawals?q=${encodeURIComponent(account.email)}`)
  await staff.getByRole('link', { name: 'Test Investor' }).first().click()
  await expect(main(staff).getByText('Account locked or suspended', { exact: true }).first()).toBeVisible()

  // By its reference, after the day by which it was to be looked at.
  await product.superuser(
    `update person set state_since = now() - interval '4 days', state_review_by = now() - interval '1 day'
     where id = '${account.user_id}'`,
  )
  await page.goto('/dashboard/home')
  await expect(banner(page)).toContainText('We’re late: our review was due by')
  const reference = /A-\d+/.exec(await banner(page).innerText())?.[0] ?? ''
  expect(reference).not.toBe('')
  await staff.goto(`/staff/investors?q=${reference}`)
  await expect(staff.locator('[data-row]')).toHaveCount(1)
  await expect(staff.locator('[data-row]').first().locator('xpath=ancestor::tr')).toContainText('Overdue')
  await staff.getByRole('link', { name: 'Test Investor' }).click()
  const facts = staff.getByRole('region', { name: 'Investor', exact: true })
  await expect(facts).toContainText('Overdue')
  await looksRight(staff)
  await resized(staff, 1280, 900)
  await act(staff, 'Keep lock, review later', (dialog) =>
    dialog.getByRole('textbox', { name: 'Reason' }).fill('The file is still open.'),
  )
  await expect(facts).not.toContainText('Overdue')
  await staff.context().close()
})

/** Asks for money to the practice address, as far as the page of the withdrawal. */
async function withdraw(page: Page, amount: string): Promise<void> {
  await page.goto('/dashboard/withdraw')
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Choose address' }).click()
  await page.getByRole('radio', { name: 'Use my practice address' }).check()
  await page.getByRole('button', { name: 'Review withdrawal' }).click()
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
  await page.getByRole('button', { name: wordsOf('de', 'account.accountStatus.see') }).click()
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await page.goto('/profile/edit')
  await loaded(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const name = main(page).locator('input[autocomplete=given-name]')
  await name.fill('Grace')
  await name.press('Enter')
  await expect(main(page)).toContainText('Ihr Konto ist vorläufig gesperrt. Sie können es ansehen')
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
    const say = (key: string) => wordsOf(locale, `account.accountStatus.${key}`)
    await page.goto(`/${locale}/login`)
    await hydrated(page)
    await page.locator('#login-email').fill(account.email)
    await page.locator('#login-password').fill(account.password)
    await page.locator('#login-password').press('Enter')
    await expect(main(page)).toContainText(say('why.unusual_activity'))
    await looksRight(page, [360])
    await page.getByRole('button', { name: say('see') }).click()
    await expect(page).toHaveURL(/\/dashboard\/home$/)
    await expect(page.getByRole('complementary', { name: say('state.locked') })).toContainText(say('works'))
    await looksRight(page, [360])
  })
}

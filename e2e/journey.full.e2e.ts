import { expect, type Page } from '@playwright/test'
import { directionOf, type Locale, locales } from '../contract/src/locales.ts'
import { englishLeft } from './support/english-left.ts'
import { liveLayoutFindings } from './support/layout-findings.ts'
import { pageClock } from './support/page-clock.ts'
import type { Product } from './support/product.ts'
import { loaded, test } from './support/public-page.ts'
import { patternOf, wordsOf } from './support/words.ts'

/** One whole journey in each language, on a phone, found by the words of that language alone. */

test.use({ screenshot: 'off', viewport: { width: 360, height: 900 } })

const password = 'three unrelated violet words'

for (const locale of locales)
  test(`from the home page to a withdrawal and out again, all of it in ${locale}`, async ({
    page,
    product,
    noted,
  }) => {
    test.slow()
    const words = (key: string) => wordsOf(locale, key)
    const main = page.getByRole('main')
    const press = (key: string) => main.getByRole('button', { name: words(key), exact: true }).click()
    const follow = (key: string) =>
      main
        .getByRole('link', { name: words(key), exact: true })
        .first()
        .click()
    const toPage = (word: string) =>
      page
        .getByRole('navigation', { name: words('investor.investor.shell.nav') })
        .getByRole('link', { name: words(`investor.investor.shell.${word}`), exact: true })
        .click()
    const seen = pagesIn(locale, page, await namesOf(product))
    const clock = await pageClock(page)
    /** What says that it is done goes on by itself after a while; here it waits for the press. */
    const doneBy = async (key: string, act: () => Promise<void>) => {
      await clock.stop()
      await act()
      await expect(main.getByText(words(key))).toBeVisible()
      await follow('common.common.continueNow')
      await clock.go()
    }
    const email = `journey-${locale.toLowerCase()}@example.com`
    const home = locale === 'en' ? '/' : `/${locale}`

    await test.step('sign up with the code of the email, and log in', async () => {
      await page.goto(home)
      await seen.expect('home', 'site.home.heading')
      await follow('site.home.getStarted')
      await seen.expect('sign-up', 'account.signUp.title')
      await page.locator('#signup-first-name').fill('Ada')
      await page.locator('#signup-last-name').fill('Lovelace')
      await page.locator('#signup-email').fill(email)
      await page.locator('#signup-password').fill(password)
      await page.locator('#signup-password-again').fill(password)
      await page.locator('#signup-adult').check()
      await press('account.signUp.submit')
      await seen.expect('code', 'account.signUpCode.title')
      await page.locator('#signup-code').fill(await codeOf(product, email, locale))
      await doneBy('account.signUpCode.done', () => press('account.signUpCode.submit'))
      await seen.expect('login', 'account.logIn.title')
      await expect(page.locator('#login-email')).toHaveValue(email)
      await page.locator('#login-password').fill(password)
      await doneBy('account.logIn.done', () => press('account.logIn.submit'))
      await expect(page).toHaveURL(/\/dashboard\/home$/)
      await seen.expect('dashboard', 'investor.dashboard.greeting')
    })

    await test.step('add money from the practice wallet, and invest it', async () => {
      await press('investor.investor.addMoney.button')
      await expect(page).toHaveURL(/\/checkout_usdt\?deposit=/)
      await expect(
        main.getByRole('status').getByText(patternOf(locale, 'invest.checkout.line.added')),
      ).toBeVisible()
      await seen.expect('checkout', 'invest.checkout.head.add')
      await follow('invest.checkout.line.openPosition')
      await seen.expect('invest', 'invest.invest.plan.heading')
      await page.locator('#amount').fill('100')
      await press('invest.invest.plan.continue')
      await seen.expect('review of the investment', 'invest.investPay.review.heading')
      await page.locator('#understood').check()
      await main.getByRole('button', { name: patternOf(locale, 'invest.investPay.pay.investNow') }).click()
      await seen.expect('position', 'invest.position.title')
      await expect(main.getByText(words('invest.position.opened'), { exact: true })).toBeVisible()
    })

    await test.step('withdraw a part of the rest to the practice wallet', async () => {
      await toPage('withdraw')
      await seen.expect('withdraw', 'withdrawals.withdraw.amount.heading')
      await page.locator('#amount').fill('250')
      await press('withdrawals.withdraw.amount.continue')
      await seen.expect('address', 'withdrawals.withdraw.address.heading')
      await main.getByRole('radio', { name: words('withdrawals.withdraw.address.own') }).check()
      await press('withdrawals.withdraw.address.continue')
      await seen.expect('review of the withdrawal', 'withdrawals.withdraw.review.heading')
      await press('withdrawals.withdraw.review.confirm')
      await expect(page).toHaveURL(/\/dashboard\/withdrawals\//)
      await seen.expect('withdrawal', 'withdrawals.withdraw.page.title')
      await expect(main.getByText(words('withdrawals.withdraw.status.in_review')).first()).toBeVisible()
    })

    await test.step('the transactions, the profile, and log out', async () => {
      await toPage('activity')
      await seen.expect('transactions', 'activity.transactions.title')
      // The deposit, the position and the withdrawal.
      await expect(main.getByRole('row').filter({ has: page.locator('data') })).toHaveCount(3)
      await toPage('profile')
      await seen.expect('profile', 'profile.profile.title')
      await follow('profile.profile.logout')
      await seen.expect('log out', 'account.logOut.title')
      await doneBy('account.logOut.done', () => press('account.logOut.submit'))
      await expect(page).toHaveURL(home)
      await seen.expect('home', 'site.home.heading')
    })

    expect(seen.wrong).toEqual([])
    expect(noted).toEqual({ errors: [], foreign: [] })
  })

/** Each page that the journey comes to, and what is wrong with any of them. */
function pagesIn(locale: Locale, page: Page, names: readonly string[]) {
  const wrong: string[] = []
  return {
    wrong,
    /** Waits until the page with this heading is here, and looks at it. */
    expect: async (name: string, heading: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(patternOf(locale, heading))
      await loaded(page)
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', locale)
      await expect(html).toHaveAttribute('dir', directionOf(locale))
      wrong.push(...(await liveLayoutFindings(page, name)))
      wrong.push(...(await englishLeft(page, locale, names)).map((text) => `${name}: in English: ${text}`))
    },
  }
}

/** What has one name in every language: plans, coins, and the person who travels. */
async function namesOf({ url }: Product): Promise<readonly string[]> {
  const asked = async (address: string) =>
    (await (await fetch(`${url}${address}`)).json()) as Readonly<Record<string, unknown>>[]
  const [plans, coins] = await Promise.all([asked('/api/plans/'), asked('/api/market/coins/')])
  return [
    'Ada Lovelace',
    ...plans.map(({ title }) => String(title)),
    ...coins.map(({ name }) => String(name)),
  ]
}

/** The code of the newest email, which is written in this language. */
async function codeOf(product: Product, email: string, locale: Locale): Promise<string> {
  const { subject, text } = await product.newestMail(email)
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
  // In Arabic the code keeps its own direction, by signs that nobody sees.
  expect(subject.replaceAll(/[\u2066-\u2069]/g, '')).toBe(
    wordsOf(locale, 'mails.code.subject').replace('{code}', code),
  )
  for (const key of ['text', 'expiry', 'reason']) expect(text).toContain(wordsOf(locale, `mails.code.${key}`))
  return code
}

import { expect, type Page, type Request } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { ask } from './support/money.ts'
import { give } from './support/own-verbs.ts'
import { test } from './support/public-page.ts'
import { withPast } from './support/staff-console.ts'

/** A money button that is pressed twice, and one whose page is reloaded before the answer: one effect each (F23). */

type MoneyAct = {
  readonly name: string
  readonly path: '/api/investments/' | '/api/wallet/withdrawals/'
  /** From the first page of the form to its button. */
  readonly fill: (page: Page) => Promise<void>
  /** What has to be chosen again after a reload; the rest is in the address. */
  readonly choose: (page: Page) => Promise<void>
  readonly button: string
  /** Where the person is when it is done, and what is written there. */
  readonly done: RegExp
  readonly says: string
  /** The code of that page. */
  readonly nextPage: RegExp
}

const fillWithdrawal = async (page: Page) => {
  await page.goto('/dashboard/withdraw')
  await page.getByLabel('Amount').fill('20')
  await page.getByRole('button', { name: 'Choose address' }).click()
  await page.getByRole('radio', { name: 'Use my practice address' }).check()
  await page.getByRole('button', { name: 'Review withdrawal' }).click()
}

const fillInvestment = async (page: Page) => {
  await page.goto('/dashboard/invest')
  await page.getByRole('radio', { name: /Basic/ }).check()
  await page.getByLabel('Amount', { exact: true }).fill('100')
  await page.getByRole('button', { name: 'Review investment', exact: true }).click()
  await page.getByRole('checkbox', { name: 'I understand I can lose this amount' }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

const acts: readonly MoneyAct[] = [
  {
    name: 'an investment',
    path: '/api/investments/',
    fill: fillInvestment,
    choose: (page) => page.getByRole('radio', { name: /Available balance/ }).check(),
    button: 'Invest $100.00',
    done: /\/dashboard\/positions\//,
    says: 'Your position is open',
    nextPage: /\/PositionScreen-/,
  },
  {
    name: 'a withdrawal',
    path: '/api/wallet/withdrawals/',
    fill: fillWithdrawal,
    choose: async () => undefined,
    button: 'Confirm withdrawal',
    done: /\/dashboard\/withdrawals\//,
    says: 'Our team is reviewing it.',
    nextPage: /\/WithdrawalScreen-/,
  },
]

const keyOf = (request: Request) => request.headers()['idempotency-key']

for (const { name, path, fill, choose, button, done, says, nextPage } of acts) {
  const begin = async (page: Page, account: Account) => {
    await page.goto('/robots.txt')
    await signInBrowser(page, account)
    await fill(page)
    await choose(page)
  }
  const press = (page: Page) => page.getByRole('button', { name: button })

  test(`${name} whose button is pressed twice happens once`, async ({ page, product }) => {
    const account = await openAccount(product)
    await withPast(product, (past) => give(past, account, '500'))
    await begin(page, account)
    const keys: (string | undefined)[] = []
    await page.route(`**${path}`, async (route) => {
      if (route.request().method() === 'POST') keys.push(keyOf(route.request()))
      await route.fallback()
    })
    await press(page).dblclick()
    await expect(page).toHaveURL(done)
    await expect(page.getByText(says).first()).toBeVisible()
    expect(keys).toEqual([expect.any(String)])
    const { results } = await ask<{ results: unknown[] }>(product, account, path)
    expect(results).toHaveLength(1)
  })

  test(`${name} whose button is pressed again while the next page takes long to load happens once`, async ({
    page,
    product,
  }) => {
    const account = await openAccount(product)
    await withPast(product, (past) => give(past, account, '500'))
    await begin(page, account)
    const isLetThrough = Promise.withResolvers<void>()
    await page.route(nextPage, async (route) => {
      await isLetThrough.promise
      await route.fallback()
    })
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === path) keys.push(keyOf(request))
    })
    const refreshed = page.waitForResponse(
      (reply) => new URL(reply.url()).pathname === '/api/wallet/' && keys.length > 0,
    )
    const button = await press(page).elementHandle()
    await button?.click()
    await (await refreshed).finished()
    // All that shows money was read again: nothing but the page is missing.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
    await button?.evaluate((pressed: HTMLButtonElement) => pressed.click())
    isLetThrough.resolve()
    await expect(page).toHaveURL(done)
    await expect(page.getByText(says).first()).toBeVisible()
    expect(keys).toEqual([expect.any(String)])
    const { results } = await ask<{ results: unknown[] }>(product, account, path)
    expect(results).toHaveLength(1)
  })

  test(`${name} whose page is reloaded before the answer happens once, and the next press leads to it`, async ({
    page,
    product,
  }) => {
    const account = await openAccount(product)
    await withPast(product, (past) => give(past, account, '500'))
    await begin(page, account)
    const keys: (string | undefined)[] = []
    const wasDone = Promise.withResolvers<number>()
    await page.route(`**${path}`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      keys.push(keyOf(route.request()))
      if (keys.length > 1) return route.fallback()
      // Done by the server; its answer is under way for longer than the page is there.
      const answer = await route.fetch()
      return wasDone.resolve(answer.status())
    })
    await press(page).click()
    expect(await wasDone.promise).toBe(201)
    await page.reload()
    await choose(page)
    await press(page).click()
    await expect(page).toHaveURL(done)
    await expect(page.getByText(says).first()).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    const { results } = await ask<{ results: unknown[] }>(product, account, path)
    expect(results).toHaveLength(1)
  })
}

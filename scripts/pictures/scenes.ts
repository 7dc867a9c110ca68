import type { Locator, Page } from 'playwright'
import { type Account, openAccount, signInBrowser } from '../../e2e/support/account.ts'
import { logIn, open } from '../../e2e/support/account-pages.ts'
import type { startDemo } from '../../e2e/support/demo.ts'
import { ask } from '../../e2e/support/money.ts'
import { newestMail } from '../../e2e/support/product.ts'
import { type Framing, patiently, untilCalm } from './camera.ts'

/** A demo that is ready. */
export type Demo = Awaited<ReturnType<typeof startDemo>>

/** A picture of the product: what it is of, and how a page comes to show it. */
type Scene = Framing & {
  /** The beginning of its files' names. */
  readonly name: string
  /** Its line in the list. */
  readonly shows: string
  /** The screen of the design that it is the built one of. */
  readonly answers: string
  /** On the page that the scene before has left; else on a new one, signed out. */
  readonly continues?: boolean
  readonly show: (page: Page, demo: Demo) => Promise<void>
}

const home = '/dashboard/home'
/** What lies over a page is as high as the window. */
const windowPx = 900

/** Prices of the market come after all that the person came for. */
const pricesShown = (page: Page): Promise<void> =>
  patiently(page.getByTestId('market-tile').first()).toContainText('$')

/** From this width on a chart's tooltip is beside its cursor; on a phone its figures are above the chart at all times. */
const tooltipFromPx = 640

/** Points at a day in the last third of the chart, where the window is wide enough for a tooltip. */
async function pointAtDay(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < tooltipFromPx) return
  const card = page.getByRole('region', { name: 'Over time' })
  const plot = card.getByRole('application')
  const box = await plot.boundingBox()
  if (box === null) throw new Error('the chart is not drawn')
  await page.mouse.move(box.x + box.width * 0.74, box.y + box.height / 2)
  await patiently(card.getByRole('status')).toContainText('balance')
}

const panelOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Where does this number come from?' })

/** In the order they are taken: a checkout that is paid is no longer one that waits. */
export const scenes: readonly Scene[] = [
  {
    name: 'home',
    shows: '**Home**, signed out',
    answers: 'Home',
    show: (page) => open(page, '/'),
    // All of it is read once it is near the window.
    ready: async (page) => {
      await patiently(page.getByText('Owed to investors', { exact: true }).locator('..')).toContainText('$')
      await pricesShown(page)
      await patiently(page.getByLabel('Amount', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'dashboard-new',
    shows: '**Dashboard of a new account**',
    answers: 'Dashboard, new account',
    show: async (page, demo) => {
      await signInAnew(page, demo)
      await page.goto(home)
      await untilCalm(page)
    },
    ready: pricesShown,
  },
  {
    name: 'dashboard',
    shows: '**Dashboard** of an account with a year behind it',
    answers: 'Dashboard, three months',
    show: async (page, demo) => {
      await signInWithPast(page, demo)
      await patiently(page.getByRole('region', { name: 'Where your money is' })).toContainText('Standard')
      await untilCalm(page)
    },
    ready: async (page) => {
      await pricesShown(page)
      await pointAtDay(page)
    },
  },
  {
    name: 'number-panel',
    shows: '**Where does this number come from?** A balance: its sum, its postings, their place in the chain',
    answers: 'Where does this number come from?',
    continues: true,
    show: async (page) => {
      // The scene before points at a day.
      await page.mouse.move(0, 0)
      await page.goto(`${home}?explain=available`)
      const panel = panelOf(page)
      await patiently(panel.getByText('Both sides add up to')).toBeVisible()
      await panel.getByRole('button', { name: 'Verify on this device' }).click()
      await patiently(panel.getByText('Verified on this device')).toBeVisible()
      await untilCalm(page)
    },
    // Both sides of the newest posting.
    ready: (page) =>
      panelOf(page)
        .getByRole('listitem')
        .filter({ hasText: 'Both sides add up to' })
        .evaluate((posting) => posting.scrollIntoView({ block: 'end' })),
    highestPx: windowPx,
  },
  {
    name: 'checkout-waiting',
    shows: '**Checkout**, waiting for its payment',
    answers: 'Checkout, waiting',
    show: async (page, demo) => {
      const account = await signInAnew(page, demo)
      const body = { amount: '1000.00', coin: 'btc' }
      const { id } = await ask<{ id: string }>(demo, account, '/api/wallet/deposits/', body)
      await page.goto(`/dashboard/invest/checkout_btc?deposit=${id}`)
      await patiently(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
      await untilCalm(page)
    },
  },
  {
    name: 'checkout-confirming',
    shows: '**Checkout**, its payment with some of its confirmations',
    answers: 'Checkout, confirming',
    continues: true,
    show: async (page) => {
      await page.getByRole('button', { name: /^Pay \d/ }).click()
    },
    ready: async (page) => {
      await patiently(page.getByRole('main')).toContainText(/[12] of 3 confirmations/)
    },
  },
  {
    name: 'email-withdrawal',
    shows: '**Email** about a withdrawal request, the HTML part',
    answers: 'Email, withdrawal',
    show: async (page) => {
      await page.goto('/dev/mail/letters/html/?letter=requested&lang=en')
    },
    calm: (page) => patiently(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  {
    name: 'proof',
    shows:
      '**Proof of liabilities**: what is owed and held, and the reader’s balance found under the published root',
    answers: 'Proof',
    show: async (page, demo) => {
      await signInWithPast(page, demo)
      await page.goto('/proof')
      await page.getByRole('button', { name: 'Check my balance' }).click()
      await patiently(page.getByRole('region', { name: 'Check my balance' })).toContainText('Included')
      await untilCalm(page)
    },
  },
  {
    name: 'staff-overview',
    shows: '**Console overview**: the work, oldest first, and whether all is well',
    answers: 'Staff, overview',
    show: async (page, demo) => {
      await page.goto(/https?:\/\/\S+token=\S+/.exec(demo.output())?.[0] ?? '')
      await patiently(page).toHaveURL(/\/staff$/)
      await patiently(page.getByRole('heading', { level: 1, name: /waiting/ })).toBeVisible()
      await patiently(page.getByText('Everything agrees.')).toBeVisible()
      await untilCalm(page)
    },
  },
  {
    name: 'staff-queue',
    shows: '**Console queue**: withdrawals waiting for a decision',
    answers: 'Staff, queue',
    continues: true,
    show: async (page) => {
      await page.goto('/staff/withdrawals')
      await patiently(page.getByRole('link', { name: /Demo investor 3/ }).first()).toBeVisible()
      await untilCalm(page)
    },
  },
  {
    name: 'staff-panel',
    shows: '**Console queue** with one withdrawal open; on a phone a page of its own',
    answers: 'Staff, queue',
    continues: true,
    show: async (page) => {
      const row = page.getByRole('link', { name: /Demo investor 3/ })
      await row.first().click()
      await patiently(page).toHaveURL(/\/staff\/withdrawals\/[\w-]{36}/)
      await untilCalm(page)
    },
  },
]

/** Opens an account as a person does, and the page's session with it. */
async function signInAnew(page: Page, demo: Demo): Promise<Account> {
  const account = await openAccount({ url: demo.url, newestMail: (to) => newestMail(demo.url, to) })
  // Of the site, and without scripts that run before the session is there.
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  return account
}

/** Signs in the investor whom the demo's start names. */
async function signInWithPast(page: Page, demo: Demo): Promise<void> {
  const [, email = '', password = ''] = /(investor-1@\S+), password (\S+)/.exec(demo.output()) ?? []
  await open(page, '/login')
  await logIn(page, email, password)
  await patiently(page).toHaveURL(/\/dashboard\/home/)
}

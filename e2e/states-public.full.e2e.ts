/// <reference lib="dom" />
import { expect, type Page, type Route } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { looksRight, looksRightWhileBusy } from './support/looks-right.ts'
import { pageClock } from './support/page-clock.ts'
import type { Product } from './support/product.ts'
import { hydrated, test } from './support/public-page.ts'
import { windUntil } from './support/wind-until.ts'

/** States of public pages that no other test shows; scripts/states-matrix.test.ts says where the others are. */

const password = 'three unrelated violet words'
const main = (page: Page) => page.getByRole('main')
const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields))
    await main(page).getByLabel(label, { exact: true }).fill(text)
}

/** Holds back the answers of a call; what it gives lets them go, and those that are asked for later. */
async function hold(page: Page, call: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route(call, async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
  }
}

type Sending = {
  readonly name: string
  readonly path: string
  readonly call: string
  /** Up to the moment before the button is pressed; none for what is sent by itself. */
  readonly prepare: (page: Page, product: Product) => Promise<void>
  readonly button: string | null
  readonly busy: string
  /** Goes on by itself soon after, unless the page's time stands still. */
  readonly leaves?: boolean
  /** What stands there when the answer has come. */
  readonly after: string | RegExp
}

const signupFields = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Password: password,
  'Confirm password': password,
}
async function signUp(page: Page, email: string): Promise<void> {
  await fill(page, { ...signupFields, Email: email })
  await page.getByRole('checkbox', { name: /18 or over/ }).check()
}

const forms: readonly Sending[] = [
  {
    name: 'contact', path: '/contact', call: '**/management/contact/',
    prepare: (page) => fill(page, { Name: 'Ada', Email: 'ada@example.com', Message: 'Where is it?' }),
    button: 'Send message', busy: 'Sending…', after: 'Thanks. We have your message',
  },
  {
    name: 'sign up', path: '/signup', call: '**/account/registration/',
    prepare: (page) => signUp(page, `sending-${Date.now()}@example.com`),
    button: 'Create account', busy: 'Creating your account…', after: 'Enter the 6-digit code',
  },
  {
    name: 'code step', path: '/signup', call: '**/account/verify_code/',
    prepare: async (page) => {
      await signUp(page, `code-${Date.now()}@example.com`)
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByLabel('6-digit code').fill('000000')
    },
    button: 'Verify email', busy: 'Checking…', after: 'This code is wrong or no longer valid.',
  },
  {
    name: 'log in', path: '/login', call: '**/account/login/',
    prepare: async (page, product) => {
      const { email } = await openAccount(product)
      await fill(page, { Email: email, Password: password })
    },
    button: 'Log in', busy: 'Logging in…', leaves: true, after: 'Logged in successfully!',
  },
  {
    name: 'forgot password', path: '/forgot-password', call: '**/api/password_reset/',
    prepare: (page) => fill(page, { Email: 'nobody@example.com' }),
    button: 'Send reset link', busy: 'Sending…', after: 'If that address has an account, a link is on its way.',
  },
  {
    name: 'reset link', path: '/reset_password_confirm?token=nothing-of-ours', call: '**/account/api/password_reset/confirm/',
    prepare: async () => {}, button: null, busy: 'Checking your link…', after: 'Invalid or expired token.',
  },
  {
    name: 'freeze link', path: '/freeze?token=nothing-of-ours', call: '**/account/freeze_link/',
    prepare: async () => {}, button: 'Freeze my account', busy: 'Freezing…', after: 'This link was used or is older than 72 hours.',
  },
  {
    name: 'cancel link', path: '/cancel-withdrawal?token=nothing-of-ours', call: '**/account/cancel_link/',
    prepare: async () => {}, button: 'Cancel withdrawal', busy: 'Canceling…', after: 'This link was used or is older than 72 hours.',
  },
  {
    name: 'log out', path: '/logout', call: '**/account/logout/',
    prepare: async (page, product) => {
      await signInBrowser(page, await openAccount(product))
      await page.reload()
      await hydrated(page)
    },
    button: 'Log out', busy: 'Logging out…', leaves: true, after: 'Logged out successfully!',
  },
] // prettier-ignore

for (const { name, path, call, prepare, button, busy, after, leaves = false } of forms)
  test(`${name}: while it is being sent, and after`, async ({ page, product }) => {
    const clock = await pageClock(page)
    const release = await hold(page, call)
    await page.goto(path)
    await hydrated(page)
    await prepare(page, product)
    if (button !== null) await main(page).getByRole('button', { name: button, exact: true }).click()
    await expect(main(page).getByText(busy).first()).toBeVisible()
    // A second press sends nothing.
    if (button !== null)
      await expect(main(page).getByRole('button', { name: busy })).toHaveAttribute('aria-busy', 'true')
    await looksRightWhileBusy(page)
    if (leaves) await clock.stop()
    await release()
    await expect(main(page).getByText(after).first()).toBeVisible()
  })

test('home: markets while they load, and without a single price', async ({ page }) => {
  const clock = await pageClock(page)
  const held: Route[] = []
  let isDown = true
  let isAway = false
  await page.route('**/api/market/coins/', async (route) => {
    if (!isDown) await route.continue()
    else if (isAway) await route.abort()
    else held.push(route)
  })
  await page.goto('/')
  await hydrated(page)
  const tiles = page.getByTestId('market-tile')
  await page.locator('#markets').scrollIntoViewIfNeeded()
  await expect(page.locator('#market-tiles[aria-busy=true]')).toBeVisible()
  await expect(tiles).toHaveCount(4)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await looksRightWhileBusy(page)

  isAway = true
  await Promise.all(held.map((route) => route.abort()))
  const failed = page.locator('#markets').getByText('Failed to fetch prices')
  await windUntil(clock, failed)
  for (const tile of await tiles.all()) await expect(tile).toHaveText('–')
  await looksRight(page)
  isDown = false
  await page.locator('#markets').getByRole('button', { name: 'Retry' }).click()
  await expect(tiles.first()).toContainText('Bitcoin')
  await expect(failed).toBeHidden()
})

test('home by keyboard and by ear: a link past the head, tiles as a list, and prices that do not talk', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.locator('#markets').scrollIntoViewIfNeeded()
  const tiles = page.locator('#markets').getByRole('list').getByRole('listitem')
  await expect(tiles.first()).toContainText('Bitcoin')
  expect(
    await tiles.evaluateAll(
      (all) => all.filter((tile) => tile.closest('[aria-live]:not([aria-live=off])')).length,
    ),
  ).toBe(0)
})

test('long pages: each section is named by its heading, and the contents say where one reads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path)
    await hydrated(page)
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    const [first, count] = [links.nth(2), await links.count()]
    const heading = await first.innerText()
    await first.press('Enter')
    await expect(first).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('region', { name: heading, exact: true })).toBeInViewport()
    await expect(main(page).getByRole('region')).toHaveCount(count)
  }
  await page.goto('/about')
  expect(await main(page).getByRole('region').count()).toBeGreaterThan(2)
})

test('questions: Enter and Space open and close an answer', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  const item = page.locator('main details').nth(3)
  await item.locator('summary').focus()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(item).toHaveJSProperty('open', true)
    await page.keyboard.press(key)
    await expect(item).toHaveJSProperty('open', false)
  }
})

test('what fields say of themselves: contact, sign up, the code, and Show at a password', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  await expect(main(page).getByLabel('Name')).toHaveAttribute('autocomplete', 'name')
  await expect(main(page).getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
  await fill(page, { Name: 'Ada', Email: 'ada@example.com', Message: 'Where is it?' })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thanks. We have your message' })).toBeFocused()

  await page.goto('/signup')
  await hydrated(page)
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('violet')
  await expect(field).toHaveAccessibleDescription(/Too short: 2 more characters/)
  await expect(page.getByRole('status').filter({ hasText: 'Too short' })).toBeVisible()
  await signUp(page, `fields-${Date.now()}@example.com`)
  await page.getByRole('button', { name: 'Create account' }).click()
  const code = page.getByRole('textbox', { name: '6-digit code' })
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(main(page).getByRole('textbox')).toHaveCount(1)

  await page.goto('/login')
  await hydrated(page)
  await main(page).getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByTestId('error-summary')).toBeFocused()
  const show = main(page).getByRole('button', { name: 'Show password' })
  await expect(show).toHaveAttribute('aria-pressed', 'false')
  await show.press('Space')
  await expect(show).toHaveAttribute('aria-pressed', 'true')
})

test('forgot password: each state begins at its heading', async ({ page }) => {
  await page.goto('/forgot-password')
  await hydrated(page)
  await fill(page, { Email: 'nobody@example.com' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
  await page.getByRole('button', { name: 'Edit email address' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused()
})

test('log out: two ways of one size, and Esc stays', async ({ page, product }) => {
  await page.goto('/faq')
  await signInBrowser(page, await openAccount(product))
  await page.goto('/logout')
  await hydrated(page)
  const leave = main(page).getByRole('button', { name: 'Log out' })
  const stay = main(page).getByRole('link', { name: 'No, Go Back to Dashboard' })
  const differs = async () => {
    const [one, other] = [await leave.boundingBox(), await stay.boundingBox()]
    return [one!.width - other!.width, one!.height - other!.height]
  }
  await expect.poll(differs).toEqual([0, 0])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  expect(await page.evaluate(() => localStorage.getItem('access'))).not.toBeNull()
})

test('a page that is not there: its joke is not read out, and Pause comes before the way home', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/no/such/page')
  await hydrated(page)
  await expect(page.getByTestId('not-found-message')).toHaveAttribute('aria-live', 'off')
  const pause = main(page).getByRole('button', { name: /pause/i })
  await pause.focus()
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('link', { name: 'Go Back Home' })).toBeFocused()
})

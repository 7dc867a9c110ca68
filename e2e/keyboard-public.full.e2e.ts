/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { keyboardOf } from './support/keyboard.ts'
import { pageClock } from './support/page-clock.ts'
import { hydrated, loaded, test } from './support/public-page.ts'

/** Journeys with the keyboard alone, on a phone's width: the focus is always seen, and nothing lies over it. */

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

const password = 'three unrelated violet words'
const main = (page: Page) => page.getByRole('main')

/** While the page's time stands still, nothing is drawn anew: the ring of the focus is not looked at here. */
async function continueNow(page: Page): Promise<void> {
  const link = main(page).getByRole('link', { name: 'Continue now' })
  await expect(link).toBeVisible()
  for (let stops = 0; stops < 40; stops += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
}

test('sign up and log in', async ({ page, product }) => {
  test.slow()
  const keys = keyboardOf(page)
  const clock = await pageClock(page)
  const email = 'by-keyboard@example.com'
  await page.goto('/signup')
  await hydrated(page)
  await keys.type(page.getByLabel('First name'), 'Ada')
  await keys.type(page.getByLabel('Last name'), 'Lovelace')
  await keys.type(main(page).getByLabel('Email'), email)
  await keys.type(page.getByLabel('Password', { exact: true }), password)
  await keys.type(page.getByLabel('Confirm password'), password)
  await keys.tick(page.getByRole('checkbox', { name: /18 or over/ }))
  await keys.press(page.getByRole('button', { name: 'Create account' }))
  await expect(page.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeFocused()
  const code = /\b\d{6}\b/.exec((await product.newestMail(email)).text)?.[0] ?? ''
  await keys.type(page.getByLabel('6-digit code'), code)
  // The page goes on by itself after a while; here it waits for the link.
  await clock.stop()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Account verified successfully!')).toBeVisible()
  await continueNow(page)
  await clock.go()
  await expect(page).toHaveURL(/\/login$/)
  await keys.type(main(page).getByLabel('Email'), email)
  await keys.type(page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), /)
})

test('set a new password by the link of the mail, and log in with it', async ({ page, product }) => {
  test.slow()
  const keys = keyboardOf(page)
  const clock = await pageClock(page)
  const { email } = await openAccount(product)
  const newPassword = 'four other plain brown words'
  await page.goto('/login')
  await hydrated(page)
  await keys.press(page.getByRole('link', { name: 'Forgot password?' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused()
  await keys.type(main(page).getByLabel('Email'), email)
  await page.keyboard.press('Enter')
  await expect(main(page)).toContainText('If that address has an account, a link is on its way.')
  const linkOf = async () =>
    /\S+reset_password_confirm\?\S+/.exec((await product.newestMail(email)).text)?.[0]
  await expect.poll(linkOf).toBeDefined()
  await page.goto((await linkOf()) ?? '')
  await hydrated(page)
  await keys.type(page.getByLabel('New password', { exact: true }), newPassword)
  await keys.type(page.getByLabel('Confirm new password'), newPassword)
  await clock.stop()
  await page.keyboard.press('Enter')
  await expect(main(page)).toContainText('Your password was changed.')
  await continueNow(page)
  await clock.go()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeFocused()
  await keys.type(main(page).getByLabel('Email'), email)
  await keys.type(page.getByLabel('Password', { exact: true }), newPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/home$/)
})

test('log out', async ({ page, product }) => {
  const keys = keyboardOf(page)
  await page.goto('/faq')
  await signInBrowser(page, await openAccount(product))
  await page.goto('/profile/me')
  await loaded(page)
  await keys.press(page.getByRole('link', { name: 'Log out' }).filter({ visible: true }).first())
  await expect(page.getByRole('heading', { name: 'Log out?' })).toBeVisible()
  await keys.press(main(page).getByRole('button', { name: 'Log out' }))
  await expect(page.getByText('Logged out successfully!')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access'))).toBeNull()
})

test('the calculator: a coin by its name, and an amount', async ({ page }) => {
  test.slow()
  const keys = keyboardOf(page)
  await page.goto('/')
  await hydrated(page)
  await keys.reach(page.getByRole('link', { name: 'Skip to main content' }))
  await page.keyboard.press('Enter')
  await page.locator('#calculator').scrollIntoViewIfNeeded()
  const coin = page.getByRole('combobox', { name: 'Coin' })
  await keys.type(coin, 'lite')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(coin).toHaveValue(/^Litecoin/)
  await keys.type(page.locator('#calculator input[inputmode="decimal"]'), '2')
  await expect(page.locator('#calculator output')).toContainText('$')
})

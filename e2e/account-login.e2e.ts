/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { button, logIn, main, open, password, problems } from './support/account-pages.ts'
import { limitAccount } from './support/limited-account.ts'
import { showsBox } from './support/profile-issues.ts'
import { pageClock } from './support/page-clock.ts'
import { test } from './support/public-page.ts'

/** Logging in. Each name quotes its row of the spec. */

test.describe('Login', () => {
  test("spec 4: success stores access, refresh and user_id, shows 'Logged in successfully!', goes to /dashboard/home after 2 seconds", async ({
    page,
    product,
  }) => {
    const { email } = await openAccount(product)
    const clock = await pageClock(page)
    await open(page, '/login')
    await clock.stop()
    const asked = page.waitForRequest('**/account/login/')
    // Spec 3: the e-mail address is trimmed and lowercased.
    await logIn(page, `  ${email.toUpperCase()} `, password)
    expect((await asked).postDataJSON()).toEqual({ email, password })
    await expect(page.getByText('Logged in successfully!')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue now' })).toHaveAttribute('href', '/dashboard/home')
    for (const key of ['access', 'refresh', 'user_id'])
      expect(await page.evaluate((name) => localStorage.getItem(name), key), key).toMatch(/\S{8}/)
    await clock.wind(1.9)
    await expect(page).toHaveURL(/\/login$/)
    await clock.wind(0.2)
    await expect(page).toHaveURL(/\/dashboard\/home$/)
  })

  test('spec 5: email and password required', async ({ page }) => {
    await open(page, '/login')
    await button(page, 'Log in').click()
    await expect(problems(page)).toHaveText(['Email is required', 'Password is required'])
    await expect(page.getByTestId('error-summary')).toBeFocused()
    // A line of the summary leads to its field, which is wrong until it is changed.
    await problems(page).filter({ hasText: 'Email' }).click()
    const email = main(page).getByLabel('Email')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('Email is required')
    await page.keyboard.type('ada')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await expect(email).toHaveAccessibleDescription('')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  })

  test("spec 8: shows detail, message or the first of non_field_errors, else 'Login failed. Please check your credentials and try again.'; an answer missing access, refresh or user_id counts as an error", async ({
    page,
  }) => {
    const failed = 'Login failed. Please check your credentials and try again.'
    await open(page, '/login')
    // No text follows itself: what the last answer brought is not taken for this one's.
    for (const [answer, text] of [
      [{ status: 400, json: { detail: 'From detail.' } }, 'From detail.'],
      [{ status: 400, json: {} }, failed],
      [{ status: 400, json: { message: 'From message.' } }, 'From message.'],
      [{ status: 200, json: { refresh: 'r', user_id: 'u' } }, failed],
      [{ status: 400, json: { non_field_errors: ['The first.', 'The second.'] } }, 'The first.'],
      [{ status: 200, json: { access: 'a', user_id: 'u' } }, failed],
      [{ status: 400, json: { detail: 'From detail.' } }, 'From detail.'],
      [{ status: 200, json: { access: 'a', refresh: 'r' } }, failed],
    ] as const) {
      await page.route('**/account/login/', (route) => route.fulfill(answer))
      await logIn(page, 'ada@example.com', password)
      await expect(page.getByTestId('error-summary')).toContainText(text)
      await expect(page.getByTestId('error-summary')).not.toContainText('The second.')
      expect(await page.evaluate(() => localStorage.getItem('access'))).toBeNull()
      await page.unroute('**/account/login/')
    }
  })

  test("spec 8: a text with 'locked', 'unusual', 'deactivated', 'disabled' or 'temporarily suspended' shows the box 'Your profile ran into some issues', and the server text is hidden", async ({
    page,
  }) => {
    for (const text of [
      'This account is locked.',
      'We saw unusual activity.',
      'The profile was deactivated.',
      'The account is disabled.',
      'You are temporarily suspended.',
    ]) {
      await open(page, '/login')
      await page.route('**/account/login/', (route) => route.fulfill({ status: 403, json: { detail: text } }))
      await logIn(page, 'ada@example.com', password)
      await expect(page.getByText('Your profile ran into some issues'), text).toBeVisible()
      await expect(main(page)).toContainText(/contact support/i)
      await expect(page.getByText(text)).toBeHidden()
      await page.unroute('**/account/login/')
    }
  })

  test("spec 8: the server's own text of a locked account shows the box, and is hidden", async ({
    page,
    product,
  }) => {
    const { email, user_id: id } = await openAccount(product)
    await limitAccount(product, id, 'locked')
    await showsBox(page, email)
  })
})

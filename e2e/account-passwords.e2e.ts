/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { button, main, open, password, problems, resetLink, someone } from './support/account-pages.ts'
import { pageClock } from './support/page-clock.ts'
import { test } from './support/public-page.ts'

/** Asking for a link, and setting a new password by it. Each name quotes its row of the spec. */

test.describe('Passwords', () => {
  test("spec 4: request form, then sent state with a 60-second countdown, then 'Resend Link'; 'Edit email address' returns to the form", async ({
    page,
  }) => {
    const clock = await pageClock(page)
    await open(page, '/forgot-password')
    await button(page, 'Send reset link').click()
    await expect(problems(page)).toHaveText(['Email is required'])
    const email = someone()
    await main(page).getByLabel('Email').fill(email)
    await clock.stop()
    await button(page, 'Send reset link').click()
    await expect(page.getByRole('timer')).toHaveText(/^0:59$|^1:00$/)
    await expect(button(page, 'Resend Link')).toBeHidden()
    await clock.wind(61)
    await button(page, 'Resend Link').click()
    await expect(page.getByText('A new link is on its way.')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^0:59$|^1:00$/)
    await button(page, 'Edit email address').click()
    await expect(button(page, 'Send reset link')).toBeVisible()
  })

  test("spec 8: 'Failed to send reset link. Please try again.'", async ({ page }) => {
    await open(page, '/forgot-password')
    await page.route('**/api/password_reset/', (route) => route.fulfill({ status: 400, json: {} }))
    await main(page).getByLabel('Email').fill('ada@example.com')
    await button(page, 'Send reset link').click()
    await expect(page.getByText('Failed to send reset link. Please try again.').first()).toBeVisible()
    await expect(main(page).getByLabel('Email')).toHaveValue('ada@example.com')
  })

  test('spec 4: on page load the token is checked; success of the final step shows a message and redirects to /login after 3 seconds', async ({
    page,
    product,
  }) => {
    const { email } = await openAccount(product)
    const link = await resetLink(product, email)
    const clock = await pageClock(page)
    const checked = page.waitForRequest('**/account/api/password_reset/confirm/')
    await page.goto(link)
    expect(Object.keys((await checked).postDataJSON() as object)).toEqual(['token'])
    await test.step("spec 5: 'Passwords don't match.' and 'Password must be at least 6 characters long.'", async () => {
      await page.getByLabel('New password', { exact: true }).fill('short')
      await page.getByLabel('Confirm new password').fill('other')
      await button(page, 'Set new password').click()
      for (const text of ["Passwords don't match.", 'Password must be at least 6 characters long.'])
        await expect(problems(page).filter({ hasText: text })).toBeVisible()
    })
    for (const label of ['New password', 'Confirm new password'])
      await page.getByLabel(label, { exact: true }).fill('four quite other green words')
    await clock.stop()
    await button(page, 'Set new password').click()
    await expect(page.getByText('Your password was changed.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue now' })).toHaveAttribute('href', '/login')
    await clock.wind(2.9)
    await expect(page).toHaveURL(/\/reset_password_confirm/)
    await clock.wind(0.2)
    await expect(page).toHaveURL(/\/login$/)
  })

  test("spec 5: 'Missing token. Please check your reset link.' / 'Reset token is missing.'; spec 7: a detail in the answer is shown; spec 8: 'Invalid or expired token.' and 'Something went wrong. Try again.'", async ({
    page,
    request,
  }) => {
    const bare = await request.post('/account/api/password_reset/confirm/', { data: { password } })
    expect([bare.status(), await bare.text()]).toEqual([
      400,
      expect.stringContaining('Reset token is missing.'),
    ])
    await open(page, '/reset_password_confirm')
    await expect(page.getByText('Missing token. Please check your reset link.')).toBeVisible()
    await page.goto('/reset_password_confirm?token=unknown')
    await expect(page.getByText('Invalid or expired token.')).toBeVisible()
    for (const [answer, text] of [
      [{ status: 400, json: { detail: 'This link is from yesterday.' } }, 'This link is from yesterday.'],
      [{ status: 500, body: 'oops' }, 'Something went wrong. Try again.'],
    ] as const) {
      await page.route('**/password_reset/confirm/', (route) => route.fulfill(answer))
      await page.goto('/reset_password_confirm?token=other')
      await expect(main(page).getByText(text).first()).toBeVisible()
      await page.unroute('**/password_reset/confirm/')
    }
  })

  test("spec 8: reset, the final step: 'Invalid or expired token.' of a link used meanwhile, and 'Something went wrong. Try again.'", async ({
    page,
    product,
    request,
  }) => {
    const { email } = await openAccount(product)
    const link = await resetLink(product, email)
    await page.goto(link)
    for (const label of ['New password', 'Confirm new password'])
      await page.getByLabel(label, { exact: true }).fill('four quite other green words')
    await page.route('**/password_reset/confirm/', (route) => route.fulfill({ status: 400, json: {} }))
    await button(page, 'Set new password').click()
    await expect(page.getByTestId('error-summary')).toContainText('Something went wrong. Try again.')
    await page.unroute('**/password_reset/confirm/')
    const token = new URL(link).searchParams.get('token')
    const used = { token, password: 'five rather different blue words' }
    expect((await request.post('/account/api/password_reset/confirm/', { data: used })).status()).toBe(200)
    await button(page, 'Set new password').click()
    await expect(page.getByTestId('error-summary')).toContainText('Invalid or expired token.')
  })
})

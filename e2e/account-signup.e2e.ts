/// <reference lib="dom" />
import { expect } from '@playwright/test'
import {
  button,
  fillSignup,
  main,
  newestCode,
  open,
  password,
  problems,
  signUp,
  someone,
} from './support/account-pages.ts'
import { pageClock } from './support/page-clock.ts'
import { test } from './support/public-page.ts'

/** Signing up. Each name quotes its row of the spec. */

test.describe('Signup', () => {
  test("spec 5: 'First name is required', 'Last name is required', 'Email is required', 'Password is required', 'Passwords do not match'", async ({
    page,
  }) => {
    await open(page, '/signup')
    await button(page, 'Create account').click()
    for (const text of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password is required',
    ])
      await expect(problems(page).filter({ hasText: text })).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(`${password}!`)
    await button(page, 'Create account').click()
    await expect(problems(page).filter({ hasText: 'Passwords do not match' })).toBeVisible()
    await expect(problems(page).filter({ hasText: 'Password is required' })).toBeHidden()
  })

  test('the family name is asked for first where the language writes it first, in the list of problems too', async ({
    page,
  }) => {
    for (const [path, first, second] of [
      ['/signup', 'first_name', 'last_name'],
      ['/ja/signup', 'last_name', 'first_name'],
      ['/zh-CN/signup', 'last_name', 'first_name'],
      ['/vi/signup', 'last_name', 'first_name'],
    ] as const) {
      await open(page, path)
      const form = page.locator('#main form')
      const names = await form
        .locator('input[name]')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
      expect(names.slice(0, 3), path).toEqual([first, second, 'email'])
      await form.locator('button[type=submit]').click()
      const idOf = (name: string) => `#signup-${name.replace('_', '-')}`
      await expect(problems(page).nth(0)).toHaveAttribute('href', idOf(first))
      await expect(problems(page).nth(1)).toHaveAttribute('href', idOf(second))
    }
  })

  test('the meter of a password comes without moving what is below it from under a press', async ({
    page,
  }) => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/PasswordMeter-[^/]*\.js$/, async (route) => {
      await isReleased
      await route.continue()
    })
    await open(page, '/signup')
    const asked = page.waitForRequest(/\/assets\/PasswordMeter-/)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await asked
    const box = page.getByRole('checkbox', { name: /18 or over/ })
    const before = await box.boundingBox()
    release()
    await expect(page.getByText('Good length')).toBeVisible()
    expect(await box.boundingBox()).toEqual(before)
  })

  test('spec 3 and 5: the referral code is optional, and null when empty', async ({ page }) => {
    await open(page, '/signup')
    await fillSignup(page, 'nobody@example.com')
    await page.route('**/account/registration/', (route) =>
      route.fulfill({ status: 400, json: { email: ['Not this one.'] } }),
    )
    const asked = page.waitForRequest('**/account/registration/')
    await button(page, 'Create account').click()
    expect((await asked).postDataJSON()).toEqual({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'nobody@example.com',
      password,
      password2: password,
      ref: null,
    })
    await expect(problems(page).filter({ hasText: 'Not this one.' })).toBeVisible()
  })

  test("spec 4: form, then the otp step with a 60-second resend countdown; successful verification shows 'Account verified successfully!' and redirects to /login after 5 seconds", async ({
    page,
    product,
  }) => {
    const clock = await pageClock(page)
    const email = someone()
    await open(page, '/signup')
    await fillSignup(page, email)
    await clock.stop()
    await button(page, 'Create account').click()
    await expect(page.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible()
    const first = await newestCode(product, email)
    await test.step("spec 5: 'OTP is required'", async () => {
      await button(page, 'Verify email').click()
      await expect(problems(page)).toHaveText(['OTP is required'])
    })
    await test.step('spec 2: a resend button shown only when the countdown is 0', async () => {
      await expect(page.getByRole('timer')).toHaveText(/^0:59$|^1:00$/)
      await clock.wind(57)
      await expect(page.getByRole('timer')).toBeVisible()
      await expect(button(page, 'Resend code')).toBeHidden()
      await clock.wind(4)
      await expect(button(page, 'Resend code')).toBeVisible()
      await expect(page.getByRole('timer')).toBeHidden()
    })
    await test.step("spec 2: 'Go back and edit details' returns to the form, with what was typed", async () => {
      await button(page, 'Go back and edit details').click()
      await expect(main(page).getByLabel('Email')).toHaveValue(email)
      await expect(page.getByLabel('First name')).toHaveValue('Ada')
      await button(page, 'Create account').click()
      await expect(page.getByLabel('6-digit code')).toBeVisible()
      await expect(page.getByRole('timer')).toHaveText(/^0:5\d$|^1:00$/)
    })
    // The details were sent again, so another code is on its way.
    await expect.poll(() => newestCode(product, email)).not.toBe(first)
    const right = await newestCode(product, email)
    await test.step('spec 8: a wrong code is refused in the server’s words, and can be typed again', async () => {
      await page.getByLabel('6-digit code').fill(right === '000000' ? '111111' : '000000')
      await button(page, 'Verify email').click()
      await expect(page.getByTestId('error-summary')).toContainText('This code is wrong or no longer valid.')
    })
    await page.getByLabel('6-digit code').fill(right)
    await button(page, 'Verify email').click()
    await expect(page.getByText('Account verified successfully!')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue now' })).toHaveAttribute('href', '/login')
    await clock.wind(4.8)
    await expect(page).toHaveURL(/\/signup$/)
    await clock.wind(0.4)
    await expect(page).toHaveURL(/\/login$/)
  })

  test('spec 4: a successful resend restarts the countdown at 60; spec 8: a refused one says why', async ({
    page,
  }) => {
    const clock = await pageClock(page)
    await signUp(page)
    await clock.stop()
    await clock.wind(61)
    const answers = [
      { status: 429, headers: { 'retry-after': '9' }, json: { detail: 'Too many codes.' } },
      { status: 200, json: { detail: 'Sent.' } },
    ]
    await page.route('**/account/resend_otp/', (route) => route.fulfill(answers.shift() ?? { status: 500 }))
    await button(page, 'Resend code').click()
    await expect(main(page).getByText(/Too many/)).toBeVisible()
    await button(page, 'Resend code').click()
    await expect(page.getByText('A new code is on its way.')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^0:59$|^1:00$/)
    await expect(button(page, 'Resend code')).toBeHidden()
  })

  test('while the mail server takes nothing, the page that waits for the code says that it may be late, until another is sent in time (F11)', async ({
    page,
  }) => {
    const clock = await pageClock(page)
    await page.route('**/account/registration/', async (route) => {
      const response = await route.fetch()
      return route.fulfill({ response, json: { ...(await response.json()), email_is_late: true } })
    })
    await page.route('**/account/resend_otp/', (route) => route.fulfill({ json: { detail: 'Sent.' } }))
    await signUp(page)
    const late = main(page).getByText('Email is slow right now, so your code may be late.')
    await expect(late).toBeVisible()
    await clock.wind(61)
    await button(page, 'Resend code').click()
    await expect(main(page).getByText('A new code is on its way.')).toBeVisible()
    await expect(late).toBeHidden()
  })

  test('spec 8: server error text is taken from detail, else all values joined by commas, else a generic message', async ({
    page,
  }) => {
    await open(page, '/signup')
    await fillSignup(page, 'nobody@example.com')
    for (const [answer, text] of [
      [{ status: 400, json: { detail: 'Sign-up is closed.' } }, 'Sign-up is closed.'],
      [{ status: 400, json: { one: ['First.'], two: ['Second.'] } }, 'First., Second.'],
      [{ status: 400, json: {} }, 'We couldn’t create your account. Try again.'],
    ] as const) {
      await page.route('**/account/registration/', (route) => route.fulfill(answer))
      await button(page, 'Create account').click()
      await expect(page.getByTestId('error-summary')).toContainText(text)
      await page.unroute('**/account/registration/')
    }
  })
})

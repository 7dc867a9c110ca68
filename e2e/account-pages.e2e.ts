/// <reference lib="dom" />
import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { pageClock } from './support/page-clock.ts'
import type { Product } from './support/product.ts'
import { hydrated, loaded, test } from './support/public-page.ts'

/** Signing up, logging in, passwords and logging out. Each name quotes its row of the spec. */

const password = 'three unrelated violet words'

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const problems = (page: Page) => page.getByTestId('error-summary').getByRole('link')

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
    const email = await signUp(page)
    await clock.stop()
    await test.step("spec 5: 'OTP is required'", async () => {
      await button(page, 'Verify').click()
      await expect(problems(page)).toHaveText(['OTP is required'])
    })
    await test.step('spec 2: a resend button shown only when the countdown is 0', async () => {
      await expect(page.getByRole('timer')).toHaveText(/^0:5\d$|^1:00$/)
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
    const right = await newestCode(product, email)
    await test.step('spec 8: a wrong code is refused in the server’s words, and can be typed again', async () => {
      await page.getByLabel('6-digit code').fill(right === '000000' ? '111111' : '000000')
      await button(page, 'Verify').click()
      await expect(page.getByTestId('error-summary')).toContainText('This code is wrong or no longer valid.')
    })
    await page.getByLabel('6-digit code').fill(right)
    await button(page, 'Verify').click()
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

  test('spec 8: server error text is taken from detail, else all values joined by commas, else a generic message', async ({
    page,
  }) => {
    await open(page, '/signup')
    await fillSignup(page, 'nobody@example.com')
    for (const [answer, text] of [
      [{ status: 400, json: { detail: 'Sign-up is closed.' } }, 'Sign-up is closed.'],
      [{ status: 400, json: { one: ['First.'], two: ['Second.'] } }, 'First., Second.'],
      [{ status: 400, json: {} }, 'Your account could not be created. Try again.'],
    ] as const) {
      await page.route('**/account/registration/', (route) => route.fulfill(answer))
      await button(page, 'Create account').click()
      await expect(page.getByTestId('error-summary')).toContainText(text)
      await page.unroute('**/account/registration/')
    }
  })
})

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
  })

  test("spec 8: shows detail, message or the first of non_field_errors, else 'Login failed. Please check your credentials and try again.'; an answer missing access, refresh or user_id counts as an error", async ({
    page,
  }) => {
    await open(page, '/login')
    const failed = 'Login failed. Please check your credentials and try again.'
    for (const [answer, text] of [
      [{ status: 400, json: { detail: 'From detail.' } }, 'From detail.'],
      [{ status: 400, json: { message: 'From message.' } }, 'From message.'],
      [{ status: 400, json: { non_field_errors: ['The first.', 'The second.'] } }, 'The first.'],
      [{ status: 400, json: {} }, failed],
      [{ status: 200, json: { refresh: 'r', user_id: 'u' } }, failed],
      [{ status: 200, json: { access: 'a', user_id: 'u' } }, failed],
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

  for (const text of [
    'This account is locked.',
    'We saw unusual activity.',
    'The profile was deactivated.',
    'The account is disabled.',
    'You are temporarily suspended.',
  ]) {
    test(`spec 8: '${text}' shows the box 'Your profile ran into some issues', and the server text is hidden`, async ({
      page,
    }) => {
      await open(page, '/login')
      await page.route('**/account/login/', (route) => route.fulfill({ status: 403, json: { detail: text } }))
      await logIn(page, 'ada@example.com', password)
      await expect(page.getByText('Your profile ran into some issues')).toBeVisible()
      await expect(main(page)).toContainText(/contact support/i)
      await expect(page.getByText(text)).toBeHidden()
    })
  }

  for (const state of ['locked', 'suspended', 'deactivated']) {
    test(`spec 8: the server's own text of a ${state} account shows the box, and is hidden`, async ({
      page,
      product,
    }) => {
      const { email, user_id: id } = await openAccount(product)
      await product.superuser(`update person set state = '${state}' where id = '${id}'`)
      await open(page, '/login')
      const answered = page.waitForResponse('**/account/login/')
      await logIn(page, email, password)
      const { detail } = (await (await answered).json()) as { detail: string }
      await expect(page.getByText('Your profile ran into some issues')).toBeVisible()
      await expect(main(page)).toContainText(/contact support/i)
      await expect(page.getByText(detail)).toBeHidden()
    })
  }
})

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
    await button(page, 'Send reset link').click()
    await expect(page.getByRole('timer')).toHaveText(/^0:5\d$|^1:00$/)
    await clock.stop()
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
    await expect(page.getByText('Your password is changed.')).toBeVisible()
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

test.describe('Logout and session', () => {
  test("spec 4: success removes access and refresh from storage, shows 'Logged out successfully!', goes to / after 3 seconds; spec 2: 'No, Go Back to Dashboard' to /dashboard/home", async ({
    page,
    product,
  }) => {
    const account = await openAccount(product)
    const clock = await pageClock(page)
    await open(page, '/logout')
    await signInBrowser(page, account)
    await expect(main(page).getByRole('link', { name: 'No, Go Back to Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard/home',
    )
    await test.step("spec 8: detail or 'Logout failed'", async () => {
      for (const [json, text] of [
        [{ detail: 'Not now.' }, 'Not now.'],
        [{}, 'Logout failed'],
      ] as const) {
        await page.route('**/account/logout/', (route) => route.fulfill({ status: 400, json }))
        await button(page, 'Log out').click()
        await expect(page.getByText(text)).toBeVisible()
        await page.unroute('**/account/logout/')
      }
      expect(await page.evaluate(() => localStorage.getItem('access'))).toBe(account.access)
    })
    await clock.stop()
    await button(page, 'Log out').click()
    await expect(page.getByText('Logged out successfully!')).toBeVisible()
    for (const key of ['access', 'refresh'])
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
    await expect(page.getByRole('link', { name: 'Continue now' })).toHaveAttribute('href', '/')
    await clock.wind(2.9)
    await expect(page).toHaveURL(/\/logout$/)
    await clock.wind(0.2)
    await expect(page).toHaveURL(`${product.url}/`)
  })

  test("spec 5: logout requires a refresh token in storage, else 'Missing refresh token. Cannot logout.'", async ({
    page,
  }) => {
    await open(page, '/logout')
    await button(page, 'Log out').click()
    await expect(page.getByText('Missing refresh token. Cannot logout.')).toBeVisible()
  })

  test('spec 2: a guard sends any visitor without a stored access token to /login', async ({ page }) => {
    const coins = ['usdt', 'bnb', 'eth', 'btc', 'ltc', 'trx']
    for (const address of [
      ...['home', 'invest', 'withdraw', 'referrals', 'transactions'].map((name) => `/dashboard/${name}`),
      ...coins.map((coin) => `/dashboard/invest/checkout_${coin}`),
      '/profile/me',
      '/profile/edit',
    ]) {
      await page.goto(address)
      await expect(page).toHaveURL(/\/login\?next=/)
      expect(new URL(page.url()).searchParams.get('next')).toBe(address)
    }
  })

  test('spec 4: signed in when an access token is stored', async ({ page, product }) => {
    const { access } = await openAccount(product)
    await open(page, '/')
    await page.evaluate((token) => localStorage.setItem('access', token), access)
    await page.goto('/dashboard/home')
    await expect(main(page).getByText('$0.00').first()).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('access'))
    await page.goto('/dashboard/home')
    await expect(page).toHaveURL(/\/login\?next=/)
  })

  test('spec 2: dashboard screens are loaded on demand: no public page brings their code', async ({
    page,
    product,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const address of ['/', '/login', '/logout']) await page.goto(address, { waitUntil: 'networkidle' })
    expect(asked.filter((file) => /Dashboard|\.investor/.test(file))).toEqual([])
    await signInBrowser(page, await openAccount(product))
    await page.goto('/dashboard/home')
    await loaded(page)
    expect(asked.filter((file) => /\/DashboardScreen-/.test(file))).toHaveLength(1)
  })

  test('spec 4 and 8: on a 401 one renewal with the refresh token and the request again; if renewal fails both tokens are removed and the user goes to /login', async ({
    page,
    product,
  }) => {
    const account = await openAccount(product)
    await open(page, '/')
    await signInBrowser(page, { ...account, access: 'an-access-token-that-has-expired' })
    const renewals: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/account/token/refresh/')) renewals.push(request.url())
    })
    await page.goto('/dashboard/home')
    await expect(main(page).getByText('$0.00').first()).toBeVisible()
    expect(renewals).toHaveLength(1)
    await page.evaluate(() => {
      localStorage.setItem('access', 'expired-again')
      localStorage.setItem('refresh', 'unknown')
    })
    await page.goto('/dashboard/home')
    await expect(page).toHaveURL(/\/login/)
    expect(renewals).toHaveLength(2)
    for (const key of ['access', 'refresh'])
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
  })
})

const someone = () => `ada-${randomBytes(5).toString('hex')}@example.com`

async function fillSignup(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await main(page).getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox', { name: /18 or over/ }).check()
}

/** As far as the step that asks for the code. */
async function signUp(page: Page): Promise<string> {
  const email = someone()
  await open(page, '/signup')
  await fillSignup(page, email)
  await button(page, 'Create account').click()
  await expect(page.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible()
  return email
}

async function logIn(page: Page, email: string, word: string): Promise<void> {
  await main(page).getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await button(page, 'Log in').click()
}

const newestCode = async (product: Product, email: string) =>
  /\b\d{6}\b/.exec((await product.newestMail(email)).text)?.[0] ?? ''

/** Asks for a link to set a new password, and takes it from the mail. */
async function resetLink(product: Product, email: string): Promise<string> {
  await fetch(`${product.url}/api/password_reset/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const link = async () =>
    /\S+\/reset_password_confirm\?token=\S+/.exec((await product.newestMail(email)).text)?.[0]
  await expect.poll(link).toBeTruthy()
  return (await link()) ?? ''
}

/// <reference lib="dom" />
import { expect, type Page, type Request } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { button, fillSignup, main, open, password } from './support/account-pages.ts'
import { pageClock } from './support/page-clock.ts'
import { loaded, test } from './support/public-page.ts'

/** Section 7 of the spec, as the pages make its calls. Each name quotes its row. */

const email = 'ada@example.com'
const accepted = { detail: 'Done.', message: 'Done.' }

/** What a step makes the page send to a path; the server is not asked, and accepts it. */
async function sent(page: Page, path: string, step: () => Promise<void>): Promise<Request> {
  await page.route(`**${path}`, (route) => route.fulfill({ json: accepted }))
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path)
  await step()
  const request = await asked
  expect(request.method()).toBe('POST')
  await request.response()
  await page.unroute(`**${path}`)
  return request
}

async function toCodeStep(page: Page): Promise<Request> {
  await open(page, '/signup')
  await fillSignup(page, email)
  const request = await sent(page, '/account/registration/', () => button(page, 'Create account').click())
  await expect(page.getByLabel('6-digit code')).toBeVisible()
  return request
}

test('spec 7: POST /account/registration/ | first_name, last_name, email, password, password2, ref | success moves to the OTP step', async ({
  page,
}) => {
  const request = await toCodeStep(page)
  const names = { first_name: 'Ada', last_name: 'Lovelace', email }
  expect(request.postDataJSON()).toEqual({ ...names, password, password2: password, ref: null })
  await expect(page.getByRole('timer')).toBeVisible()
})

test('spec 7: POST /account/verify_code/ | email, code | success shows verification message', async ({
  page,
}) => {
  await toCodeStep(page)
  await page.getByLabel('6-digit code').fill('123456')
  const request = await sent(page, '/account/verify_code/', () => button(page, 'Verify email').click())
  expect(request.postDataJSON()).toEqual({ email, code: '123456' })
  await expect(page.getByText('Account verified successfully!')).toBeVisible()
})

test('spec 7: POST /account/resend_otp/ | email | restarts countdown', async ({ page }) => {
  const clock = await pageClock(page)
  await toCodeStep(page)
  await clock.stop()
  await clock.wind(61)
  const request = await sent(page, '/account/resend_otp/', () => button(page, 'Resend code').click())
  expect(request.postDataJSON()).toEqual({ email })
  await expect(page.getByRole('timer')).toHaveText(/^0:59$|^1:00$/)
})

test('spec 7: POST /api/password_reset/ | email | moves to sent state', async ({ page }) => {
  await open(page, '/forgot-password')
  await main(page).getByLabel('Email').fill(email)
  const request = await sent(page, '/api/password_reset/', () => button(page, 'Send reset link').click())
  expect(request.postDataJSON()).toEqual({ email })
  await expect(button(page, 'Edit email address')).toBeVisible()
})

test('spec 7: POST /account/api/password_reset/confirm/ | token only, on page load, to check the token; then token and password to set it', async ({
  page,
}) => {
  const path = '/account/api/password_reset/confirm/'
  const bodies: unknown[] = []
  await page.route(`**${path}`, (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ json: { message: 'Done.' } })
  })
  await open(page, '/reset_password_confirm?token=from-the-mail')
  for (const label of ['New password', 'Confirm new password'])
    await page.getByLabel(label, { exact: true }).fill(password)
  expect(bodies).toEqual([{ token: 'from-the-mail' }])
  await button(page, 'Set new password').click()
  await expect(page.getByText('Your password was changed.')).toBeVisible()
  expect(bodies).toEqual([{ token: 'from-the-mail' }, { token: 'from-the-mail', password }])
})

test('spec 7: POST /account/logout/ | refresh | clears tokens', async ({ page, product }) => {
  const account = await openAccount(product)
  await open(page, '/logout')
  await signInBrowser(page, account)
  const request = await sent(page, '/account/logout/', () => button(page, 'Log out').click())
  expect(request.postDataJSON()).toEqual({ refresh: account.refresh })
  await expect(page.getByText('Logged out successfully!')).toBeVisible()
  for (const key of ['access', 'refresh'])
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
})

test('spec 7: default content type is JSON; every request carries the stored access token as a bearer Authorization header when one exists', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  const calls: Request[] = []
  page.on('request', (request) => {
    if (/^\/(?:api|account|management)\//.test(new URL(request.url()).pathname)) calls.push(request)
  })
  const headersOf = () =>
    calls.map((request) => {
      const { authorization, 'content-type': type } = request.headers()
      const { pathname } = new URL(request.url())
      return { pathname, authorization, type: request.postData() === null ? 'application/json' : type }
    })
  const contact = async () => {
    await open(page, '/contact')
    await main(page).getByLabel('Name').fill('Ada')
    await main(page).getByLabel('Email').fill(account.email)
    await main(page).getByLabel('Message').fill('A question about the practice network, please.')
    await sent(page, '/management/contact/', () => button(page, 'Send message').click())
  }
  const subscribe = async () => {
    const form = page.getByRole('contentinfo').locator('form')
    await form.getByRole('textbox').fill(account.email)
    await sent(page, '/management/subscribe/', () => form.getByRole('button').click())
  }
  await test.step('without a stored token none is sent', async () => {
    const plans = page.waitForResponse('**/api/plans/')
    await page.goto('/')
    await plans
    await contact()
    await subscribe()
    expect(calls.length).toBeGreaterThan(2)
    const json = { authorization: undefined, type: 'application/json' }
    expect(headersOf()).toEqual(headersOf().map(({ pathname }) => ({ pathname, ...json })))
  })
  await test.step('with one, every call carries it', async () => {
    await signInBrowser(page, account)
    calls.length = 0
    const plans = page.waitForResponse('**/api/plans/')
    await page.goto('/')
    await plans
    await page.goto('/dashboard/home')
    await loaded(page)
    await contact()
    await subscribe()
    await open(page, '/forgot-password')
    await main(page).getByLabel('Email').fill(email)
    await sent(page, '/api/password_reset/', () => button(page, 'Send reset link').click())
    const bearer = { authorization: `Bearer ${account.access}`, type: 'application/json' }
    expect(headersOf()).toEqual(headersOf().map(({ pathname }) => ({ pathname, ...bearer })))
    const paths = headersOf().map(({ pathname }) => pathname)
    for (const path of [
      '/management/contact/',
      '/management/subscribe/',
      '/api/password_reset/',
      '/api/plans/',
    ])
      expect(paths).toContain(path)
  })
})

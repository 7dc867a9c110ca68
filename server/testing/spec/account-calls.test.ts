import { describe, expect, test } from 'vitest'
import { bearer, codeAt, investor, withAuthenticator } from '#factors/testing/factors.ts'
import {
  form,
  goodPassword,
  lastCode,
  lastToken,
  logIn,
  newEmail,
  signUpVerified,
} from '#people/testing/accounts.ts'
import { limitedColumns } from '#people/testing/limited.ts'
import { dayMs } from '#platform/clock.ts'
import { prepareAccountsApp } from '#testing/accounts-app.ts'
import type { TestApp } from '#testing/app.ts'

/** The rows of the specification that concern accounts, each by its own words, against the real server. */
let t: TestApp
prepareAccountsApp(dayMs, (app) => {
  t = app
})

const post = (path: string, body?: unknown, headers?: Record<string, string>) =>
  t.call('POST', path, body, headers)
const loginFailed = 'Login failed. Please check your credentials and try again.'

describe('section 7: the calls it makes', () => {
  test('POST /account/registration/ | first_name, last_name, email, password, password2, ref | Success moves to the OTP step.', async () => {
    const email = newEmail()
    const sent = form(email)
    expect(Object.keys(sent).toSorted()).toEqual(
      ['first_name', 'last_name', 'email', 'password', 'password2', 'ref'].toSorted(),
    )
    expect((await post('/account/registration/', sent)).status).toBe(201)
    expect(await lastCode(t, email)).toMatch(/^\d{6}$/)
  })

  test('POST /account/verify_code/ | email, code | Success shows verification message.', async () => {
    const email = newEmail()
    await post('/account/registration/', form(email))
    expect(await post('/account/verify_code/', { email, code: await lastCode(t, email) })).toMatchObject({
      status: 200,
      body: { detail: 'Account verified successfully!' },
    })
  })

  test('POST /account/resend_otp/ | email | Restarts countdown.', async () => {
    const email = newEmail()
    await post('/account/registration/', form(email))
    const first = await lastCode(t, email)
    t.clock.advance(60_000)
    expect((await post('/account/resend_otp/', { email })).status).toBe(200)
    const early = await post('/account/resend_otp/', { email })
    expect(early.status).toBe(429)
    expect(Number(early.headers['retry-after'])).toBe(60)
    expect((await post('/account/verify_code/', { email, code: await lastCode(t, email) })).status).toBe(200)
    expect((await post('/account/verify_code/', { email, code: first })).status).toBe(400)
  })

  test('POST /account/login/ | email, password | Reads access, refresh, user_id.', async () => {
    const email = newEmail()
    const id = await signUpVerified(t, email)
    const { status, body } = await post('/account/login/', { email, password: goodPassword })
    expect(status).toBe(200)
    expect(body).toEqual({ access: expect.any(String), refresh: expect.any(String), user_id: id })
  })

  test('POST /account/token/refresh/ | refresh | Reads access.', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    const before = await logIn(t, email)
    const { status, body } = await post('/account/token/refresh/', { refresh: before.refresh })
    expect(status).toBe(200)
    expect((await t.call('GET', '/account/me/', undefined, bearer(body.access))).body.email).toBe(email)
    expect(body.access).not.toBe(before.access)
  })

  test('POST /api/password_reset/ | email | Moves to sent state.', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    const known = await post('/api/password_reset/', { email })
    expect(known.status).toBe(200)
    expect((await post('/api/password_reset/', { email: newEmail() })).body).toEqual(known.body)
    expect(await lastToken(t, email)).toEqual(expect.any(String))
  })

  test('POST /account/api/password_reset/confirm/ | token only, on page load, to check the token (a detail field in the answer is shown as an error); then token and password to set it', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    await post('/api/password_reset/', { email })
    const token = await lastToken(t, email)
    const path = '/account/api/password_reset/confirm/'
    const checked = await post(path, { token })
    expect(checked.status).toBe(200)
    expect(checked.body).not.toHaveProperty('detail')
    expect((await post(path, { token: 'made-up' })).body).toHaveProperty('detail')
    const password = 'another lantern for the otter'
    const set = await post(path, { token, password })
    expect(set.status).toBe(200)
    expect(set.body).not.toHaveProperty('detail')
    expect((await logIn(t, email, password)).access).toEqual(expect.any(String))
  })

  test('POST /account/logout/ | refresh | Clears tokens.', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    const { access, refresh } = await logIn(t, email)
    expect((await post('/account/logout/', { refresh }, bearer(access))).status).toBe(200)
    expect((await t.call('GET', '/account/me/', undefined, bearer(access))).status).toBe(401)
    expect((await post('/account/token/refresh/', { refresh })).status).toBe(401)
  })

  test('Every request carries the stored access token as a bearer Authorization header when one exists: public calls bear a good and a spent one', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    const { access } = await logIn(t, email)
    for (const token of [access, 'spent'.repeat(9)]) {
      const reply = await post('/account/login/', { email, password: goodPassword }, bearer(token))
      expect(reply.status).toBe(200)
    }
  })
})

describe('section 3 and 5: what is sent, and the rules', () => {
  test.each([
    ['first_name', 'First name is required'],
    ['last_name', 'Last name is required'],
    ['email', 'Email is required'],
    ['password', 'Password is required'],
  ])('Signup: %s: %s', async (field, text) => {
    for (const changes of [{ [field]: '' }, { [field]: undefined }]) {
      const { status, body } = await post('/account/registration/', { ...form(newEmail()), ...changes })
      expect(status).toBe(400)
      expect(body[field]).toContain(text)
    }
  })

  test("Signup: confirm must equal password ('Passwords do not match')", async () => {
    const { body } = await post('/account/registration/', {
      ...form(newEmail()),
      password2: 'something else',
    })
    expect(body.password2).toEqual(['Passwords do not match'])
  })

  test('Signup: referral code optional; null when empty', async () => {
    for (const ref of [null, undefined, '', 'UNKNOWN1']) {
      expect((await post('/account/registration/', { ...form(newEmail()), ref })).status).toBe(201)
    }
  })

  test("OTP: required ('OTP is required')", async () => {
    expect((await post('/account/verify_code/', { email: newEmail(), code: '' })).body.code).toEqual([
      'OTP is required',
    ])
  })

  test('Login: email (trimmed, lowercased), password', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    expect((await logIn(t, `  ${email.toUpperCase()} `)).access).toEqual(expect.any(String))
    const { body } = await post('/account/login/', { email: '', password: '' })
    expect(body).toEqual({ email: ['Email is required'], password: ['Password is required'] })
  })

  test("Reset: token must be present ('Reset token is missing.')", async () => {
    for (const token of ['', undefined]) {
      expect((await post('/account/api/password_reset/confirm/', { token })).body.token).toEqual([
        'Reset token is missing.',
      ])
    }
  })
})

describe('section 8: the error catalog', () => {
  test('Any 401: one token renewal attempt: what asks for no session never answers 401, so nobody is logged out by a typing mistake', async () => {
    const refusals = [
      await post('/account/login/', { email: newEmail(), password: 'wrong' }),
      await post('/account/verify_code/', { email: newEmail(), code: '000000' }),
      await post('/account/api/password_reset/confirm/', { token: 'made-up' }),
      await post('/account/registration/', {}),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect((await t.call('GET', '/account/me/')).status).toBe(401)
    expect((await post('/account/token/refresh/', { refresh: 'made-up' })).status).toBe(401)
  })

  test('Server error text is taken from detail, else all values of the error object joined by commas', async () => {
    const refusals = [
      await post('/account/registration/', {}),
      await post('/account/registration/', { ...form(newEmail()), password: 'short', password2: 'short' }),
      await post('/account/login/', { email: newEmail(), password: 'wrong' }),
      await post('/account/verify_code/', { email: newEmail(), code: '000000' }),
      await post('/account/token/refresh/', { refresh: 'made-up' }),
      await post('/account/logout/', {}),
      await post('/account/login/', '{'),
      await t.call('GET', '/account/me/'),
    ]
    for (const { body } of refusals) {
      const values = Object.values(body as object)
      expect(values.length).toBeGreaterThan(0)
      const isDetail = typeof body.detail === 'string' && body.detail !== ''
      const areLists = values.every(
        (value) =>
          Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string'),
      )
      expect([body, isDetail || areLists]).toEqual([body, true])
    }
  })

  test(`Login: shows detail …, else '${loginFailed}'`, async () => {
    expect((await post('/account/login/', { email: newEmail(), password: 'wrong' })).body).toEqual({
      detail: loginFailed,
    })
  })

  test.each([
    ['locked', /locked account.*unusual activity/],
    ['suspended', /temporarily suspended/],
    ['deactivated', /deactivated.*disabled/],
  ] as const)(
    'If the text mentions a locked account, unusual activity, deactivated, disabled or temporarily suspended, a warning box: %s',
    async (state, words) => {
      const email = newEmail()
      const id = await signUpVerified(t, email)
      await t.ctx.db
        .updateTable('person')
        .set(state === 'deactivated' ? { state } : limitedColumns(state, t.clock.now()))
        .where('id', '=', id)
        .execute()
      const right = await post('/account/login/', { email, password: goodPassword })
      expect(right.status).toBe(400)
      expect(right.body.detail).toMatch(words)
      expect((await post('/account/login/', { email, password: 'wrong' })).body.detail).toBe(loginFailed)
    },
  )

  test('A response missing access, refresh or user_id counts as an error: the step before the second factor has none of them', async () => {
    const who = await investor(t)
    await who.stepUp()
    const { secret } = await withAuthenticator(t, who)
    const { status, body } = await post('/account/login/', { email: who.email, password: goodPassword })
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['second_factor'])
    t.clock.advance(30_000)
    const { ticket } = body.second_factor
    const proof = { ticket, method: 'totp', code: codeAt(t, secret) }
    expect(Object.keys((await post('/account/login/second_factor/', proof)).body).toSorted()).toEqual([
      'access',
      'refresh',
      'user_id',
    ])
  })

  test('the second step says in a code when it is over, and not while another try is left', async () => {
    const who = await investor(t)
    await who.stepUp()
    await withAuthenticator(t, who)
    const { body } = await post('/account/login/', { email: who.email, password: goodPassword })
    const tried = { ticket: body.second_factor.ticket, method: 'recovery_code', code: 'nothing' }
    for (let tries = 0; tries < 4; tries += 1)
      expect((await post('/account/login/second_factor/', tried)).body).not.toHaveProperty('code')
    for (let tries = 0; tries < 2; tries += 1)
      expect((await post('/account/login/second_factor/', tried)).body.code).toBe('login_over')
  })

  test("Reset: 'Invalid or expired token.'", async () => {
    expect((await post('/account/api/password_reset/confirm/', { token: 'made-up' })).body).toEqual({
      detail: 'Invalid or expired token.',
    })
  })

  test('Logout: detail', async () => {
    const { access, refresh } = await logIn(t, (await investor(t)).email)
    expect((await post('/account/logout/', { refresh }, bearer(access))).body.detail).toBe(
      'Logged out successfully!',
    )
  })

  test('Unknown route: a call that is not there is JSON with a detail', async () => {
    expect(await post('/account/nothing/', {})).toMatchObject({
      status: 404,
      body: { detail: expect.any(String) },
    })
  })
})

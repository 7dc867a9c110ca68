import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '#testing/app.ts'
import { form, lastCode, mailsTo, newEmail, signUpVerified } from '#people/testing/accounts.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

describe('signing up, spec sections 4, 5 and 7', () => {
  test('form, code, login: access, refresh, user_id', async () => {
    const email = newEmail()
    const signedUp = await t.call('POST', '/account/registration/', form(email))
    expect(signedUp.status).toBe(201)
    expect(signedUp.body.detail).toMatch(/code/)
    const verified = await t.call('POST', '/account/verify_code/', { email, code: await lastCode(t, email) })
    expect(verified).toMatchObject({ status: 200, body: { detail: 'Account verified successfully!' } })
    const loggedIn = await t.call('POST', '/account/login/', {
      email: `  ${email.toUpperCase()} `,
      password: form(email).password,
    })
    expect(loggedIn).toMatchObject({ status: 200, body: { user_id: expect.any(String) } })
    const { access, user_id: id } = loggedIn.body
    const me = await t.call('GET', '/account/me/', undefined, { authorization: `Bearer ${access}` })
    expect(me).toMatchObject({
      status: 200,
      body: { id, email, first_name: 'Ada', last_name: 'Byron', staff_role: null },
    })
    expect((await mailsTo(t, email)).map((mail) => mail.subject)).toEqual([
      'Welcome to Evenmoor',
      expect.stringMatching(/code: \d{6}$/),
    ])
  })

  test.each([
    ['first_name', '', 'First name is required'],
    ['last_name', ' ', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['password', '', 'Password is required'],
    ['password2', 'something else', 'Passwords do not match'],
    ['email', ['a@example.com', 'b@example.com'], 'Email is required'],
    ['email', 'a@example.com,b@example.com', 'Enter a valid email address.'],
    ['email', 'a\r\nBcc: b@example.com', 'Enter a valid email address.'],
    ['email', 'a%0ab', 'Enter a valid email address.'],
    ['first_name', 'A\u0000da', 'This name has a hidden character. Type it again.'],
  ])('%s = %j is refused with the text of the spec', async (field, value, text) => {
    const reply = await t.call('POST', '/account/registration/', { ...form(newEmail()), [field]: value })
    expect(reply.status).toBe(400)
    expect(reply.body[field][0]).toBe(text)
  })

  test('one answer names everything that is wrong', async () => {
    const sent = { ...form(newEmail()), email: 'nowhere', password2: 'something else' }
    const reply = await t.call('POST', '/account/registration/', sent)
    expect(reply).toMatchObject({
      status: 400,
      body: { email: ['Enter a valid email address.'], password2: ['Passwords do not match'] },
    })
    // What is missing differs from nothing: it is said once.
    const { password2, ...alone } = form(newEmail())
    expect(password2).toBe(alone.password)
    expect((await t.call('POST', '/account/registration/', alone)).body).toEqual({
      password2: ['Passwords do not match'],
    })
    expect((await t.call('POST', '/account/registration/', [])).status).toBe(400)
  })

  test('what the form does not have is ignored', async () => {
    const email = newEmail()
    const extra = {
      is_admin: true,
      staff_role: 'admin',
      verified_at: '2020-01-01T00:00:00Z',
      balance: '1000',
    }
    const id = await signUpVerified(t, email, extra)
    const person = await t.ctx.db
      .selectFrom('person')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(person.staff_role).toBeNull()
  })

  test('a known referral code is kept, an unknown one does not block', async () => {
    const referrer = await signUpVerified(t, newEmail())
    const { referral_code: ref } = await t.ctx.db
      .selectFrom('person')
      .select('referral_code')
      .where('id', '=', referrer)
      .executeTakeFirstOrThrow()
    const referredBy = async (given: string | null) => {
      const id = await signUpVerified(t, newEmail(), { ref: given })
      const row = await t.ctx.db
        .selectFrom('person')
        .select('referred_by')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return row.referred_by
    }
    expect(await referredBy(ref.toLowerCase())).toBe(referrer)
    for (const unknown of ['NOSUCHCODE', 'X'.repeat(300), 'A\u0000B', 'АЛИСА', '%00'])
      expect(await referredBy(unknown)).toBeNull()
    expect(await referredBy(null)).toBeNull()
  })
})

describe('an address that is known (A18, A22)', () => {
  test('another spelling of it answers the same, changes nothing, and tells the owner', async () => {
    const email = newEmail()
    const id = await signUpVerified(t, email)
    const fresh = await t.call('POST', '/account/registration/', form(newEmail()))
    const again = await t.call('POST', '/account/registration/', {
      ...form(email.toUpperCase()),
      first_name: 'Eve',
    })
    const told = ({ status, body }: typeof again) => ({ status, body: { ...body, form: expect.any(String) } })
    expect(again).toMatchObject(told(fresh))
    expect((await mailsTo(t, email))[0]!.subject).toBe('You already have an Evenmoor account')
    const person = await t.ctx.db
      .selectFrom('person')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(person.first_name).toBe('Ada')
    expect((await t.call('POST', '/account/login/', { email, password: form(email).password })).status).toBe(
      200,
    )
  })

  test('plus addresses are accounts of their own', async () => {
    const [local, domain] = newEmail().split('@')
    const plain = await signUpVerified(t, `${local}@${domain}`)
    expect(await signUpVerified(t, `${local}+1@${domain}`)).not.toBe(plain)
  })

  test('signing up again before confirming: each form has its own code, and the one that is typed decides', async () => {
    const email = newEmail()
    await t.call('POST', '/account/registration/', form(email))
    const first = await lastCode(t, email)
    const password = 'violet-otter-91-canyon'
    await t.call('POST', '/account/registration/', {
      ...form(email),
      first_name: 'Grace',
      password,
      password2: password,
    })
    const second = await lastCode(t, email)
    expect((await t.call('POST', '/account/verify_code/', { email, code: second })).status).toBe(200)
    expect((await t.call('POST', '/account/verify_code/', { email, code: first })).status).toBe(400)
    expect((await t.call('POST', '/account/login/', { email, password: form(email).password })).status).toBe(
      400,
    )
    expect((await t.call('POST', '/account/login/', { email, password })).status).toBe(200)
  })

  test('two sign-ups with one address in the same moment make one person', async () => {
    const email = newEmail()
    const replies = await Promise.all(
      Array.from({ length: 3 }, () => t.call('POST', '/account/registration/', form(email))),
    )
    expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201])
    const people = await t.ctx.db.selectFrom('person').select('id').where('email_key', '=', email).execute()
    expect(people).toHaveLength(1)
  })
})

import { describe, expect, test } from 'vitest'
import { bearer, investor } from '#factors/testing/factors.ts'
import { prepareAccountsApp } from '#testing/accounts-app.ts'
import type { TestApp } from '#testing/app.ts'
import { goodPassword, logIn, mailsTo, newEmail, signUpVerified } from '#people/testing/accounts.ts'

let t: TestApp
prepareAccountsApp(2 * 3_600_000, (app) => {
  t = app
})

const stepUpMissing = { status: 403, body: { code: 'step_up_required' } }
const statusOf = async (access: string) =>
  (await t.call('GET', '/account/me/', undefined, bearer(access))).status

describe('the profile', () => {
  test('names, language, theme and preferences change; what is not given stays', async () => {
    const who = await investor(t)
    const first = {
      first_name: ' Grace ',
      theme: 'dark',
      preferences: { motion: 'reduced', shortcuts: true },
    }
    expect((await who.call('PATCH', '/account/me/', first)).status).toBe(200)
    const second = { locale: 'pt-BR', preferences: { shortcuts: false } }
    const changed = await who.call('PATCH', '/account/me/', second)
    expect(changed.body).toMatchObject({
      first_name: 'Grace',
      last_name: 'Byron',
      theme: 'dark',
      locale: 'pt-BR',
      preferences: { motion: 'reduced', shortcuts: false },
    })
    expect((await who.call('GET', '/account/me/')).body).toEqual(changed.body)
  })

  test.each(['王小明', 'نور\u200cالدین', 'Γιώργος', "O'Neill-Şahin", 'क्षि', '😀', 'Q.'])(
    'a name such as %s is one',
    async (first_name) => {
      const who = await investor(t)
      expect((await who.call('PATCH', '/account/me/', { first_name })).body.first_name).toBe(first_name)
    },
  )

  test.each([
    [{ is_admin: true }],
    [{ staff_role: 'admin' }],
    [{ state: 'active' }],
    [{ balance: '1000000.00' }],
    [{ email: 'other@example.com' }],
    [{ email_verified: true, verified_at: '2026-01-01T00:00:00Z' }],
    [{ referrer_id: 'x', referred_by: 'x', referral_code: 'MINE' }],
    [{ password_hash: 'x' }],
    [{ id: 'x' }],
    [{ has_second_factor: false }],
    [{ preferences: { is_admin: true } }],
    [{ theme: 'red' }],
    [{ locale: '../../etc' }],
    [{ first_name: '' }],
    [{ first_name: 'a\u0000' }],
    [{ first_name: 1 }],
    [{ first_name: '\u200b' }],
    [{ first_name: '\u2800 \u3164' }],
    [{ last_name: 'Ada\u202etfarD' }],
    [{ last_name: 'Ada\u2066' }],
    [{ last_name: 'Ada\u2028Staff' }],
    [{ __proto__: { staff_role: 'admin' }, constructor: 1 }],
  ])('B09: %j is refused and nothing changes', async (changes) => {
    const who = await investor(t)
    const read = () =>
      t.ctx.db.selectFrom('person').selectAll().where('id', '=', who.id).executeTakeFirstOrThrow()
    const before = await read()
    expect((await who.call('PATCH', '/account/me/', changes)).status).toBe(400)
    expect(await read()).toEqual(before)
  })

  test('a field that there is not is refused by its name, within the preferences too', async () => {
    const who = await investor(t)
    const refused = async (changes: unknown) => (await who.call('PATCH', '/account/me/', changes)).body
    expect(await refused({ nickname: 'A', staff_role: 'admin' })).toEqual({
      nickname: ['There’s no field “nickname” here.'],
      staff_role: ['There’s no field “staff_role” here.'],
    })
    expect(await refused({ preferences: { bogus: true }, last_name: '' })).toEqual({
      preferences: ['There’s no field “bogus” here.'],
      last_name: ['Last name is required'],
    })
    expect(await refused([])).toEqual({ detail: 'The request has the wrong shape: send a JSON object.' })
    const topic = await who.call('PATCH', '/account/notifications/', { topik: 'money' })
    expect(topic.body).toMatchObject({ topik: ['There’s no field “topik” here.'] })
  })

  test('B09: what a sign-up form has too much is ignored', async () => {
    const email = newEmail()
    const id = await signUpVerified(t, email, {
      is_admin: true,
      staff_role: 'admin',
      state: 'x',
      referral_code: 'MINE',
    })
    const row = await t.ctx.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ staff_role: null, state: 'active', referred_by: null })
    expect(row.referral_code).not.toBe('MINE')
  })
})

describe('changing the password', () => {
  const password = 'violet-otter-91-canyon'
  const change = (who: Awaited<ReturnType<typeof investor>>, body: object) =>
    who.call('POST', '/account/password/', body)

  test('needs a step-up and the current one; then every other session ends and the owner is mailed', async () => {
    const who = await investor(t)
    const elsewhere = await logIn(t, who.email)
    const right = { current_password: goodPassword, password }
    expect(await change(who, right)).toMatchObject(stepUpMissing)
    await who.stepUp()
    expect((await change(who, { current_password: 'wrong', password })).body).toHaveProperty(
      'current_password',
    )
    expect((await change(who, { password })).body).toHaveProperty('current_password')
    expect(
      (await change(who, { current_password: goodPassword, password: 'password1' })).body,
    ).toHaveProperty('password')
    expect((await change(who, right)).status).toBe(200)
    expect(await statusOf(who.access)).toBe(200)
    expect(await statusOf(elsewhere.access)).toBe(401)
    expect((await t.call('POST', '/account/token/refresh/', { refresh: elsewhere.refresh })).status).toBe(401)
    expect(
      (await t.call('POST', '/account/login/', { email: who.email, password: goodPassword })).status,
    ).toBe(400)
    t.clock.advance(60_000)
    expect((await logIn(t, who.email, password)).user_id).toBe(who.id)
    const [mail] = await mailsTo(t, who.email)
    expect(mail).toMatchObject({ subject: 'Your Evenmoor password was changed' })
    expect(mail!.text).toContain('http://localhost:3000/not-me?token=')
  })

  test('two at the same moment: one counts', async () => {
    const who = await investor(t)
    await who.stepUp()
    const replies = await Promise.all(
      [password, 'amber-falcon-62-harbor'].map((next) =>
        change(who, { current_password: goodPassword, password: next }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('referral codes', () => {
  const check = (code: string) => t.call('GET', `/account/referral_code/?code=${encodeURIComponent(code)}`)

  test('a known one is known however it is typed, an unknown one is not, and signing up works with either', async () => {
    const who = await investor(t)
    const code: string = (await who.call('GET', '/account/me/')).body.referral_code
    expect((await check(` ${code.toLowerCase()} `)).body).toEqual({ known: true })
    expect((await check('NOBODY22')).body).toEqual({ known: false })
    expect((await check('')).status).toBe(400)
    expect((await check('x'.repeat(65))).status).toBe(400)
    const referred = async (ref: string | null) => {
      const id = await signUpVerified(t, newEmail(), { ref })
      return (
        await t.ctx.db
          .selectFrom('person')
          .select('referred_by')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).referred_by
    }
    expect(await referred(code)).toBe(who.id)
    expect(await referred('NOBODY22')).toBeNull()
    expect(await referred(null)).toBeNull()
  })

  test('sixty in an hour from one place', async () => {
    const from = () =>
      t.app.inject({
        method: 'GET',
        url: '/account/referral_code/?code=GUESS222',
        remoteAddress: '203.0.113.60',
      })
    for (let tries = 0; tries < 60; tries += 1) expect((await from()).statusCode).toBe(200)
    const stopped = await from()
    expect(stopped.statusCode).toBe(429)
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
  })
})

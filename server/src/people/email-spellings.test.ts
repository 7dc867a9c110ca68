import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addStaff } from '#ops/staff-add.ts'
import { form, goodPassword, logIn, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'

/** One rule for what an address is and when two are the same, at every call that takes one. */
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

/** What Unicode folds into an address, and what no mail server takes for it. */
const lookAlikes: readonly (readonly [string, (email: string) => string])[] = [
  ['the Kelvin sign', (email) => email.replace('k', '\u{212A}')],
  ['full-width letters', (email) => email.replace('ada', 'ａｄａ')],
  ['a full-width at sign', (email) => email.replace('@', '＠')],
  ['a dotted capital I', (email) => email.replace('i', '\u{130}')],
  ['a soft hyphen', (email) => email.replace('ada', 'a\u{AD}da')],
]
const newOne = () => newEmail().replace('@', '.kiki@')
/** The subjects of what went to exactly this spelling, newest first: the built-in mailbox ignores case. */
const subjectsTo = async (email: string): Promise<string[]> => {
  const mails = t.ctx.db.selectFrom('mail').select('subject').where('recipient', '=', email)
  return (await mails.orderBy('id', 'desc').execute()).map(({ subject }) => subject)
}
const mailCount = async () =>
  Number(
    (
      await t.ctx.db
        .selectFrom('mail')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

describe.each(lookAlikes)('an address with %s', (_name, lookAlike) => {
  test('logs nobody in, and is refused like an address that nobody has', async () => {
    const email = newOne()
    await signUpVerified(t, email)
    const reply = await t.call('POST', '/account/login/', { email: lookAlike(email), password: goodPassword })
    const unknown = await t.call('POST', '/account/login/', { email: newEmail(), password: goodPassword })
    expect([reply.status, reply.body]).toEqual([400, unknown.body])
    await logIn(t, email)
  })

  test('is no address to any other call, and nothing is mailed', async () => {
    const email = newOne()
    await signUpVerified(t, email)
    const { access } = await logIn(t, email)
    await t.ctx.db.updateTable('session').set({ stepped_up_at: t.clock.now() }).execute()
    const before = await mailCount()
    const typed = lookAlike(email)
    const signedIn = { authorization: `Bearer ${access}` }
    const replies = await Promise.all([
      t.call('POST', '/account/registration/', form(typed)),
      t.call('POST', '/account/verify_code/', { email: typed, code: '123456' }),
      t.call('POST', '/account/resend_otp/', { email: typed }),
      t.call('POST', '/api/password_reset/', { email: typed }),
      t.call('POST', '/management/subscribe/', { email: typed }),
      t.call('POST', '/management/contact/', { name: 'Ada', email: typed, message: 'Hello there.' }),
      t.call('POST', '/account/email/', { email: typed }, signedIn),
    ])
    for (const { status, body } of replies) {
      expect([status, body.email]).toEqual([400, ['Enter a valid email address.']])
    }
    await expect(addStaff(t.ctx, { email: typed, role: 'support' })).rejects.toThrow(/--email/)
    expect(await mailCount()).toBe(before)
  })
})

describe('an address typed in capitals', () => {
  test('is the same address, and what is mailed goes to the stored one', async () => {
    const email = newOne()
    const typed = email.toUpperCase()
    await signUpVerified(t, email)
    await logIn(t, typed)
    await t.call('POST', '/account/registration/', form(typed))
    await t.call('POST', '/api/password_reset/', { email: typed })
    const other = newOne()
    await signUpVerified(t, other)
    const { access } = await logIn(t, other)
    await t.ctx.db.updateTable('session').set({ stepped_up_at: t.clock.now() }).execute()
    await t.call('POST', '/account/email/', { email: typed }, { authorization: `Bearer ${access}` })
    expect((await subjectsTo(email)).slice(0, 3)).toEqual([
      'Someone tried to use your address for their Evenmoor account',
      'Set a new Evenmoor password',
      'You already have an Evenmoor account',
    ])
    expect(await subjectsTo(typed)).toEqual([])
  })

  test('of a subscriber is mailed as it was stored', async () => {
    const email = newOne()
    await t.call('POST', '/management/subscribe/', { email })
    t.clock.advance(2 * 86_400_000)
    await t.call('POST', '/management/subscribe/', { email: email.toUpperCase() })
    expect(await subjectsTo(email)).toHaveLength(2)
    expect(await subjectsTo(email.toUpperCase())).toEqual([])
  })

  test('that was changed away lately is mailed as its former owner had it', async () => {
    const [old, now] = [newOne(), newOne()]
    const id = await signUpVerified(t, old)
    const at = t.clock.now()
    await t.ctx.db
      .insertInto('replaced_email')
      .values({
        undo_hash: Buffer.from(old),
        person_id: id,
        email: old,
        email_key: old,
        replaced_at: at,
        undo_expires_at: new Date(at.getTime() + 1000),
      })
      .execute()
    await t.ctx.db.updateTable('person').set({ email: now, email_key: now }).where('id', '=', id).execute()
    await t.call('POST', '/account/registration/', form(old.toUpperCase()))
    expect((await subjectsTo(old))[0]).toBe('You already have an Evenmoor account')
    expect(await subjectsTo(old.toUpperCase())).toEqual([])
    expect(await subjectsTo(now)).toEqual([])
  })
})

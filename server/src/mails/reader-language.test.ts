import { afterAll, beforeAll, expect, test } from 'vitest'
import { form, lastCode, logIn, mailsTo, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { type TestApp, createTestApp } from '#testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const signUp = (email: string, locale?: unknown) =>
  t.call('POST', '/account/registration/', { ...form(email), ...(locale === undefined ? {} : { locale }) })

test('the code comes in the language of the page, and so does every mail after it', async () => {
  const email = newEmail()
  expect((await signUp(email, 'ar')).status).toBe(201)
  const [code] = await mailsTo(t, email)
  expect(code!.subject).toMatch(/^رمز Evenmoor الخاص بك: \u2068\d{6}\u2069$/)
  expect(code!.html).toContain('<html lang="ar" dir="rtl">')
  await t.call('POST', '/account/verify_code/', { email, code: await lastCode(t, email) })
  expect((await mailsTo(t, email))[0]!.subject).toBe('مرحبًا بك في Evenmoor')
  const { access } = await logIn(t, email)
  const authorization = { authorization: `Bearer ${access}` }
  expect((await t.call('GET', '/account/me/', undefined, authorization)).body.locale).toBe('ar')
})

test('whoever signs up again from a page in another language is written to in that one', async () => {
  const email = newEmail()
  await signUp(email, 'fr')
  await signUp(email, 'de')
  expect((await mailsTo(t, email)).map(({ subject }) => subject.replace(/\d{6}/, '…'))).toEqual([
    'Ihr Evenmoor-Code: …',
    'Votre code Evenmoor\u00a0: …',
  ])
})

test('the owner of an account is told in their own language, whatever page somebody else was on', async () => {
  const email = newEmail()
  await signUpVerified(t, email, { locale: 'es' })
  await signUp(email, 'tr')
  expect((await mailsTo(t, email))[0]!.subject).toBe('Ya tienes una cuenta de Evenmoor')
})

test('a language chosen in the profile is that of the next mail', async () => {
  const email = newEmail()
  await signUpVerified(t, email)
  const { access } = await logIn(t, email)
  await t.call('PATCH', '/account/me/', { locale: 'de' }, { authorization: `Bearer ${access}` })
  await t.call('POST', '/api/password_reset/', { email })
  const [mail] = await mailsTo(t, email)
  expect(mail!.subject).toBe('Neues Evenmoor-Passwort festlegen')
  expect(mail!.text).toContain('/de/reset_password_confirm?token=')
})

test.each([undefined, 'nl'])(
  'without a language that is spoken here (%s) mails are in English',
  async (locale) => {
    const email = newEmail()
    expect((await signUp(email, locale)).status).toBe(201)
    expect((await mailsTo(t, email))[0]!.subject).toMatch(/^Your Evenmoor code: \d{6}$/)
  },
)

test.each([5, '../../etc', ['de']])('what is no language (%j) is refused', async (locale) => {
  expect((await signUp(newEmail(), locale)).status).toBe(400)
})

test('the newsletter asks in the language of the page', async () => {
  const email = newEmail()
  expect((await t.call('POST', '/management/subscribe/', { email, locale: 'id' })).status).toBe(201)
  expect((await mailsTo(t, email))[0]!.subject).toBe('Apakah Anda mau buletin Evenmoor?')
})

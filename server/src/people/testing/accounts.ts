import { randomBytes } from 'node:crypto'
import type { TestApp } from '#testing/app.ts'

export const goodPassword = 'kite-marble-27-river'

/** An address that is not taken. */
export const newEmail = (): string => `ada.${randomBytes(5).toString('hex')}@example.com`

/** A valid sign-up form. */
export const form = (email: string) => ({
  first_name: 'Ada',
  last_name: 'Byron',
  email,
  password: goodPassword,
  password2: goodPassword,
  ref: null,
})

export type ReadMail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  sent_at: string
}

/** The mails to an address in the built-in mailbox, newest first. */
export async function mailsTo(t: TestApp, email: string): Promise<ReadMail[]> {
  const reply = await t.call('GET', `/dev/mail/messages/?to=${encodeURIComponent(email)}`)
  return reply.body as ReadMail[]
}

/** The code in the newest mail to an address. */
export async function lastCode(t: TestApp, email: string): Promise<string> {
  for (const { text } of await mailsTo(t, email)) {
    const code = /^\d{6}$/m.exec(text)?.[0]
    if (code !== undefined) return code
  }
  throw new Error(`no code was mailed to ${email}`)
}

/** The token of the newest link mailed to an address. */
export async function lastToken(t: TestApp, email: string): Promise<string> {
  for (const { text } of await mailsTo(t, email)) {
    const token = /\?token=([\w-]+)/.exec(text)?.[1]
    if (token !== undefined) return token
  }
  throw new Error(`no link was mailed to ${email}`)
}

/** Signs up and confirms an address through the calls, and returns the person's id. */
export async function signUpVerified(t: TestApp, email: string, changes: object = {}): Promise<string> {
  const signedUp = await t.call('POST', '/account/registration/', { ...form(email), ...changes })
  if (signedUp.status !== 201) throw new Error(`sign-up: ${JSON.stringify(signedUp)}`)
  const verified = await t.call('POST', '/account/verify_code/', { email, code: await lastCode(t, email) })
  if (verified.status !== 200) throw new Error(`code: ${JSON.stringify(verified)}`)
  const { id } = await t.ctx.db
    .selectFrom('person')
    .select('id')
    .where('email_key', '=', email.toLowerCase())
    .executeTakeFirstOrThrow()
  return id
}

/** Logs in with the password of `form`, from an address of one's own where given. */
export async function logIn(t: TestApp, email: string, password = goodPassword) {
  const reply = await t.call('POST', '/account/login/', { email, password })
  if (reply.status !== 200) throw new Error(`login: ${JSON.stringify(reply)}`)
  return reply.body as { access: string; refresh: string; user_id: string }
}

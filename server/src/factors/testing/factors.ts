import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateSync } from 'otplib'
import {
  goodPassword,
  lastCode,
  lastToken,
  logIn,
  newEmail,
  signUpVerified,
} from '#people/testing/accounts.ts'
import { type Reply, type TestApp, createTestApp } from '#testing/app.ts'

/** The server with a DATA_DIR of its own, where the key of the authenticator secrets is kept. */
export async function createFactorsApp(): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-factors-'))
  const t = await createTestApp({ DATA_DIR: dataDir })
  return {
    ...t,
    close: async () => {
      await t.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Changes the address of somebody who has just stepped up, through the calls; gives the new one and the link that undoes it. */
export async function changeEmail(
  t: TestApp,
  who: Pick<Investor, 'email' | 'call'>,
  email = newEmail(),
): Promise<{ newEmail: string; undoToken: string }> {
  const asked = await who.call('POST', '/account/email/', { email })
  if (asked.status !== 200) throw new Error(`change of address: ${JSON.stringify(asked)}`)
  const codes = { old_code: await lastCode(t, who.email), new_code: await lastCode(t, email) }
  const reply = await who.call('POST', '/account/email/confirmation/', codes)
  if (reply.status !== 200) throw new Error(`change of address: ${JSON.stringify(reply)}`)
  return { newEmail: email, undoToken: await lastToken(t, who.email) }
}

/** The code that an app with this secret shows, some steps of 30 s from now. */
export const codeAt = (t: TestApp, secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(t.clock.now().getTime() / 1000) + steps * 30 })

/** A code that no app with this secret shows around now. */
export function wrongCode(t: TestApp, secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeAt(t, secret, steps)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code))!
}

export const bearer = (access: string) => ({ authorization: `Bearer ${access}` })

/** Somebody who signed up, logged in, and stepped up with the password. */
export async function investor(t: TestApp) {
  const email = newEmail()
  const id = await signUpVerified(t, email)
  const tokens = await logIn(t, email)
  const call: TestApp['call'] = (method, url, body, headers) =>
    t.call(method, url, body, { ...bearer(tokens.access), ...headers })
  const stepUp = (proof: object = { password: goodPassword }) => call('POST', '/account/step_up/', proof)
  return { ...tokens, email, id, call, stepUp }
}
export type Investor = Awaited<ReturnType<typeof investor>>

/** Turns an authenticator app on, through the calls. */
export async function withAuthenticator(
  t: TestApp,
  who: Pick<Investor, 'call'>,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const enrolled = await who.call('POST', '/account/factors/authenticator/')
  if (enrolled.status !== 201) throw new Error(`enroll: ${JSON.stringify(enrolled)}`)
  const { secret } = enrolled.body
  const confirmed = await who.call('POST', '/account/factors/authenticator/confirmation/', {
    code: codeAt(t, secret),
  })
  if (confirmed.status !== 200) throw new Error(`confirm: ${JSON.stringify(confirmed)}`)
  return { secret, recoveryCodes: confirmed.body.recovery_codes }
}

/** The first step of logging in for somebody with a second factor on. */
export async function ticketOf(t: TestApp, email: string, password = goodPassword) {
  const reply = await t.call('POST', '/account/login/', { email, password })
  if (reply.status !== 200 || reply.body.second_factor === undefined) {
    throw new Error(`no ticket: ${JSON.stringify(reply)}`)
  }
  return reply.body.second_factor as { ticket: string; methods: string[]; expires_at: string }
}

/** An investor who has just proven who they are and has an authenticator app; the code that turned it on is over. */
export async function investorWithApp(t: TestApp) {
  const who = await investor(t)
  await who.stepUp()
  const { secret, recoveryCodes } = await withAuthenticator(t, who)
  t.clock.advance(60_000)
  return { ...who, secret, recoveryCodes }
}

/** The second step of a login. */
export const sendSecondFactor = (t: TestApp, ticket: string, proof: object): Promise<Reply> =>
  t.call('POST', '/account/login/second_factor/', { ticket, ...proof })

/** What an authenticator app proves. */
export const totp = (code: string) => ({ method: 'totp', code })

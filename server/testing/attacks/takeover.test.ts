/**
 * Ways into an account that is not one's own, tried from outside: what stays open after its owner changed something or
 * said "That was not me", and how many guesses are judged.
 */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  type Investor,
  bearer,
  changeEmail,
  investor,
  investorWithApp,
  sendSecondFactor,
  ticketOf,
  totp,
  withAuthenticator,
  wrongCode,
} from '#factors/testing/factors.ts'
import { SoftwareAuthenticator } from '#factors/testing/software-authenticator.ts'
import {
  form,
  goodPassword,
  lastToken,
  logIn,
  mailsTo,
  newEmail,
  signUpVerified,
} from '#people/testing/accounts.ts'
import { dayMs } from '#platform/clock.ts'
import { prepareAccountsApp } from '#testing/accounts-app.ts'
import { untilLockWait } from '#testing/lock-waits.ts'
import type { Reply, TestApp } from '#testing/app.ts'

let t: TestApp
prepareAccountsApp(dayMs, (app) => {
  t = app
})

const newPassword = 'violet-otter-91-canyon'
const ownersPassword = 'harbor-tulip-44-engine'
const confirm = (body: object) => t.call('POST', '/account/api/password_reset/confirm/', body)
const isLinkGood = async (token: string) => (await confirm({ token })).status === 200

async function resetLink(email: string): Promise<string> {
  await t.call('POST', '/api/password_reset/', { email })
  return lastToken(t, email)
}

const undo = (token: string) => t.call('POST', '/account/email/undo/', { token })

describe('A14: a link to set a password that was mailed before', () => {
  test('dies when the password is changed in the profile', async () => {
    const who = await investor(t)
    const token = await resetLink(who.email)
    expect(await isLinkGood(token)).toBe(true)
    await who.stepUp()
    const change = { current_password: goodPassword, password: newPassword }
    expect((await who.call('POST', '/account/password/', change)).status).toBe(200)
    expect(await isLinkGood(token)).toBe(false)
    expect((await confirm({ token, password: ownersPassword })).body.detail).toBe('Invalid or expired token.')
    expect((await logIn(t, who.email, newPassword)).user_id).toBe(who.id)
  })

  test('dies when the address is changed: who reads the old mailbox sets no password', async () => {
    const who = await investor(t)
    const token = await resetLink(who.email)
    await who.stepUp()
    const { newEmail: email } = await changeEmail(t, who)
    expect((await confirm({ token, password: newPassword })).status).toBe(400)
    expect((await logIn(t, email)).user_id).toBe(who.id)
  })
})

describe('A20: a second factor that a stranger added', () => {
  const alone = async (device: SoftwareAuthenticator): Promise<Reply> => {
    const { challenge } = (await t.call('POST', '/account/passkeys/login_options/')).body.options
    return t.call('POST', '/account/passkeys/login/', { response: device.get({ challenge }) })
  }

  async function addPasskey(who: Investor): Promise<SoftwareAuthenticator> {
    const device = new SoftwareAuthenticator()
    const { challenge } = (await who.call('POST', '/account/passkeys/registration_options/')).body.options
    const added = await who.call('POST', '/account/passkeys/', {
      name: 'Key',
      response: device.create({ challenge }),
    })
    if (added.status !== 201) throw new Error(JSON.stringify(added))
    return device
  }

  async function reportNotMe(email: string): Promise<void> {
    const mail = (await mailsTo(t, email)).find(({ text }) => text.includes('/not-me?token='))
    const token = /\/not-me\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    expect((await t.call('POST', '/account/not_me/', { token })).status).toBe(200)
  }

  async function setPassword(email: string): Promise<void> {
    const token = await resetLink(email)
    expect((await confirm({ token, password: ownersPassword })).status).toBe(200)
  }

  test('opens nothing after "That was not me", and does not keep the owner out', async () => {
    const who = await investor(t)
    await who.stepUp()
    const device = await addPasskey(who)
    t.clock.advance(60_000)
    await withAuthenticator(t, who)
    expect((await alone(device)).status).toBe(200)
    await reportNotMe(who.email)
    expect((await alone(device)).status).toBe(400)
    await setPassword(who.email)
    // No second step is asked for: tokens come at once.
    const owner = await logIn(t, who.email, ownersPassword)
    expect(owner.user_id).toBe(who.id)
    const factors = await t.call('GET', '/account/factors/', undefined, bearer(owner.access))
    expect(factors.body).toEqual({ authenticator: null, passkeys: [], recovery_codes_left: 0 })
  })

  test('one that is older than the links are good stays: the mailbox alone opens no account', async () => {
    const who = await investorWithApp(t)
    t.clock.advance(72 * 3_600_000)
    await t.call('POST', '/account/login/second_factor/', {
      ticket: (await ticketOf(t, who.email)).ticket,
      method: 'recovery_code',
      code: who.recoveryCodes[0],
    })
    await reportNotMe(who.email)
    await setPassword(who.email)
    expect((await ticketOf(t, who.email, ownersPassword)).methods).toEqual(['totp', 'recovery_code'])
  })

  test('goes with a change of address that is undone, and the password that the stranger knows is void', async () => {
    const who = await investor(t)
    await who.stepUp()
    const device = await addPasskey(who)
    const { undoToken } = await changeEmail(t, who)
    expect((await undo(undoToken)).status).toBe(200)
    expect((await alone(device)).status).toBe(400)
    const known = { email: who.email, password: goodPassword }
    expect((await t.call('POST', '/account/login/', known)).status).toBe(400)
    await setPassword(who.email)
    expect((await logIn(t, who.email, ownersPassword)).user_id).toBe(who.id)
  })

  test('is not found by guessing: fifty wrong codes a day, then none is looked at', async () => {
    const who = await investorWithApp(t)
    const wrong = wrongCode(t, who.secret)
    const answers: number[] = []
    while (!answers.includes(429) || answers.length < 50) {
      const { ticket } = await ticketOf(t, who.email)
      for (let tries = 0; tries < 5; tries += 1)
        answers.push((await sendSecondFactor(t, ticket, totp(wrong))).status)
      t.clock.advance(16 * 60_000)
      if (answers.length > 200) break
    }
    expect(answers.filter((status) => status === 400).length).toBe(50)
  })
})

describe('A01: guesses at codes', () => {
  test('the codes of a change of address: ten changes a day, five guesses each', async () => {
    const who = await investor(t)
    const statuses: number[] = []
    for (let hours = 0; hours < 4; hours += 1) {
      const owner = await logIn(t, who.email)
      const call: Investor['call'] = (method, url, body) => t.call(method, url, body, bearer(owner.access))
      await call('POST', '/account/step_up/', { password: goodPassword })
      for (let asked = 0; asked < 4; asked += 1)
        statuses.push((await call('POST', '/account/email/', { email: newEmail() })).status)
      t.clock.advance(3_600_000)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual(Array.from({ length: 6 }, () => 429))
  })
})

describe('A07: a burst of guesses', () => {
  test('at one address is judged eight at a time: the delay after the first ones holds for the others', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        t.call('POST', '/account/login/', { email, password: `guess number ${n}` }),
      ),
    )
    const judged = replies.filter(({ status }) => status === 400).length
    expect(judged).toBeGreaterThan(0)
    expect(judged).toBeLessThanOrEqual(10)
    const refused = replies.filter(({ status }) => status === 429)
    expect(judged + refused.length).toBe(60)
    expect(refused.every(({ headers }) => Number(headers['retry-after']) >= 1)).toBe(true)
  })

  test('a hundred logins of one account do not keep another one waiting for its turn', async () => {
    const [busy, other] = [newEmail(), newEmail()]
    await signUpVerified(t, busy)
    await signUpVerified(t, other)
    let answered = 0
    const burst = Array.from({ length: 100 }, async () => {
      const { status } = await t.call('POST', '/account/login/', { email: busy, password: goodPassword })
      answered += 1
      return status
    })
    await logIn(t, other)
    expect(answered).toBeLessThan(50)
    expect(new Set(await Promise.all(burst))).toEqual(new Set([200]))
  }, 30_000)
})

test('A10: ninety new passwords an hour are looked at from one place, then a guessable one costs nothing', async () => {
  const refused = async () => {
    const { statusCode, headers } = await t.app.inject({
      method: 'POST',
      url: '/account/registration/',
      remoteAddress: '198.51.100.90',
      payload: { ...form(newEmail()), password: 'password', password2: 'password' },
    })
    return { statusCode, retryAfter: Number(headers['retry-after']) }
  }
  const looked = await Promise.all(Array.from({ length: 90 }, refused))
  expect(new Set(looked.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
  const stopped = await refused()
  expect(stopped.statusCode).toBe(429)
  expect(stopped.retryAfter).toBeGreaterThan(0)
})

describe('L13: who has one address of IPv6 has a whole network of them', () => {
  const from = async (address: string) => {
    const { statusCode } = await t.app.inject({
      method: 'POST',
      url: '/api/password_reset/',
      remoteAddress: address,
      payload: { email: newEmail() },
    })
    return statusCode
  }

  test('and counts as one: the sixteenth reset of an hour is refused, from whichever of them', async () => {
    const hosts = Array.from({ length: 15 }, (_, n) => from(`2001:db8:7:7::${n.toString(16)}`))
    expect(await Promise.all(hosts)).toEqual(hosts.map(() => 200))
    expect(await from('2001:db8:7:7::ffff')).toBe(429)
    expect(await from('2001:db8:7:8::1')).toBe(200)
  })

  test('an address of IPv4 counts the same in both spellings', async () => {
    await Promise.all(Array.from({ length: 15 }, () => from('198.51.100.77')))
    expect(await from('::ffff:198.51.100.77')).toBe(429)
  })

  test('sixty new codes an hour are asked for from one place', async () => {
    const ask = async (address: string) => {
      const { statusCode } = await t.app.inject({
        method: 'POST',
        url: '/account/resend_otp/',
        remoteAddress: address,
        payload: { email: newEmail() },
      })
      return statusCode
    }
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, n) => ask(`2001:db8:9:9::${n.toString(16)}`)),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await ask('2001:db8:9:9::ffff')).toBe(429)
  })
})

describe('P02: a call that was let in before its account was closed', () => {
  const calls: readonly (readonly [string, (who: Investor) => Promise<Reply>])[] = [
    ['a new name', (who) => who.call('PATCH', '/account/me/', { first_name: 'Ada' })],
    ['a checkout', (who) => who.call('POST', '/api/wallet/deposits/', { coin: 'btc', amount: '250' })],
    ['another address', (who) => who.call('POST', '/account/email/', { email: newEmail() })],
    ['an authenticator app', (who) => who.call('POST', '/account/factors/authenticator/')],
    ['a passkey', (who) => who.call('POST', '/account/passkeys/registration_options/')],
    ['a break', (who) => who.call('POST', '/account/break/', { days: 1 })],
  ]

  test.each(calls)('%s is refused, and nothing of it is kept', async (_what, send) => {
    const who = await investor(t)
    await who.stepUp()
    const sent = await t.ctx.transaction(async (tx) => {
      await sql`select from person where id = ${who.id} for update`.execute(tx)
      const reply = send(who)
      await untilLockWait(tx)
      await sql`update person set state = 'deactivated', first_name = 'Closed' where id = ${who.id}`.execute(
        tx,
      )
      return { reply }
    })
    expect((await sent.reply).status).toBe(401)
    const kept = await t.ctx.db
      .selectFrom('person')
      .select(['first_name', 'break_until', 'has_second_factor'])
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ first_name: 'Closed', break_until: null, has_second_factor: false })
  })
})

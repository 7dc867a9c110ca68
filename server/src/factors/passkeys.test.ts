import { describe, expect, test } from 'vitest'
import { logIn, mailsTo } from '#people/testing/accounts.ts'
import { limitAccount } from '#people/testing/limited.ts'
import { prepareAccountsApp } from '#testing/accounts-app.ts'
import type { TestApp } from '#testing/app.ts'
import { type Investor, bearer, investor, ticketOf } from './testing/factors.ts'
import { SoftwareAuthenticator } from './testing/software-authenticator.ts'

let t: TestApp
prepareAccountsApp(2 * 3_600_000, (app) => {
  t = app
})

const beginning = (who: Investor) => who.call('POST', '/account/passkeys/registration_options/')
const register = (who: Investor, response: object, name = 'My laptop') =>
  who.call('POST', '/account/passkeys/', { name, response })

async function withPasskey() {
  const who = await investor(t)
  await who.stepUp()
  const device = new SoftwareAuthenticator()
  const { challenge } = (await beginning(who)).body.options
  const added = await register(who, device.create({ challenge }))
  if (added.status !== 201) throw new Error(JSON.stringify(added))
  return { ...who, device, added: added.body }
}

const loginChallenge = async (): Promise<string> =>
  (await t.call('POST', '/account/passkeys/login_options/')).body.options.challenge
const alone = (response: object, more: object = {}) =>
  t.call('POST', '/account/passkeys/login/', { response, ...more })
const second = (ticket: string, response: object) =>
  t.call('POST', '/account/login/second_factor/', { ticket, method: 'passkey', response })
const ticketChallenge = async (ticket: string): Promise<string> =>
  (await t.call('POST', '/account/login/second_factor/passkey_options/', { ticket })).body.options.challenge

describe('making a passkey', () => {
  test('the options name our host and the person; the first brings recovery codes; the owner is mailed', async () => {
    const who = await investor(t)
    await who.stepUp()
    const { options } = (await beginning(who)).body
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Evenmoor' },
      user: { name: who.email },
      authenticatorSelection: { residentKey: 'required' },
    })
    const added = await register(who, new SoftwareAuthenticator().create({ challenge: options.challenge }))
    expect(added).toMatchObject({ status: 201, body: { passkey: { name: 'My laptop', last_used_at: null } } })
    expect(added.body.recovery_codes).toHaveLength(10)
    expect((await mailsTo(t, who.email))[0]!.subject).toBe('A passkey was added to your Evenmoor account')
    const other = (await beginning(who)).body.options
    expect(other.excludeCredentials).toHaveLength(1)
    const more = await register(
      who,
      new SoftwareAuthenticator().create({ challenge: other.challenge }),
      'Key',
    )
    expect(more.body.recovery_codes).toBeNull()
    expect(
      (await who.call('GET', '/account/factors/')).body.passkeys.map(({ name }: { name: string }) => name),
    ).toEqual(['My laptop', 'Key'])
  })

  test('half a character in its name is refused, and the challenge is still good', async () => {
    const who = await investor(t)
    await who.stepUp()
    const { challenge } = (await beginning(who)).body.options
    const response = new SoftwareAuthenticator().create({ challenge })
    expect(await register(who, response, 'Key \ud800')).toMatchObject({
      status: 400,
      body: { detail: 'The text has a character that can’t be stored. Remove it and try again.' },
    })
    expect((await register(who, response, 'Key 🔑')).status).toBe(201)
  })

  test('not without a step-up', async () => {
    const who = await investor(t)
    expect((await beginning(who)).body.code).toBe('step_up_required')
    const made = new SoftwareAuthenticator().create({ challenge: 'AAAA' })
    expect((await register(who, made)).body.code).toBe('step_up_required')
  })

  test('a challenge works once, for its person, within five minutes, and it must be ours', async () => {
    const who = await withPasskey()
    const other = await investor(t)
    await other.stepUp()
    const challenge: string = (await beginning(who)).body.options.challenge
    const made = () => new SoftwareAuthenticator().create({ challenge })
    expect((await register(other, made())).status).toBe(400)
    expect((await register(who, made())).status).toBe(201)
    expect((await register(who, made())).status).toBe(400)
    expect((await register(who, new SoftwareAuthenticator().create({ challenge: 'AAAA' }))).status).toBe(400)
    const late: string = (await beginning(who)).body.options.challenge
    t.clock.advance(299_999)
    const inTime: string = (await beginning(who)).body.options.challenge
    t.clock.advance(1)
    await t.ctx.db.updateTable('session').set({ stepped_up_at: t.clock.now() }).execute()
    expect((await register(who, new SoftwareAuthenticator().create({ challenge: late }))).status).toBe(400)
    expect((await register(who, new SoftwareAuthenticator().create({ challenge: inTime }))).status).toBe(201)
  })

  test('for another site or another host it is refused', async () => {
    const who = await investor(t)
    await who.stepUp()
    for (const device of [
      new SoftwareAuthenticator({ origin: 'https://evil.example' }),
      new SoftwareAuthenticator({ rpId: 'evil.example' }),
    ]) {
      const { challenge } = (await beginning(who)).body.options
      expect((await register(who, device.create({ challenge }))).status).toBe(400)
    }
  })

  test('one credential belongs to one person', async () => {
    const [who, other] = [await withPasskey(), await investor(t)]
    await other.stepUp()
    const { challenge } = (await beginning(other)).body.options
    expect((await register(other, who.device.create({ challenge }))).status).toBe(409)
  })
})

describe('logging in by a passkey alone', () => {
  test('opens a session that counts as opened with a second factor', async () => {
    const who = await withPasskey()
    const opened = await alone(who.device.get({ challenge: await loginChallenge() }))
    expect(opened.status).toBe(200)
    expect(opened.body.user_id).toBe(who.id)
    const { proof } = await t.ctx.db
      .selectFrom('session')
      .select('proof')
      .where('person_id', '=', who.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(proof).toBe('second_factor')
    expect((await t.call('GET', '/account/me/', undefined, bearer(opened.body.access))).status).toBe(200)
  })

  test.each([
    ['without verifying its user', { userVerified: false }],
    ['on another origin', { origin: 'https://evil.example' }],
  ])('%s it opens nothing', async (_how, bent) => {
    const who = await withPasskey()
    expect((await alone(who.device.get({ challenge: await loginChallenge(), ...bent }))).status).toBe(400)
  })

  test('an answer works once, also ten times at the same moment', async () => {
    const who = await withPasskey()
    const answer = who.device.get({ challenge: await loginChallenge() })
    const replies = await Promise.all(Array.from({ length: 10 }, () => alone(answer)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await alone(answer)).status).toBe(400)
  })

  test('a counter that went back is refused: the key was copied', async () => {
    const who = await withPasskey()
    who.device.counter = 10
    expect((await alone(who.device.get({ challenge: await loginChallenge() }))).status).toBe(200)
    who.device.counter = 5
    expect((await alone(who.device.get({ challenge: await loginChallenge() }))).status).toBe(400)
    who.device.counter = 11
    expect((await alone(who.device.get({ challenge: await loginChallenge() }))).status).toBe(200)
  })

  test('an unknown passkey, a foreign signature, and the challenge of another purpose open nothing', async () => {
    const who = await withPasskey()
    const stranger = new SoftwareAuthenticator()
    expect((await alone(stranger.get({ challenge: await loginChallenge() }))).status).toBe(400)
    const challenge = await loginChallenge()
    const forged = { ...stranger.get({ challenge }), id: who.device.get({ challenge }).id }
    expect((await alone({ ...forged, rawId: forged.id })).status).toBe(400)
    const { ticket } = await ticketOf(t, who.email)
    expect((await alone(who.device.get({ challenge: await ticketChallenge(ticket) }))).status).toBe(400)
  })

  test('an account that is locked stays closed to whoever does not take it as it is', async () => {
    const who = await withPasskey()
    await limitAccount(t, who.id)
    const refused = await alone(who.device.get({ challenge: await loginChallenge() }))
    expect(refused.status).toBe(400)
    expect(refused.body.detail).toMatch(/locked account/)
    expect(refused.body.account).toMatchObject({ state: 'locked', reason_code: 'unusual_activity' })
    const answer = who.device.get({ challenge: await loginChallenge() })
    const opened = await alone(answer, { accepts_limited: true })
    expect(opened.status).toBe(200)
    const me = await t.call('GET', '/account/me/', undefined, bearer(opened.body.access))
    expect(me.body.standing.state).toBe('locked')
  })
})

describe('a passkey as the second factor', () => {
  test('opens the session after the password, and steps up in it', async () => {
    const who = await withPasskey()
    const { ticket, methods } = await ticketOf(t, who.email)
    expect(methods).toEqual(['passkey', 'recovery_code'])
    const opened = await second(ticket, who.device.get({ challenge: await ticketChallenge(ticket) }))
    expect(opened.status).toBe(200)
    const call: TestApp['call'] = (method, url, body) => t.call(method, url, body, bearer(opened.body.access))
    const { options } = (await call('POST', '/account/step_up/passkey_options/')).body
    expect(options.allowCredentials).toHaveLength(1)
    const proof = { method: 'passkey', response: who.device.get({ challenge: options.challenge }) }
    expect((await call('POST', '/account/step_up/', proof)).status).toBe(200)
    expect((await call('POST', '/account/step_up/', proof)).status).toBe(400)
  })

  test('the passkey of somebody else does not', async () => {
    const [who, other] = [await withPasskey(), await withPasskey()]
    const { ticket } = await ticketOf(t, who.email)
    const challenge = await ticketChallenge(ticket)
    expect((await second(ticket, other.device.get({ challenge }))).status).toBe(400)
  })
})

test('of many challenges the five newest count', async () => {
  const who = await withPasskey()
  const challenges: string[] = []
  for (let asked = 0; asked < 6; asked += 1) {
    t.clock.advance(1000)
    challenges.push((await who.call('POST', '/account/step_up/passkey_options/')).body.options.challenge)
  }
  const stepUp = (challenge: string) =>
    who.stepUp({ method: 'passkey', response: who.device.get({ challenge }) })
  expect((await stepUp(challenges[0]!)).status).toBe(400)
  for (const challenge of challenges.slice(1)) expect((await stepUp(challenge)).status).toBe(200)
})

describe('passkeys in the profile', () => {
  test('are renamed and removed; without any, logging in takes one step again', async () => {
    const who = await withPasskey()
    const url = `/account/passkeys/${who.added.passkey.id}/`
    // Without what would turn the words of the mail around it.
    expect((await who.call('PATCH', url, { name: 'Work \u202Elaptop' })).body.name).toBe('Work laptop')
    expect((await who.call('DELETE', url)).status).toBe(200)
    expect((await who.call('DELETE', url)).status).toBe(404)
    expect((await mailsTo(t, who.email))[0]!.text).toContain('The passkey “Work laptop” can no longer')
    expect((await alone(who.device.get({ challenge: await loginChallenge() }))).status).toBe(400)
    expect((await logIn(t, who.email)).user_id).toBe(who.id)
  })
})

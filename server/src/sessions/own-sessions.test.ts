import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer } from '#factors/testing/factors.ts'
import {
  goodPassword,
  lastToken,
  logIn,
  mailsTo,
  newEmail,
  signUpVerified,
} from '#people/testing/accounts.ts'
import { type TestApp, createTestApp } from '#testing/app.ts'
import { deviceOf, maskedAddress } from './device.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const newerFirefox = firefox.replaceAll('140.0', '141.0')
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'

async function logInOn(email: string, userAgent: string, remoteAddress = '203.0.113.77') {
  const reply = await t.app.inject({
    method: 'POST',
    url: '/account/login/',
    remoteAddress,
    headers: { 'user-agent': userAgent },
    payload: { email, password: goodPassword },
  })
  const tokens: { access: string } = reply.json()
  const call: TestApp['call'] = (method, url, body) => t.call(method, url, body, bearer(tokens.access))
  return { ...tokens, call }
}

const newDeviceMails = async (email: string) =>
  (await mailsTo(t, email)).filter(({ subject }) => subject.startsWith('A new device'))

describe('the own sessions (S08)', () => {
  test('are listed in plain words, newest use first, and this one is told', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    await logInOn(email, firefox)
    t.clock.advance(60_000)
    const phone = await logInOn(email, iphone)
    const { body } = await phone.call('GET', '/account/sessions/')
    expect(body).toMatchObject([
      {
        device: 'Safari on iPhone',
        browser: 'Safari',
        system: 'iPhone',
        address: '203.0.…',
        this_session: true,
      },
      {
        device: 'Firefox on Linux',
        browser: 'Firefox',
        system: 'Linux',
        address: '203.0.…',
        this_session: false,
      },
    ])
    expect(body[0].created_at).toBe(t.clock.now().toISOString())
    expect(JSON.stringify(body)).not.toContain('113.77')
  })

  test('name neither browser nor system where the program tells neither', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    await logInOn(email, 'curl/8.5.0')
    t.clock.advance(60_000)
    const other = await logInOn(email, 'Firefox/144.0')
    expect((await other.call('GET', '/account/sessions/')).body).toMatchObject([
      { device: 'Firefox on an unknown system', browser: 'Firefox', system: null },
      { device: 'Another program', browser: null, system: null },
    ])
  })

  test('one is ended, at once; again and anybody else’s is 404', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    const [one, other] = [await logInOn(email, firefox), await logInOn(email, iphone)]
    const stranger = await t.person()
    const list = (await other.call('GET', '/account/sessions/')).body
    const url = `/account/sessions/${list.find((s: { device: string }) => s.device.startsWith('Firefox')).id}/`
    expect((await stranger.call('DELETE', url)).status).toBe(404)
    expect((await one.call('GET', '/account/me/')).status).toBe(200)
    expect((await other.call('DELETE', url)).status).toBe(200)
    expect((await one.call('GET', '/account/me/')).status).toBe(401)
    expect((await other.call('DELETE', url)).status).toBe(404)
    for (const id of ['nothing', '%27', '0'.repeat(64)]) {
      expect((await other.call('DELETE', `/account/sessions/${id}/`)).status).toBe(404)
    }
    expect((await other.call('GET', '/account/sessions/')).body).toHaveLength(1)
  })

  test('all others are ended, and nobody else’s', async () => {
    const [email, bystander] = [newEmail(), await t.person()]
    await signUpVerified(t, email)
    const others = [await logIn(t, email), await logIn(t, email)]
    const mine = await logInOn(email, firefox)
    expect((await mine.call('POST', '/account/sessions/end_others/')).body).toEqual({ ended: 2 })
    for (const { access } of others) {
      expect((await t.call('GET', '/account/me/', undefined, bearer(access))).status).toBe(401)
    }
    expect((await mine.call('GET', '/account/me/')).status).toBe(200)
    expect((await bystander.call('GET', '/account/me/')).status).toBe(200)
  })
})

describe('where tokens go (S02, S10)', () => {
  test('a token counts in the Authorization header alone, and only as a bearer', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    const { access } = await logIn(t, email)
    expect((await t.call('GET', '/account/me/', undefined, bearer(access))).status).toBe(200)
    for (const query of ['access_token', 'access', 'token']) {
      expect((await t.call('GET', `/account/me/?${query}=${access}`)).status).toBe(401)
    }
    for (const headers of [
      { cookie: `access=${access}` },
      { 'x-access-token': access },
      { authorization: access },
      { authorization: `Basic ${access}` },
    ]) {
      expect((await t.call('GET', '/account/me/', undefined, headers)).status).toBe(401)
    }
  })

  test('a link of a mail is no token', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    await t.call('POST', '/api/password_reset/', { email })
    const token = await lastToken(t, email)
    expect((await t.call('GET', '/account/me/', undefined, bearer(token))).status).toBe(401)
    expect((await t.call('POST', '/account/token/refresh/', { refresh: token })).status).toBe(401)
  })

  test('no answer is kept by a cache or tells other sites where somebody came from', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    const { access } = await logIn(t, email)
    for (const url of ['/account/me/', '/account/sessions/', '/account/export/']) {
      const { headers } = await t.call('GET', url, undefined, bearer(access))
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin|strict-origin)$/)
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers['set-cookie']).toBeUndefined()
    }
  })
})

describe('a new device', () => {
  test('is mailed once for its kind; the very first login and a newer version of the browser are not', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    await logInOn(email, firefox)
    await logInOn(email, newerFirefox)
    expect(await newDeviceMails(email)).toHaveLength(0)
    await logInOn(email, edge)
    const [mail] = await newDeviceMails(email)
    expect(mail!.text).toContain('Edge on Windows')
    expect(mail!.text).toContain('203.0.…')
    expect(mail!.text).not.toContain('203.0.113')
    expect(mail!.text).toMatch(/http:\/\/localhost:3000\/not-me\?token=[\w-]{43}/)
    await logInOn(email, edge)
    expect(await newDeviceMails(email)).toHaveLength(1)
  })
})

describe('a network', () => {
  const told = async (email: string) =>
    (await mailsTo(t, email)).filter(({ subject }) => subject.includes('from another network'))

  test('that was not used before is told once; the very first, and another address of one, are not', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    await logInOn(email, firefox)
    await logInOn(email, firefox, '203.0.200.4')
    expect(await told(email)).toHaveLength(0)
    const there = await logInOn(email, firefox, '198.51.100.7')
    const [mail] = await told(email)
    expect(mail!.text).toContain('Firefox on Linux')
    expect(mail!.text).toContain('198.51.…')
    expect(mail!.text).toMatch(/not-me\?token=[\w-]{43}/)
    const { results } = (await there.call('GET', '/api/notifications/')).body
    const facts = { browser: 'Firefox', system: 'Linux', network: '198.51.…' }
    expect(results[0]).toMatchObject({ kind: 'new_place', facts })
    await logInOn(email, firefox, '198.51.7.7')
    await logInOn(email, firefox)
    expect(await told(email)).toHaveLength(1)
  })

  test('and a kind of device that are both new are one mail, and known together from then on', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    await logInOn(email, firefox)
    await logInOn(email, edge, '2001:db8:1::1')
    expect([await newDeviceMails(email), await told(email)].map(({ length }) => length)).toEqual([1, 0])
    await logInOn(email, firefox, '2001:db8:2::2')
    expect(await told(email)).toHaveLength(0)
  })

  test('is forgotten where twenty others came after it', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    for (let network = 1; network <= 21; network += 1) await logInOn(email, firefox, `10.${network}.0.1`)
    expect(await told(email)).toHaveLength(20)
    await logInOn(email, firefox, '10.2.0.1')
    expect(await told(email)).toHaveLength(20)
    await logInOn(email, firefox, '10.1.0.1')
    expect(await told(email)).toHaveLength(21)
    const [row] = await t.ctx.db
      .selectFrom('known_device')
      .innerJoin('person', 'person.id', 'known_device.person_id')
      .select('places')
      .where('email_key', '=', email)
      .execute()
    expect(row!.places).toHaveLength(20)
  })
})

test.each([
  [firefox, 'Firefox on Linux'],
  [iphone, 'Safari on iPhone'],
  [edge, 'Edge on Windows'],
  ['curl/8.5.0', 'Another program'],
  ['', 'Another program'],
  ['<script>Firefox/1</script>', 'Firefox on an unknown system'],
])('%j is %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test.each([
  ['203.0.113.77', '203.0.…'],
  ['::ffff:203.0.113.77', '203.0.…'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:…'],
  ['::1', '::…'],
  ['', ''],
])('the address %j is shown as %j', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown)
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '#testing/app.ts'
import { jobs } from './jobs.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ PUBLIC_URL: 'https://evenmoor.example' })
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(hourMs + 1))

let people = 0
const newAddress = () => `reader-${(people += 1)}@example.com`
const subscribe = (email: unknown) => t.call('POST', '/management/subscribe/', { email })
const confirm = (token: string) => t.call('POST', '/management/subscribe/confirm/', { token })
const mailsTo = (email: string) =>
  t.ctx.db.selectFrom('mail').selectAll().where('recipient', '=', email).orderBy('id').execute()
const rowOf = (email: string) =>
  t.ctx.db.selectFrom('newsletter_subscription').selectAll().where('email', '=', email).executeTakeFirst()

/** The tokens of the newest mail to an address. */
async function linksTo(email: string) {
  const mail = (await mailsTo(email)).at(-1)
  const tokenAfter = (path: string) =>
    new RegExp(`${path}\\?token=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
  return {
    confirmToken: tokenAfter('/newsletter/confirm'),
    unsubscribeToken: tokenAfter('/newsletter/unsubscribe'),
    unsubscribeUrl: mail?.unsubscribe_url,
  }
}

describe('the newsletter', () => {
  test('an address joins only by the link that was mailed to it', async () => {
    const email = newAddress()
    expect(await subscribe(` ${email} `)).toMatchObject({
      status: 201,
      body: { detail: expect.stringMatching(/^Subscribed successfully!/) },
    })
    expect((await rowOf(email))?.confirmed_at).toBeNull()
    const { confirmToken } = await linksTo(email)
    expect((await confirm(confirmToken)).status).toBe(200)
    expect((await confirm(confirmToken)).status).toBe(200)
    expect((await rowOf(email))?.confirmed_at).toEqual(t.clock.now())
  })

  test('tokens are stored as hashes only', async () => {
    const email = newAddress()
    await subscribe(email)
    const { confirmToken, unsubscribeToken } = await linksTo(email)
    const row = JSON.stringify(await rowOf(email))
    expect(confirmToken).toMatch(/^[\w-]{43}$/)
    for (const token of [confirmToken, unsubscribeToken]) expect(row).not.toContain(token)
  })

  test('opening the address in the head of a mail takes nobody off: it leads to the page with the button', async () => {
    const email = newAddress()
    await subscribe(email)
    const { confirmToken, unsubscribeToken, unsubscribeUrl } = await linksTo(email)
    await confirm(confirmToken)
    const address = String(unsubscribeUrl).replace('https://evenmoor.example', '')
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await t.call(method, address)
      expect(answer.status).toBe(303)
      expect(answer.headers['location']).toBe(`/newsletter/unsubscribe?token=${unsubscribeToken}`)
    }
    expect((await rowOf(email))?.confirmed_at).not.toBeNull()
    for (const incomplete of ['', '?token=', '?token=a&token=b', `?token=${'a'.repeat(300)}`])
      expect((await t.call('GET', `/management/unsubscribe/${incomplete}`)).headers['location']).toBe(
        '/newsletter/unsubscribe',
      )
  })

  test('one POST without a session, as mail programs send it, takes an address off (RFC 8058)', async () => {
    const email = newAddress()
    await subscribe(email)
    const { confirmToken, unsubscribeUrl } = await linksTo(email)
    await confirm(confirmToken)
    expect(unsubscribeUrl).toMatch(/^https:\/\/evenmoor\.example\/management\/unsubscribe\/\?token=/)
    const address = String(unsubscribeUrl).replace('https://evenmoor.example', '')
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await t.call('POST', address, 'List-Unsubscribe=One-Click', form)).status).toBe(200)
    }
    expect((await rowOf(email))?.unsubscribed_at).toEqual(t.clock.now())
    expect((await confirm(confirmToken)).status).toBe(400)
  })

  test('a multipart form is as good, and a call that takes JSON still refuses both', async () => {
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
    const body =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    expect((await t.call('POST', '/management/unsubscribe/?token=unknown', body, multipart)).status).toBe(200)
    expect((await t.call('POST', '/management/subscribe/', body, multipart)).status).toBe(415)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await t.call('POST', '/management/subscribe/', 'email=a%40example.com', form)).status).toBe(415)
  })

  test('at most one mail a day for an address, and always 201', async () => {
    const email = newAddress()
    for (let asked = 0; asked < 4; asked += 1) expect((await subscribe(email.toUpperCase())).status).toBe(201)
    expect(await mailsTo(email.toUpperCase())).toHaveLength(1)
    t.clock.advance(dayMs)
    expect((await subscribe(email)).status).toBe(201)
    expect(await mailsTo(email.toUpperCase())).toHaveLength(2)
  })

  test('ten requests at once for one address are one mail', async () => {
    const email = newAddress()
    await Promise.all(Array.from({ length: 10 }, () => subscribe(email)))
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('five requests an hour from one network address, whatever they ask for', async () => {
    const replies = []
    for (let asked = 0; asked < 7; asked += 1) replies.push(await subscribe(newAddress()))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429, 429])
    expect(replies.at(-1)?.headers['retry-after']).toMatch(/^\d+$/)
  })

  test('an address on the list is answered alike and not mailed', async () => {
    const email = newAddress()
    const first = await subscribe(email)
    await confirm((await linksTo(email)).confirmToken)
    t.clock.advance(2 * dayMs)
    expect(await subscribe(email)).toMatchObject({ status: first.status, body: first.body })
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('who left on the same day and asks again joins by the mail they have', async () => {
    const email = newAddress()
    await subscribe(email)
    const { confirmToken, unsubscribeToken } = await linksTo(email)
    await confirm(confirmToken)
    await t.call('POST', `/management/unsubscribe/?token=${unsubscribeToken}`)
    await subscribe(email)
    expect(await mailsTo(email)).toHaveLength(1)
    expect((await rowOf(email))?.confirmed_at).toBeNull()
    expect((await confirm(confirmToken)).status).toBe(200)
  })

  test('a link is good for 7 days; a newer mail voids it', async () => {
    const email = newAddress()
    await subscribe(email)
    const { confirmToken: first } = await linksTo(email)
    t.clock.advance(dayMs)
    await subscribe(email)
    const { confirmToken: second } = await linksTo(email)
    expect((await confirm(first)).status).toBe(400)
    t.clock.advance(7 * dayMs)
    const late = await confirm(second)
    expect([late.status, late.body.detail]).toEqual([400, expect.stringContaining('Subscribe again')])
  })

  test('addresses that did not confirm, or left, are removed after a week; readers stay', async () => {
    const [waiting, left, reader] = [newAddress(), newAddress(), newAddress()]
    for (const email of [waiting, left, reader]) await subscribe(email)
    for (const email of [left, reader]) await confirm((await linksTo(email)).confirmToken)
    await t.call('POST', `/management/unsubscribe/?token=${(await linksTo(left)).unsubscribeToken}`)
    t.clock.advance(7 * dayMs + 1)
    for (const job of jobs(t.ctx)) await job.run()
    expect(
      await Promise.all([waiting, left, reader].map(async (email) => (await rowOf(email)) !== undefined)),
    ).toEqual([false, false, true])
  })

  test.each([
    ['nothing', undefined],
    ['no address', 'reader'],
    ['two in a list', ['a@example.com', 'b@example.com']],
    ['two in a text', 'a@example.com,b@example.com'],
    ['a header', 'a@example.com\r\nBcc: b@example.com'],
    ['an encoded header', 'a@example.com%0ab'],
  ])('refuses %s and mails nobody', async (_, email) => {
    const before = await t.ctx.db.selectFrom('mail').select('id').execute()
    const { status, body } = await subscribe(email)
    expect([status, Object.keys(body)]).toEqual([400, ['email']])
    expect(await t.ctx.db.selectFrom('mail').select('id').execute()).toEqual(before)
  })
})

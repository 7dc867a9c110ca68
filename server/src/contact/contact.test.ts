import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '#testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ CONTACT_EMAIL: 'desk@operator.example' })
})
afterAll(() => t.close())
// Each test has the hour's five messages of its own.
beforeEach(() => t.clock.advance(3_600_001))

const good = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello.\n\nHow do I withdraw?' }
const send = (body: unknown) => t.call('POST', '/management/contact/', body)
const stored = () => t.ctx.db.selectFrom('contact_message').selectAll().orderBy('reference').execute()
const mails = () => t.ctx.db.selectFrom('mail').selectAll().orderBy('created_at').orderBy('id').execute()
const counts = async () => [(await stored()).length, (await mails()).length]

describe('POST /management/contact/', () => {
  test('stores the message, queues it to the operator, and names a reference', async () => {
    const { status, body } = await send({ ...good, name: '  Ada Lovelace ', website: '' })
    expect(status).toBe(201)
    expect(body.reference).toMatch(/^C-\d{4,}$/)
    expect(body.detail).toBe(`Thanks. We have your message, reference ${body.reference}.`)
    const message = (await stored()).at(-1)
    expect(message).toMatchObject({ ...good, created_at: t.clock.now() })
    expect(`C-${message?.reference}`).toBe(body.reference)
    expect((await mails()).at(-1)).toMatchObject({
      recipient: 'desk@operator.example',
      reply_to: 'ada@example.com',
      subject: `Contact message ${body.reference}`,
      text: expect.stringContaining('How do I withdraw?'),
    })
  })

  test('every reference is another one', async () => {
    const replies = await Promise.all([send(good), send(good), send(good)])
    expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(3)
  })

  test('name, email (valid format) and message are all required', async () => {
    const before = await counts()
    expect(await send({})).toMatchObject({
      status: 400,
      body: { name: ['Name is required'], email: ['Email is required'], message: ['Message is required'] },
    })
    expect((await send({ name: ' ', email: 'no address', message: '\n' })).body).toEqual({
      name: ['Name is required'],
      email: ['Enter a valid email address.'],
      message: ['Message is required'],
    })
    expect(await counts()).toEqual(before)
  })

  test.each([
    ['two recipients in a list', { email: ['a@example.com', 'b@example.com'] }],
    ['two recipients in a text', { email: 'a@example.com,b@example.com' }],
    ['a header after the address', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['an encoded header after the address', { email: 'a@example.com%0aBcc: b@example.com' }],
    ['a header in the name', { name: 'Ada\r\nBcc: b@example.com' }],
    ['a NUL in the message', { message: 'a\0b' }],
    ['a name beyond 100 characters', { name: 'a'.repeat(101) }],
    ['a message beyond 2,000 characters', { message: 'a'.repeat(2_001) }],
    ['a number for a text', { message: 7 }],
  ])('refuses %s and keeps nothing', async (_, wrong) => {
    const before = await counts()
    expect((await send({ ...good, ...wrong })).status).toBe(400)
    expect(await counts()).toEqual(before)
  })

  test('2,000 characters, any script and markup arrive as they are, and as text in the mail', async () => {
    const message = `${'ж'.repeat(1_950)} <img src=x onerror=a()>`
    expect((await send({ ...good, name: 'عدا', message })).status).toBe(201)
    expect((await stored()).at(-1)).toMatchObject({ name: 'عدا', message })
    expect((await mails()).at(-1)?.html).toContain('&lt;img src=x onerror=a()&gt;')
  })

  test('signs that turn the words around them are taken away, in the name and in the message', async () => {
    const sent = await send({
      ...good,
      name: '\u202EAda\u2066 Lovelace',
      message: 'Pay \u202Etxt.exe\u202C now',
    })
    expect(sent.status).toBe(201)
    expect((await stored()).at(-1)).toMatchObject({ name: 'Ada Lovelace', message: 'Pay txt.exe now' })
    expect((await mails()).at(-1)?.text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
    expect((await send({ ...good, name: '\u202E \u2069' })).body).toEqual({ name: ['Name is required'] })
  })

  test('a filled trap field gets the same answer, and nothing is stored or mailed', async () => {
    const before = await counts()
    const trapped = await send({ ...good, website: 'https://spam.example' })
    expect(trapped.status).toBe(201)
    expect(trapped.body.detail).toBe(`Thanks. We have your message, reference ${trapped.body.reference}.`)
    expect(await counts()).toEqual(before)
  })

  test('five messages an hour from one address, then 429 with the time to wait; mistakes do not count', async () => {
    await send({ ...good, email: 'wrong' })
    for (let sent = 0; sent < 5; sent += 1) expect((await send(good)).status).toBe(201)
    const before = await counts()
    const { status, headers } = await send(good)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_500)
    expect(await counts()).toEqual(before)
    t.clock.advance(3_600_001)
    expect((await send(good)).status).toBe(201)
  })

  test('ten at once are five', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(good)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(5)
  })
})

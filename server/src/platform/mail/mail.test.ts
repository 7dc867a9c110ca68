import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '#testing/app.ts'
import { composeMail } from './compose.ts'
import { deliverMail } from './deliver-mail.ts'
import { queueMail } from './queue-mail.ts'
import { startSmtpServer } from './testing/smtp-server.ts'
import { type Transport, smtpTransport } from './transport.ts'

/** Of all tests that need no settings of their own; each begins without a mail. */
let shared: TestApp
beforeAll(async () => {
  shared = await createTestApp({ MAIL_URL: 'smtp://127.0.0.1:1', MAIL_FROM: from })
})
afterAll(() => shared.close())

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
  await shared.ctx.db.deleteFrom('mail').execute()
})

const from = 'Evenmoor <no-reply@evenmoor.example>'

const mail = composeMail(
  { subject: 'Grüße: a <test>', paragraphs: ['One & two.'], reason: 'A test.' },
  { lang: 'en', dir: 'ltr', ribbon: 'A ribbon.', contacts: ['help@evenmoor.example'] },
)

async function smtpServer(options: SMTPServerOptions = {}) {
  const server = await startSmtpServer(options)
  cleanUps.push(server.stop)
  return server
}

function transportTo(url: string): Transport {
  const transport = smtpTransport(url, shared.ctx.config.mailFrom)
  cleanUps.push(() => transport.close())
  return transport
}

/** Until the test is over nothing of this kind is printed. */
function hush(level: 'warn' | 'error'): void {
  const { log } = shared.ctx
  const loud = log[level]
  log[level] = () => undefined
  cleanUps.push(() => (log[level] = loud))
}

const queue = (t: TestApp, to: string) => t.ctx.transaction((tx) => queueMail(t.ctx, tx, { to, mail }))
const rows = (t: TestApp) => t.ctx.db.selectFrom('mail').selectAll().orderBy('id').execute()

describe('mail through a mail server', () => {
  test('arrives once: sender, recipient, subject, both bodies, and a message id of its own', async () => {
    const server = await smtpServer()
    const [t, transport] = [shared, transportTo(server.url)]
    await queue(t, 'ada@example.com')
    await Promise.all([deliverMail(t.ctx, transport), deliverMail(t.ctx, transport)])
    await deliverMail(t.ctx, transport)
    expect(server.received).toMatchObject([{ from: 'no-reply@evenmoor.example', to: ['ada@example.com'] }])
    const [row] = await rows(t)
    const { source } = server.received[0]!
    expect(source).toMatch(new RegExp(`^Message-ID: <${row!.id}@evenmoor>`, 'm'))
    expect(source).toMatch(/^Content-Type: text\/plain/m)
    expect(source).toMatch(/^Content-Type: text\/html/m)
    expect(row).toMatchObject({ attempts: 1, delivered_at: t.clock.now(), last_error: null })
  })

  test('is not kept once the mail server has it: a copy of the database holds no code and no link', async () => {
    const server = await smtpServer()
    const [t, transport] = [shared, transportTo(server.url)]
    const dead = transportTo('smtp://127.0.0.1:1')
    hush('warn')
    await queue(t, 'ada@example.com')
    await deliverMail(t.ctx, dead)
    expect(await rows(t)).toMatchObject([{ delivered_at: null, text: mail.text, html: mail.html }])
    t.clock.advance(3_600_000)
    await deliverMail(t.ctx, transport)
    expect(server.received[0]!.source).toContain('One & two.')
    expect(await rows(t)).toMatchObject([{ delivered_at: t.clock.now(), text: '', html: '' }])
  })

  test('an answer goes where the mail says, and one POST unsubscribes (RFC 8058)', async () => {
    const server = await smtpServer()
    const [t, transport] = [shared, transportTo(server.url)]
    const letter = {
      ...mail,
      replyTo: 'bob@example.com',
      unsubscribeUrl: 'https://evenmoor.example/out/?token=a',
    }
    await t.ctx.transaction((tx) => queueMail(t.ctx, tx, { to: 'ada@example.com', mail: letter }))
    await deliverMail(t.ctx, transport)
    const { source } = server.received[0]!
    expect(source).toMatch(/^Reply-To: bob@example\.com/m)
    expect(source).toMatch(/^List-Unsubscribe: <https:\/\/evenmoor\.example\/out\/\?token=a>/m)
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  })

  test('is announced as automatic, unless a person wrote it (RFC 3834)', async () => {
    const server = await smtpServer()
    const [t, transport] = [shared, transportTo(server.url)]
    const written = { ...mail, isByPerson: true }
    await queue(t, 'ada@example.com')
    await t.ctx.transaction((tx) => queueMail(t.ctx, tx, { to: 'bob@example.com', mail: written }))
    await deliverMail(t.ctx, transport)
    const sourceTo = (to: string) => server.received.find((got) => got.to[0] === to)!.source
    expect(sourceTo('ada@example.com')).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(sourceTo('bob@example.com')).not.toMatch(/^(Auto-Submitted|Precedence):/im)
  })

  test.each([
    ['carries where a reply is read', { CONTACT_EMAIL: 'desk@operator.example' }, 'desk@operator.example'],
    ['promises no reader of replies where none is set', {}, undefined],
  ])('an answer of staff %s, and is not announced as automatic', async (_name, env, replyTo) => {
    const server = await smtpServer()
    const transport = transportTo(server.url)
    const t = await createTestApp({ MAIL_URL: server.url, MAIL_FROM: from, ...env })
    cleanUps.push(() => t.close())
    const staff = await t.person({ staffRole: 'support' })
    const form = { name: 'Eve', email: 'eve@example.com', message: 'When is my payment due?' }
    expect((await t.call('POST', '/management/contact/', form)).status).toBe(201)
    const { body } = await staff.call('GET', '/api/staff/messages/')
    const url = `/api/staff/messages/${body.results[0].id}/answers/`
    const answer = { text: 'Tomorrow.', answers_seen: 0 }
    const reply = await staff.call('POST', url, answer, { 'idempotency-key': 'answer-1' })
    expect([reply.status, reply.body.replies_go_to]).toEqual([201, replyTo ?? null])
    await deliverMail(t.ctx, transport)
    const { source } = server.received.find(({ to }) => to[0] === 'eve@example.com')!
    expect(source).not.toMatch(/^Auto-Submitted:/im)
    expect(/^Reply-To: (.*?)\r?$/m.exec(source)?.[1]).toBe(replyTo)
    expect(source.includes('support@example.com')).toBe(false)
    expect(server.received.find(({ to }) => to[0] !== 'eve@example.com')!.source).toMatch(
      /^Auto-Submitted: auto-generated/m,
    )
  })

  test('what rolls back is not mailed', async () => {
    const server = await smtpServer()
    const [t, transport] = [shared, transportTo(server.url)]
    await expect(
      t.ctx.transaction(async (tx) => {
        await queueMail(t.ctx, tx, { to: 'ada@example.com', mail })
        throw new Error('refused')
      }),
    ).rejects.toThrow('refused')
    await deliverMail(t.ctx, transport)
    expect(server.received).toEqual([])
  })

  test('a dead server: kept, tried again with growing pauses, delivered when it is back, across a restart', async () => {
    const dead = await smtpServer()
    await dead.stop()
    const [t, transport] = [shared, transportTo(dead.url)]
    await queue(t, 'ada@example.com')
    const pauses: number[] = []
    for (let attempts = 1; attempts <= 12; attempts += 1) {
      await deliverMail(t.ctx, transport)
      const [row] = await rows(t)
      expect(row).toMatchObject({
        attempts,
        delivered_at: null,
        parked_at: null,
        last_error: expect.stringMatching(/ECONNREFUSED/),
      })
      pauses.push((row!.next_attempt_at.getTime() - t.clock.now().getTime()) / 1000)
      t.clock.advance(row!.next_attempt_at.getTime() - t.clock.now().getTime())
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900])
    const back = await smtpServer()
    await deliverMail(t.ctx, transportTo(back.url))
    expect(back.received).toHaveLength(1)
  })

  test('signing up works while the mail server is dead', async () => {
    const password = 'kite-marble-27-river'
    const form = {
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@example.com',
      password,
      password2: password,
      ref: null,
    }
    expect((await shared.call('POST', '/account/registration/', form)).status).toBe(201)
    expect(await rows(shared)).toMatchObject([{ recipient: 'ada@example.com', delivered_at: null }])
  })

  test('a slow server does not hold up other calls, and a mail under way is not sent twice', async () => {
    let answer: (() => void) | undefined
    const server = await smtpServer({
      onMailFrom: (_address, _session, done) => void (answer = () => done()),
    })
    const [t, transport] = [shared, transportTo(server.url)]
    await queue(t, 'ada@example.com')
    const delivery = deliverMail(t.ctx, transport)
    await expect.poll(() => answer).toBeDefined()
    await deliverMail(t.ctx, transportTo(server.url))
    expect((await t.call('GET', '/readyz')).status).toBe(200)
    expect(await rows(t)).toMatchObject([{ attempts: 1, delivered_at: null }])
    answer!()
    await delivery
    expect(server.received).toHaveLength(1)
    expect(await rows(t)).toMatchObject([{ attempts: 1, delivered_at: t.clock.now() }])
  })

  test('a process that dies while sending: another one sends it after the lease, under the same message id', async () => {
    const server = await smtpServer()
    const [t, transport] = [shared, transportTo(server.url)]
    await queue(t, 'ada@example.com')
    const died = { send: () => new Promise<void>(() => undefined), close: () => undefined }
    void deliverMail(t.ctx, died)
    await expect.poll(async () => (await rows(t))[0]!.attempts).toBe(1)
    await deliverMail(t.ctx, transport)
    expect(server.received).toEqual([])
    t.clock.advance(3 * 60_000)
    await deliverMail(t.ctx, transport)
    expect(server.received).toHaveLength(1)
  })

  test('a mail that is refused for good is parked after five tries, and the others go on', async () => {
    const server = await smtpServer({
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('gone')
          ? done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
          : done(),
    })
    const [t, transport] = [shared, transportTo(server.url)]
    hush('error')
    await queue(t, 'gone@example.com')
    await queue(t, 'ada@example.com')
    for (let tries = 0; tries < 7; tries += 1) {
      await deliverMail(t.ctx, transport)
      t.clock.advance(3_600_000)
    }
    expect(server.received.map(({ to }) => to)).toEqual([['ada@example.com']])
    expect(await rows(t)).toMatchObject([
      { attempts: 5, parked_at: expect.any(Date), last_error: expect.stringContaining('no such mailbox') },
      { attempts: 1, parked_at: null },
    ])
  })

  test.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com,b@example.com',
    'A <a@example.com>',
    'a b@example.com',
    '',
  ])('the recipient %j is refused by the database', async (to) => {
    await expect(queue(shared, to)).rejects.toThrow(/mail_recipient_check/)
  })

  test('a subject with a line break is refused by the database', async () => {
    const injected = { ...mail, subject: 'Hello\r\nBcc: b@example.com' }
    await expect(
      shared.ctx.transaction((tx) => queueMail(shared.ctx, tx, { to: 'ada@example.com', mail: injected })),
    ).rejects.toThrow(/mail_subject_check/)
  })

  test('there is no mailbox to read', async () => {
    expect((await shared.call('GET', '/dev/mail/')).status).toBe(404)
    expect((await shared.call('GET', '/dev/mail/messages/?to=ada@example.com')).status).toBe(404)
  })
})

describe('the built-in mailbox', () => {
  test('a mail is there after commit, newest first, by address or all; markup is shown as text', async () => {
    const t = await createTestApp()
    cleanUps.push(() => t.close())
    await queue(t, 'ada@example.com')
    t.clock.advance(1000)
    await queue(t, 'eve@example.com')
    const all = await t.call('GET', '/dev/mail/messages/')
    expect(all.body).toMatchObject([
      {
        to: 'eve@example.com',
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        sent_at: '2026-06-15T12:00:01.000Z',
      },
      { to: 'ada@example.com' },
    ])
    expect((await t.call('GET', '/dev/mail/messages/?to=ADA@example.com')).body).toMatchObject([
      { to: 'ada@example.com' },
    ])
    expect((await t.call('GET', '/dev/mail/messages/?to=%00')).status).toBe(200)
    const page = await t.call('GET', '/dev/mail/?to=ada@example.com')
    expect(page.status).toBe(200)
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(page.body).toContain('Grüße: a &lt;test&gt;')
    expect(page.body).not.toContain('eve@example.com')
    expect(page.body).not.toMatch(/<script|style="/)
    expect(
      (await t.call('GET', `/dev/mail/?to=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`)).body,
    ).not.toContain('<img')
  })
})

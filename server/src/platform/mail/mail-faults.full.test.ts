/** Mail servers that hang, refuse or greylist (trust.md, F11): every mail arrives once, as soon as it can, and nobody who asks for one waits. */
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { deliverMail } from './deliver-mail.ts'
import { startSmtpServer } from './testing/smtp-server.ts'
import { smtpTransport } from './transport.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ MAIL_URL: 'smtp://127.0.0.1:1' })
  app.ctx.log.warn = () => undefined
})
afterEach(() => app.ctx.db.deleteFrom('mail').execute())
afterAll(() => app.close())

const answerWithinMs = 10_000
/** One attempt: a server that says nothing for 30 s counts as away. */
const attemptWithinMs = 40_000

async function signUp(email: string): Promise<void> {
  const password = 'kite-marble-27-river'
  const form = { first_name: 'Ada', last_name: 'Byron', email, password, password2: password, ref: null }
  const startedMs = performance.now()
  expect((await app.call('POST', '/account/registration/', form)).status).toBe(201)
  expect(performance.now() - startedMs).toBeLessThan(answerWithinMs)
}

const mailTo = (email: string) =>
  app.ctx.db.selectFrom('mail').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow()

/** Delivers once what is due, through a connection of its own. */
async function deliver(url: string): Promise<number> {
  const transport = smtpTransport(url, app.ctx.config.mailFrom)
  const startedMs = performance.now()
  try {
    await deliverMail(app.ctx, transport)
  } finally {
    transport.close()
  }
  return performance.now() - startedMs
}

async function untilDue(email: string): Promise<void> {
  const { next_attempt_at: next } = await mailTo(email)
  app.clock.advance(Math.max(0, next.getTime() - app.clock.now().getTime()))
}

const never = () => undefined
const says = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

const faults: readonly (readonly [what: string, options: SMTPServerOptions, error: RegExp])[] = [
  ['that takes the connection and says nothing', { onConnect: never }, /greeting never received/i],
  ['that hangs after the sender', { onMailFrom: never }, /timeout/i],
  ['that hangs after the recipient', { onRcptTo: never }, /timeout/i],
  ['that takes the whole mail and never says so', { onData: (stream) => void stream.resume() }, /timeout/i],
  [
    'that refuses everybody',
    { onConnect: (_session, done) => done(says(554, 'no service for you')) },
    /no service for you/,
  ],
  ['that is too busy', { onConnect: (_session, done) => done(says(421, 'too busy')) }, /too busy/],
]

test.each(faults)(
  'a mail server %s: who signs up is answered, and the mail goes out once the server is well',
  { timeout: 120_000 },
  async (_what, options, error) => {
    const bad = await startSmtpServer(options)
    await signUp('ada@example.com')
    const delivery = deliver(bad.url)
    // While it hangs.
    await signUp('bob@example.com')
    expect((await app.call('GET', '/readyz')).status).toBe(200)
    expect(await delivery).toBeLessThan(2 * attemptWithinMs)
    expect(await mailTo('ada@example.com')).toMatchObject({
      attempts: 1,
      delivered_at: null,
      parked_at: null,
      last_error: expect.stringMatching(error),
    })
    await bad.stop()
    const good = await startSmtpServer()
    await untilDue('ada@example.com')
    await untilDue('bob@example.com')
    await deliver(good.url)
    expect(good.received.map(({ to: [to] }) => to).toSorted()).toEqual(['ada@example.com', 'bob@example.com'])
    await good.stop()
  },
)

test('a mail server that greylists takes each mail at its second attempt, five seconds later', async () => {
  const known = new Set<string>()
  const server = await startSmtpServer({
    onRcptTo: ({ address }, _session, done) => {
      if (known.has(address)) return done()
      known.add(address)
      return done(says(451, '4.7.1 greylisted, try again later'))
    },
  })
  await signUp('ada@example.com')
  await deliver(server.url)
  const first = await mailTo('ada@example.com')
  expect(first).toMatchObject({ attempts: 1, last_error: expect.stringContaining('greylisted') })
  expect(first.next_attempt_at.getTime() - app.clock.now().getTime()).toBe(5_000)
  expect(server.received).toEqual([])
  await untilDue('ada@example.com')
  await deliver(server.url)
  expect(server.received.map(({ to }) => to)).toEqual([['ada@example.com']])
  await server.stop()
})

test('one that greylists for hours loses no mail, and none is given up', async () => {
  let isOpen = false
  const server = await startSmtpServer({
    onRcptTo: (_address, _session, done) => done(isOpen ? null : says(450, '4.2.0 come back later')),
  })
  await signUp('ada@example.com')
  for (let attempts = 1; attempts <= 20; attempts += 1) {
    await deliver(server.url)
    expect(await mailTo('ada@example.com')).toMatchObject({ attempts, parked_at: null, delivered_at: null })
    await untilDue('ada@example.com')
  }
  isOpen = true
  await deliver(server.url)
  expect(server.received).toHaveLength(1)
  await server.stop()
})

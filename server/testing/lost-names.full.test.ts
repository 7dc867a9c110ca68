/** The names of the database and of the mail server can't be looked up any more: nobody waits for them, and it goes on once they can. */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSmtpServer } from '#platform/mail/testing/smtp-server.ts'
import { fund } from '#wallet/testing/fund.ts'
import { createTestApp, type TestApp, type TestPerson } from './app.ts'
import { runAs } from './cluster.ts'
import { expectSentAway, timed } from './in-time.ts'
import { type NameServer, startNameServer } from './name-server.ts'
import { startSecondProcess } from './second-process.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'evenmoor-names-'))
const resolver = path.join(folder, 'resolv.conf')
writeFileSync(resolver, '')

/** Its own files of names, for one process: a mount that nobody else sees. */
const through = [
  'unshare',
  '--mount',
  'sh',
  '-c',
  `mount --make-rprivate / && mount --bind ${resolver} /etc/resolv.conf && exec "$@"`,
  'sh',
]
const canMount = spawnSync(through[0]!, [...through.slice(1), 'true']).status === 0

let app: TestApp
let ada: TestPerson
let names: NameServer
beforeAll(async () => {
  if (!canMount) return
  names = await startNameServer()
  writeFileSync(resolver, `nameserver ${names.address}\n`)
  app = await createTestApp({}, new Date().toISOString())
  ada = await app.person()
  await fund(app, ada.id, '1000')
})
afterAll(async () => {
  if (canMount) {
    names.close()
    await app.close()
  }
  rmSync(folder, { recursive: true })
})

const endOthers = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

test.runIf(canMount)('name servers that fall silent, or fail', { timeout: 240_000 }, async () => {
  const url = new URL(app.database.ownerUrl)
  url.hostname = 'database.evenmoor.test'
  const smtp = await startSmtpServer()
  const mailUrl = smtp.url.replace('127.0.0.1', 'mail.evenmoor.test')
  const server = await startSecondProcess(app, url.href, { ROLE: 'all', MAIL_URL: mailUrl }, through)
  const invest = (key: string) =>
    server.call(
      ada,
      'POST',
      '/api/investments/',
      { plan_id: 'basic', amount: '100' },
      { 'idempotency-key': key },
    )
  const newcomer = (email: string) => {
    const password = 'kite-marble-27-river'
    const form = { first_name: 'Bob', last_name: 'Test', email, password, password2: password, ref: null }
    return server.call(ada, 'POST', '/account/registration/', form)
  }
  try {
    expect((await invest(randomUUID())).status).toBe(201)
    for (const how of ['silent', 'fails'] as const) {
      names.behave(how)
      const before = names.asked()
      // Where connections are kept, and a name that was looked up, nobody notices.
      const email = `${how}@example.com`
      expect((await newcomer(email)).status).toBe(201)
      await runAs(app.database.ownerUrl, endOthers)
      // What was cut off has been noticed: from here on every request needs the name.
      await expect.poll(async () => (await server.call(ada, 'GET', '/readyz')).status).toBe(503)
      const keys = Array.from({ length: 4 }, () => randomUUID())
      const [alive, ...answers] = await Promise.all([
        timed(server.call(ada, 'GET', '/healthz')),
        ...keys.map((key) => timed(invest(key))),
        timed(server.call(ada, 'GET', '/api/wallet/')),
        timed(server.call(ada, 'POST', '/account/login/', { email: ada.email, password: 'wrong' })),
      ])
      await expect.poll(() => names.asked()).toBeGreaterThan(before)
      // What needs no name is as quick as ever.
      expect(alive?.status).toBe(200)
      expect(alive?.ms).toBeLessThan(3_000)
      for (const answer of answers) expectSentAway(answer)
      names.behave('answers')
      for (const key of keys)
        await expect.poll(async () => (await invest(key)).status, { timeout: 30_000 }).toBe(201)
      const isThere = () => smtp.received.some(({ to }) => to.includes(email))
      await expect.poll(isThere, { timeout: 60_000 }).toBe(true)
    }
    expect((await ada.call('GET', '/api/wallet/')).body.invested).toBe('900.00')
  } finally {
    names.behave('answers')
    await server.stop()
    await smtp.stop()
  }
})

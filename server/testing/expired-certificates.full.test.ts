/** The certificate of a server that the product asks has expired: it says so in a sentence, goes on with what it can, and needs no restart once it is renewed. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expiredCertificate, localhostCertificate } from '#doctor/testing/localhost-certificate.ts'
import { startSmtpServer } from '#platform/mail/testing/smtp-server.ts'
import { fund } from '#wallet/testing/fund.ts'
import { createTestApp, type TestApp, type TestPerson } from './app.ts'
import { runAs } from './cluster.ts'
import { answerWithinMs } from './in-time.ts'
import { passedOn } from './program.ts'
import { type SecondProcess, startSecondProcess, startServer } from './second-process.ts'

const program = path.resolve(import.meta.dirname, '../src/main.ts')

const folder = mkdtempSync(path.join(tmpdir(), 'evenmoor-certificates-'))
const authorities = path.join(folder, 'authorities.pem')
const trusting = { NODE_EXTRA_CA_CERTS: authorities }

let app: TestApp
let ada: TestPerson
beforeAll(async () => {
  writeFileSync(authorities, `${expiredCertificate.cert}\n${localhostCertificate.cert}\n`)
  app = await createTestApp({}, new Date().toISOString(), { ownCluster: true })
  ada = await app.person()
  await fund(app, ada.id, '1000')
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** The database's certificate from now on; those who are connected stay so. */
async function serveDatabaseWith({ key, cert }: typeof localhostCertificate): Promise<void> {
  const cluster = path.join(app.database.dataDir ?? '', 'postgres')
  const { uid, gid } = statSync(cluster)
  for (const [name, text] of Object.entries({ key, cert })) {
    const file = path.join(cluster, `tls-${name}.pem`)
    writeFileSync(file, `${text}\n`, { mode: 0o600 })
    chownSync(file, uid, gid)
    await runAs(app.database.ownerUrl, `alter system set ssl_${name}_file = 'tls-${name}.pem'`)
  }
  await runAs(app.database.ownerUrl, 'alter system set ssl = on')
  await runAs(app.database.ownerUrl, 'select pg_reload_conf()')
}

function overTls(): string {
  const url = new URL(app.database.ownerUrl)
  url.hostname = 'localhost'
  url.searchParams.set('sslmode', 'verify-full')
  return url.href
}

const endOthers = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

test(
  'of the database, while it serves: 503 in time, and served again once it is renewed',
  { timeout: 180_000 },
  async () => {
    await serveDatabaseWith(localhostCertificate)
    const server: SecondProcess = await startSecondProcess(app, overTls(), trusting)
    try {
      const invest = (key: string) =>
        server.call(
          ada,
          'POST',
          '/api/investments/',
          { plan_id: 'basic', amount: '100' },
          { 'idempotency-key': key },
        )
      expect((await invest(randomUUID())).status).toBe(201)
      await serveDatabaseWith(expiredCertificate)
      await runAs(app.database.ownerUrl, endOthers)
      const key = randomUUID()
      const startedMs = performance.now()
      const refused = await invest(key)
      expect(performance.now() - startedMs).toBeLessThan(answerWithinMs)
      expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([503, true])
      expect(refused.body.detail).toMatch(/^We couldn’t reach our database\./)
      expect((await server.call(ada, 'GET', '/readyz')).status).toBe(503)
      expect((await server.call(ada, 'GET', '/healthz')).status).toBe(200)
      await serveDatabaseWith(localhostCertificate)
      await expect.poll(async () => (await invest(key)).status).toBe(201)
      expect((await ada.call('GET', '/api/wallet/')).body.invested).toBe('200.00')
    } finally {
      await server.stop()
    }
  },
)

test('of the database, at a start: one sentence that says what to do', { timeout: 180_000 }, async () => {
  await serveDatabaseWith(expiredCertificate)
  expect(await refusedStart(trusting)).toBe(
    'DATABASE_URL does not work: the certificate of the server has expired; renew it.\n',
  )
  await serveDatabaseWith(localhostCertificate)
  expect(await refusedStart({})).toMatch(
    /^DATABASE_URL does not work: the certificate of the server is signed by no authority [^\n]+\n$/,
  )
})

/** What a start says that ends at once. */
async function refusedStart(env: Readonly<Record<string, string>>): Promise<string> {
  const dataDir = path.join(folder, 'data')
  const settings = { ...passedOn(), DATABASE_URL: overTls(), DATA_DIR: dataDir, PORT: '0', ...env }
  return promisify(execFile)(process.execPath, [program], { env: settings }).then(
    () => 'it started',
    ({ stderr }: { stderr: string }) => stderr,
  )
}

test(
  'of the mail server and of the market data service: who signs up is signed up, the code follows, prices are not made up',
  { timeout: 180_000 },
  async () => {
    const smtp = await startSmtpServer({ secure: true, ...expiredCertificate })
    const market = await startMarket()
    const server = await startServer(app.database.ownerUrl, {
      DATA_DIR: app.ctx.config.dataDir,
      MAIL_URL: smtp.url.replace('smtp://127.0.0.1', 'smtps://localhost'),
      MARKET_PROVIDER: 'coingecko',
      MARKET_URL: market.url,
      ...trusting,
    })
    try {
      const prices = await fetch(`${server.url}/api/market/prices/?ids=bitcoin`)
      expect([prices.status, Number(prices.headers.get('retry-after')) > 0]).toEqual([503, true])
      await prices.arrayBuffer()
      const password = 'kite-marble-27-river'
      const signUp = await fetch(`${server.url}/account/registration/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          first_name: 'Ada',
          last_name: 'Byron',
          email: 'ada-byron@example.com',
          password,
          password2: password,
          ref: null,
        }),
      })
      expect(signUp.status).toBe(201)
      await signUp.arrayBuffer()
      const mail = () =>
        app.ctx.db
          .selectFrom('mail')
          .select(['last_error', 'delivered_at', 'parked_at'])
          .where('recipient', '=', 'ada-byron@example.com')
          .executeTakeFirstOrThrow()
      await expect
        .poll(mail)
        .toMatchObject({ last_error: 'certificate has expired', delivered_at: null, parked_at: null })
      smtp.renew(localhostCertificate)
      await expect
        .poll(() => smtp.received.map(({ to }) => to), { timeout: 60_000 })
        .toEqual([['ada-byron@example.com']])
    } finally {
      await server.stop()
      await market.stop()
      await smtp.stop()
    }
  },
)

async function startMarket(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const server: Server = createServer(expiredCertificate, (_request, response) => response.end('[]'))
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

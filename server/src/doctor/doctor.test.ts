import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runOps } from '#ops/testing/run-ops.ts'
import { startSmtpServer } from '#platform/mail/testing/smtp-server.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { checkDisk } from './check-machine.ts'
import { checkDns, checkTls } from './check-site.ts'
import type { Finding } from './finding.ts'
import { localhostCertificate } from './testing/localhost-certificate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function examined(env: Record<string, string>, ...words: string[]) {
  const { code, stdout } = await runOps(['doctor', ...words, '--json'], env)
  const { ok, findings } = JSON.parse(stdout) as { ok: boolean; findings: Finding[] }
  expect(code).toBe(ok ? 0 : 1)
  return (check: string) => findings.filter((each) => each.check === check)
}

test('a database that is right, and a mail server that takes an email, are found right', async () => {
  const smtp = await startSmtpServer()
  try {
    const env = { DATABASE_URL: database.ownerUrl, MAIL_URL: smtp.url }
    const found = await examined(env, '--mail-to', 'operator@example.com')
    expect(found('database').map(({ state }) => state)).toEqual(['ok', 'ok'])
    expect(found('settings')).toMatchObject([{ state: 'ok' }])
    expect(found('clock')).toContainEqual(expect.objectContaining({ state: 'ok' }))
    expect(found('mail')).toMatchObject([{ state: 'ok' }])
    expect(smtp.received.map(({ to }) => to)).toEqual([['operator@example.com']])
    // No worker has run on this database.
    expect(found('jobs')).toMatchObject([
      { state: 'warning', advice: expect.stringContaining('ROLE=worker') },
    ])
  } finally {
    await smtp.stop()
  }
})

test('without a database and a mail server the rest is checked all the same, with what to do', async () => {
  const nowhere = { DATABASE_URL: 'postgres://127.0.0.1:1/none', MAIL_URL: 'smtp://127.0.0.1:1' }
  const { code, stdout } = await runOps(['doctor'], nowhere)
  expect(code).toBe(1)
  expect(stdout).toMatch(/^FAILED +database: DATABASE_URL does not work: nothing listens there/m)
  expect(stdout).toMatch(/^FAILED +mail: 127\.0\.0\.1:1: .*\n +Correct MAIL_URL/m)
  expect(stdout).toMatch(/^(ok|WARNING|FAILED) +disk: /m)
  expect(stdout).toMatch(/\n2 failed, \d+ to review\.\n$/)
})

test('settings that a start would refuse are found', async () => {
  const found = await examined({ DATABASE_URL: database.ownerUrl, HOST: '0.0.0.0' })
  expect(found('settings')).toMatchObject([
    { state: 'failed', found: expect.stringMatching(/^MAIL_URL /) },
    { state: 'failed', found: expect.stringMatching(/^PUBLIC_URL /) },
  ])
})

describe('the site', () => {
  let server: Server
  let publicUrl: string
  beforeAll(async () => {
    server = createServer(localhostCertificate, (socket) => socket.on('error', () => undefined))
    server.on('tlsClientError', () => undefined)
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    publicUrl = `https://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const { cert } = localhostCertificate

  test('a certificate of an authority that we trust is good until shortly before its end', async () => {
    const at = (text: string) => checkTls({ publicUrl }, new Date(text), cert)
    expect(await at('2027-01-01')).toMatchObject({ state: 'ok' })
    expect(await at('2125-12-25')).toMatchObject({ state: 'warning', found: expect.stringContaining('days') })
    expect(await at('2127-01-01')).toMatchObject({ state: 'failed', advice: expect.stringMatching(/^Renew/) })
  })

  test('a certificate that browsers refuse is found, and a port where nobody answers', async () => {
    expect(await checkTls({ publicUrl })).toMatchObject({
      state: 'failed',
      found: expect.stringContaining('DEPTH_ZERO_SELF_SIGNED_CERT'),
    })
    expect(await checkTls({ publicUrl: 'https://localhost:1' })).toMatchObject({
      state: 'failed',
      found: expect.stringContaining('ECONNREFUSED'),
    })
  })

  test('a host without an address is found', async () => {
    expect(await checkDns({ publicUrl: 'https://nowhere.invalid' })).toMatchObject({
      state: 'failed',
      advice: expect.stringContaining('A or AAAA record for nowhere.invalid'),
    })
    expect(await checkDns({ publicUrl })).toMatchObject({ state: 'skipped' })
  })
})

test.each([
  [200, 'failed'],
  [900, 'warning'],
  [5_000, 'warning'],
  [50_000, 'ok'],
])('%i MiB free of 100 GiB: %s', async (freeMib, state) => {
  const room = { freeBytes: freeMib * 1024 ** 2, totalBytes: 100 * 1024 ** 3 }
  expect(await checkDisk({ dataDir: '/srv' }, async () => room)).toMatchObject({ state })
})

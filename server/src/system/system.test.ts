import { afterAll, beforeAll, expect, test } from 'vitest'
import { startJobs } from '#server.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await createTestApp({ SECOND_APPROVAL_ABOVE: '750', MAIL_URL: 'smtp://user:hidden@mail.example.com' })
  admin = await app.person({ staffRole: 'admin' })
})
afterAll(() => app.close())

test('settings say where their value comes from, and no secret is shown', async () => {
  const { body } = await admin.call('GET', '/api/staff/settings/')
  const setting = (name: string) => body.find((one: { name: string }) => one.name === name)
  expect(setting('SECOND_APPROVAL_ABOVE')).toEqual({
    name: 'SECOND_APPROVAL_ABOVE',
    value: '750.00',
    source: 'given',
  })
  expect(setting('MARKET_PROVIDER')).toEqual({
    name: 'MARKET_PROVIDER',
    value: 'simulated',
    source: 'default',
  })
  expect(setting('MAIL_URL')).toEqual({ name: 'MAIL_URL', value: null, source: 'given' })
  expect(JSON.stringify(body)).not.toContain('hidden')
})

test('health names the jobs that run here, the chains and the market', async () => {
  await fund(app, (await app.person()).id, '10')
  expect((await admin.call('GET', '/api/staff/health/')).body).toMatchObject({
    transfer_chain: { sealed: 0, unsealed: 1 },
    market: { provider: 'simulated', is_answering: true },
  })
  const jobs = startJobs(app.ctx)
  await jobs.stop()
  const { body } = await admin.call('GET', '/api/staff/health/')
  expect(body.jobs.map(({ name }: { name: string }) => name)).toContain('seal transfers')
  expect(body.mail).toEqual({ waiting: 0, parked: 0, oldest_waiting_at: null })
})

test('reconciliation shows days with a difference first', async () => {
  // `fund` books a deposit that no payment stands behind.
  const { body } = await admin.call('GET', '/api/staff/reconciliation/')
  expect(body.results[0]).toMatchObject({ asset: 'usdt', outside: '0.00' })
  expect(Number(body.results[0].difference)).toBeGreaterThan(0)
  const { body: found } = await admin.call('GET', '/api/staff/reconciliation/differences/')
  expect(found.checked_at).toBe('2026-06-15T12:00:00.000Z')
})

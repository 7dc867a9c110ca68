import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { monthsOf } from '#kept-months/testing/months.ts'
import { runOps } from '#ops/testing/run-ops.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('differences say from which day on postings were compared, and a day before it is refused', async () => {
  const months = monthsOf(app.ctx, app.database.ownerUrl)
  const steps = checkoutSteps(app)
  const ada = await app.person()
  const old = await steps.open(ada, { amount: '200.00', coin: 'usdt' })
  await steps.pay(ada, old.id)
  await steps.mine(3)
  const auditor = await app.person({ staffRole: 'auditor' })
  const eve = await app.person()
  const differences = async () => (await auditor.call('GET', '/api/staff/reconciliation/differences/')).body
  expect(await differences()).not.toHaveProperty('compared_from')
  const rows = async () => (await auditor.call('GET', '/api/staff/reconciliation/')).body.results
  expect(await rows()).not.toEqual([])
  await months.begin()
  const kept = await steps.open(eve, { amount: '100.00', coin: 'usdt' })
  await steps.pay(eve, kept.id)
  await steps.mine(3)
  await months.detachOld()
  const today = new Date().toISOString().slice(0, 10)
  expect(await differences()).toMatchObject({ differences: [], compared_from: today })
  expect(await rows()).toEqual([])
  expect(await auditor.call('GET', `/api/staff/reconciliation/${today}-usdt/`)).toMatchObject({
    status: 404,
    body: { detail: expect.stringMatching(/^Days before .* can’t be compared/) },
  })
  const { stdout } = await runOps(['reconcile', '--json'], { DATABASE_URL: app.database.ownerUrl })
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, compared_from: today })
  await months.attachAll()
  expect(await differences()).not.toHaveProperty('compared_from')
})

/** The comparison that staff ask for in the console, where it would take longer than a request may. */
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'

let app: TestApp
let owner: pg.Client
beforeEach(async () => {
  app = await createTestApp()
  owner = new pg.Client({ connectionString: app.database.ownerUrl })
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await app.close()
})

test('it is refused before the request is over, with what to do instead; then it works again', async () => {
  const auditor = await app.person({ staffRole: 'auditor' })
  const ask = () => auditor.call('GET', '/api/staff/reconciliation/differences/')
  await owner.query('begin; lock table ledger.balance in access exclusive mode')
  const refused = await ask()
  await owner.query('commit')
  expect(refused).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('npm run ops -- reconcile') },
  })
  expect(await ask()).toMatchObject({ status: 200, body: { differences: [] } })
})

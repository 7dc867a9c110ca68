import { afterEach, beforeEach, expect, test } from 'vitest'
import { newPracticeAddress } from '#practice/address.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { fund } from '#wallet/testing/fund.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'

let app: TestApp
let people: Record<'admin' | 'finance' | 'support' | 'auditor', TestPerson>
beforeEach(async () => {
  app = await createTestApp({ REVIEW_GOAL_HOURS: '4' })
  // Transfers have the time of the database.
  app.clock.advance(Date.now() - app.clock.now().getTime())
  people = {
    admin: await app.person({ staffRole: 'admin' }),
    finance: await app.person({ staffRole: 'finance' }),
    support: await app.person({ staffRole: 'support' }),
    auditor: await app.person({ staffRole: 'auditor' }),
  }
})
afterEach(() => app.close())

const get = async (path = '', person = people.admin) => person.call('GET', `/api/staff/overview/${path}`)

test('each role reads what it may', async () => {
  const statuses = async (path: string) =>
    Promise.all(Object.values(people).map(async (person) => (await get(path, person)).status))
  expect(await statuses('')).toEqual([200, 200, 200, 200])
  expect(await statuses('differences/')).toEqual([200, 200, 403, 200])
  expect(await statuses('health/')).toEqual([200, 403, 403, 200])
})

test('money in and out is the sum of its hours, and nothing at first', async () => {
  const { money, clock } = (await get()).body
  expect(money).toMatchObject({ in: '0.00', out: '0.00', net: '0.00', deposits: 0, withdrawals: 0 })
  expect(money.hours).toHaveLength(24)
  expect(clock).toMatchObject({ count: 0, median_seconds: null, p95_seconds: null, overdue: 0 })
})

test('a credited deposit comes in and a paid withdrawal goes out, without its fee, in the hour that it was booked', async () => {
  const ada = await app.person()
  const { open, pay, mine } = checkoutSteps(app)
  const { id } = await open(ada, { coin: 'usdt', amount: '200' })
  await pay(ada, id)
  await mine(12)
  const address = newPracticeAddress()
  await knownAddress(app, ada.id, address)
  const asked = await ada.call('POST', '/api/wallet/withdrawals/', { amount: '100', address })
  const decision = `/api/staff/withdrawals/${asked.body.id}/approval/`
  expect((await people.finance.call('POST', decision)).body.status).toBe('approved')
  await payApprovedWithdrawals(app.ctx)
  const { money, clock } = (await get()).body
  const out = Number(asked.body.net)
  expect(money).toMatchObject({ in: '200.00', deposits: 1, withdrawals: 1 })
  expect(Number(money.out)).toBe(out)
  expect(Number(money.net)).toBe(200 - out)
  const sumOf = (side: 'in' | 'out') =>
    money.hours.reduce((sum: number, hour: Record<string, string>) => sum + Number(hour[side]), 0)
  expect([sumOf('in'), sumOf('out')]).toEqual([200, out])
  // Too few for percentiles.
  expect(clock).toMatchObject({ count: 1, median_seconds: null })
  const differences = (await get('differences/')).body
  expect(differences).toMatchObject({ findings: 0 })
  expect(differences.assets).toEqual([
    { asset: 'usdt', difference: expect.stringMatching(/^0(\.0+)?$/), days: 0 },
  ])
})

test('a withdrawal that waits for longer than the goal is overdue', async () => {
  const ada = await app.person()
  await fund(app, ada.id, '50')
  const address = newPracticeAddress()
  await knownAddress(app, ada.id, address)
  const { body } = await ada.call('POST', '/api/wallet/withdrawals/', { amount: '50', address })
  const since = (hours: number) =>
    app.ctx.db
      .updateTable('withdrawal')
      .set({ created_at: new Date(app.clock.now().getTime() - hours * 3_600_000) })
      .where('id', '=', body.id)
      .execute()
  await since(3)
  expect((await get()).body.clock.overdue).toBe(0)
  await since(5)
  expect((await get()).body.clock.overdue).toBe(1)
})

/** How often each call that moves money waits for the database: a round trip is the better part of what such a call costs. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { invite } from '#referrals/testing/invite.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'
import type { Traffic } from './count-trips.ts'
import { fewestTrips, turns } from './fewest-trips.ts'

let app: TestApp
let finance: TestPerson
const measured: (Traffic & { call: string; tripsMax: number })[] = []
beforeAll(async () => {
  app = await createTestApp()
  finance = await app.person({ staffRole: 'finance' })
})
afterAll(async () => {
  const rows = measured.map(({ call, statements, trips, tripsMax }) => ({
    call,
    statements: statements.length,
    'round trips': trips,
    'at most': tripsMax,
  }))
  console.table(rows)
  await app.close()
})

async function investorWith(dollars: string): Promise<TestPerson> {
  const person = await app.person()
  await fund(app, person.id, dollars)
  return person
}

/** How often a call has to wait for the database; see `fewestTrips`. `tripsMax` is for the table. */
async function tripsOf(
  call: string,
  tripsMax: number,
  send: (turn: number) => Promise<{ status: number }>,
): Promise<number> {
  const fewest = await fewestTrips(
    app.trips,
    () => app.ctx.announcer.flush(),
    async (turn) => {
      const { status } = await send(turn)
      if (status >= 300) throw new Error(`${call} answered ${status}`)
    },
  )
  if (process.env['TRIPS'] !== undefined) console.log(call, fewest.statements)
  measured.push({ call, tripsMax, ...fewest })
  return fewest.trips
}

const keyed = () => ({ 'idempotency-key': randomUUID() })

test('investing waits six times at most', async () => {
  const ada = await investorWith('1000')
  const body = { plan_id: 'basic', amount: '100', terms_version: 1 }
  expect(
    await tripsOf('POST /api/investments/', 6, () => ada.call('POST', '/api/investments/', body, keyed())),
  ).toBeLessThanOrEqual(6)
})

// What the bonus's reviewer needs to know is gathered behind the posting's lock, and the bonus is written after it.
test('the first investment of somebody who was invited waits eight times at most', async () => {
  const ada = await app.person()
  const invited: TestPerson[] = []
  for (let count = 0; count < turns; count += 1) {
    const person = await invite(app, ada)
    await fund(app, person.id, '100')
    invited.push(person)
  }
  const body = { plan_id: 'basic', amount: '100', terms_version: 1 }
  expect(
    await tripsOf('POST /api/investments/, the first of an invited person', 8, (turn) =>
      invited[turn]!.call('POST', '/api/investments/', body, keyed()),
    ),
  ).toBeLessThanOrEqual(8)
  const bonuses = await ada.call('GET', '/api/referrals/')
  expect(bonuses.body.bonuses.results).toHaveLength(turns)
})

test('a checkout is opened in five, with a plan and with caps of the investor’s own too', async () => {
  const ada = await app.person()
  const list = '/api/wallet/deposits/'
  const capped = await ada.call('POST', '/api/wallet/deposit_limits/', { period: 'day', max: '5000' })
  expect(capped.status).toBe(200)
  expect(
    await tripsOf('POST /api/wallet/deposits/', 5, () =>
      ada.call('POST', list, { amount: '250', coin: 'usdt', plan_id: 'basic' }, keyed()),
    ),
  ).toBeLessThanOrEqual(5)
})

test('a withdrawal is requested and canceled in six', async () => {
  const ada = await investorWith('200')
  const address = await knownAddress(app, ada.id)
  const list = '/api/wallet/withdrawals/'
  const ids: string[] = []
  expect(
    await tripsOf('POST /api/wallet/withdrawals/', 6, async () => {
      const { status, body } = await ada.call('POST', list, { amount: '20.00', address }, keyed())
      ids.push(body.id)
      return { status }
    }),
  ).toBeLessThanOrEqual(6)
  expect(
    await tripsOf('POST /api/wallet/withdrawals/{id}/cancel/', 6, (turn) =>
      ada.call('POST', `${list}${ids[turn]}/cancel/`, undefined, keyed()),
    ),
  ).toBeLessThanOrEqual(6)
})

test('a withdrawal is approved and rejected in six', async () => {
  const ada = await investorWith('400')
  const address = await knownAddress(app, ada.id)
  const ids: string[] = []
  for (let count = 0; count < 2 * turns; count += 1)
    ids.push((await ada.call('POST', '/api/wallet/withdrawals/', { amount: '20.00', address })).body.id)
  const decide = (id: string | undefined, what: string, body?: unknown) =>
    finance.call('POST', `/api/staff/withdrawals/${id}/${what}/`, body, keyed())
  expect(
    await tripsOf('POST /api/staff/withdrawals/{id}/approval/', 6, (turn) => decide(ids[turn], 'approval')),
  ).toBeLessThanOrEqual(6)
  expect(
    await tripsOf('POST /api/staff/withdrawals/{id}/rejection/', 6, (turn) =>
      decide(ids[turn + turns], 'rejection', { reason: 'No.' }),
    ),
  ).toBeLessThanOrEqual(6)
})

test('the second approval of a large withdrawal waits six times at most', async () => {
  const colleague = await app.person({ staffRole: 'finance' })
  const ada = await investorWith('20000')
  const address = await knownAddress(app, ada.id)
  const waiting: { id: string; version: number }[] = []
  for (let count = 0; count < turns; count += 1) {
    const { id } = (await ada.call('POST', '/api/wallet/withdrawals/', { amount: '1500', address })).body
    const { body } = await finance.call('POST', `/api/staff/withdrawals/${id}/approval/`)
    expect(body).toMatchObject({ status: 'in_review', approvals_needed: 2 })
    waiting.push({ id, version: body.version })
  }
  expect(
    await tripsOf('POST /api/staff/withdrawals/{id}/approval/, the second', 6, async (turn) => {
      const { id, version } = waiting[turn]!
      const path = `/api/staff/withdrawals/${id}/approval/`
      const reply = await colleague.call('POST', path, { version }, keyed())
      expect(reply.body.status).toBe('approved')
      return reply
    }),
  ).toBeLessThanOrEqual(6)
})

test('a position is redeemed in six', async () => {
  const ada = await investorWith('1000')
  const ids: string[] = []
  for (let count = 0; count < turns; count += 1)
    ids.push((await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' })).body.id)
  expect(
    await tripsOf('POST /api/investments/{id}/redeem/', 6, (turn) =>
      ada.call('POST', `/api/investments/${ids[turn]}/redeem/`, {}, keyed()),
    ),
  ).toBeLessThanOrEqual(6)
})

test.each([
  ['', undefined],
  [', opening its position', 'basic'],
])('a payment of a block is credited in four%s', async (which, planId) => {
  const steps = checkoutSteps(app)
  const confirming = async (payments: number): Promise<Traffic> => {
    for (let n = 0; n < payments; n += 1) {
      const person = await app.person()
      const checkout = await steps.open(person, { amount: '250.00', coin: 'usdt', plan_id: planId })
      await steps.pay(person, checkout.id)
    }
    await steps.mine(2)
    await app.ctx.announcer.flush()
    return app.trips.during(() => steps.mine(1))
  }
  const one = await confirming(1)
  const many = await confirming(9)
  const each = (many.trips - one.trips) / 8
  const statements = many.statements.slice(
    0,
    Math.round((many.statements.length - one.statements.length) / 8),
  )
  measured.push({ call: `crediting one payment of a block${which}`, statements, trips: each, tripsMax: 4 })
  if (process.env['TRIPS'] !== undefined) console.log(one.statements)
  expect(each).toBeLessThanOrEqual(4)
})

/**
 * How often each call that moves money waits for the database, and how many statements it asks: a round trip is the better
 * part of what such a call costs its caller, and a statement of what it costs the machine, however many travel together.
 */
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
type Most = { readonly trips: number; readonly statements: number }
const measured: (Traffic & { call: string; most: Most })[] = []
beforeAll(async () => {
  app = await createTestApp()
  finance = await app.person({ staffRole: 'finance' })
})
afterAll(async () => {
  const rows = measured.map(({ call, statements, trips, most }) => ({
    call,
    statements: statements.length,
    'statements at most': most.statements,
    'round trips': trips,
    'round trips at most': most.trips,
  }))
  console.table(rows)
  await app.close()
})

async function investorWith(dollars: string): Promise<TestPerson> {
  const person = await app.person()
  await fund(app, person.id, dollars)
  return person
}

/** Of what a call may ask, what it goes beyond: how often it has to wait for the database, and its statements; see `fewestTrips`. */
async function tooMuchOf(
  call: string,
  most: Most,
  send: (turn: number) => Promise<{ status: number }>,
): Promise<string[]> {
  const fewest = await fewestTrips(
    app.trips,
    () => app.ctx.announcer.flush(),
    async (turn) => {
      const { status } = await send(turn)
      if (status >= 300) throw new Error(`${call} answered ${status}`)
    },
  )
  if (process.env['TRIPS'] !== undefined) console.log(call, fewest.statements)
  measured.push({ call, most, ...fewest })
  return [
    ...(fewest.trips > most.trips ? [`${fewest.trips} round trips`] : []),
    ...(fewest.statements.length > most.statements ? [`${fewest.statements.length} statements`] : []),
  ]
}

const keyed = () => ({ 'idempotency-key': randomUUID() })

test('investing waits five times at most', async () => {
  const ada = await investorWith('1000')
  const body = { plan_id: 'basic', amount: '100', terms_version: 1 }
  expect(
    await tooMuchOf('POST /api/investments/', { trips: 5, statements: 13 }, () =>
      ada.call('POST', '/api/investments/', body, keyed()),
    ),
  ).toEqual([])
})

// What the bonus's reviewer needs to know is gathered behind the posting's lock, and the bonus is written after it.
test('the first investment of somebody who was invited waits seven times at most', async () => {
  const ada = await app.person()
  const invited: TestPerson[] = []
  for (let count = 0; count < turns; count += 1) {
    const person = await invite(app, ada)
    await fund(app, person.id, '100')
    invited.push(person)
  }
  const body = { plan_id: 'basic', amount: '100', terms_version: 1 }
  const call = 'POST /api/investments/, the first of an invited person'
  expect(
    await tooMuchOf(call, { trips: 7, statements: 25 }, (turn) =>
      invited[turn]!.call('POST', '/api/investments/', body, keyed()),
    ),
  ).toEqual([])
  const bonuses = await ada.call('GET', '/api/referrals/')
  expect(bonuses.body.bonuses.results).toHaveLength(turns)
})

test('a checkout is opened in five, with a plan and with caps of the investor’s own too', async () => {
  const ada = await app.person()
  const list = '/api/wallet/deposits/'
  const capped = await ada.call('POST', '/api/wallet/deposit_limits/', { period: 'day', max: '5000' })
  expect(capped.status).toBe(200)
  expect(
    await tooMuchOf('POST /api/wallet/deposits/', { trips: 5, statements: 13 }, () =>
      ada.call('POST', list, { amount: '250', coin: 'usdt', plan_id: 'basic' }, keyed()),
    ),
  ).toEqual([])
})

test('a withdrawal is requested and canceled in five', async () => {
  const ada = await investorWith('200')
  const address = await knownAddress(app, ada.id)
  const list = '/api/wallet/withdrawals/'
  const ids: string[] = []
  expect(
    await tooMuchOf('POST /api/wallet/withdrawals/', { trips: 5, statements: 18 }, async () => {
      const { status, body } = await ada.call('POST', list, { amount: '20.00', address }, keyed())
      ids.push(body.id)
      return { status }
    }),
  ).toEqual([])
  expect(
    await tooMuchOf('POST /api/wallet/withdrawals/{id}/cancel/', { trips: 5, statements: 10 }, (turn) =>
      ada.call('POST', `${list}${ids[turn]}/cancel/`, undefined, keyed()),
    ),
  ).toEqual([])
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
    await tooMuchOf('POST /api/staff/withdrawals/{id}/approval/', { trips: 6, statements: 14 }, (turn) =>
      decide(ids[turn], 'approval'),
    ),
  ).toEqual([])
  expect(
    await tooMuchOf('POST /api/staff/withdrawals/{id}/rejection/', { trips: 6, statements: 14 }, (turn) =>
      decide(ids[turn + turns], 'rejection', { reason: 'No.' }),
    ),
  ).toEqual([])
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
  const call = 'POST /api/staff/withdrawals/{id}/approval/, the second'
  expect(
    await tooMuchOf(call, { trips: 6, statements: 17 }, async (turn) => {
      const { id, version } = waiting[turn]!
      const path = `/api/staff/withdrawals/${id}/approval/`
      const reply = await colleague.call('POST', path, { version }, keyed())
      expect(reply.body.status).toBe('approved')
      return reply
    }),
  ).toEqual([])
})

test('a position is redeemed in five', async () => {
  const ada = await investorWith('1000')
  const ids: string[] = []
  for (let count = 0; count < turns; count += 1)
    ids.push((await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' })).body.id)
  expect(
    await tooMuchOf('POST /api/investments/{id}/redeem/', { trips: 5, statements: 11 }, (turn) =>
      ada.call('POST', `/api/investments/${ids[turn]}/redeem/`, {}, keyed()),
    ),
  ).toEqual([])
})

test.each([
  ['', undefined, 12],
  [', opening its position', 'basic', 21],
])('a payment of a block is credited in four%s', async (which, planId, statementsMax) => {
  const steps = checkoutSteps(app)
  const confirming = async (payments: number): Promise<Traffic> => {
    for (let n = 0; n < payments; n += 1) {
      const person = await app.person()
      const checkout = await steps.open(person, { amount: '250.00', coin: 'usdt', plan_id: planId })
      await steps.pay(person, checkout.id)
    }
    await steps.mine(2)
    await app.ctx.announcer.flush()
    const { trips, statements } = await app.trips.during(() => steps.mine(1))
    // Telling open pages comes after a credit, for as many at once as there are by then.
    return { trips, statements: statements.filter((text) => !text.includes('pg_notify')) }
  }
  // By the fewest of three: a busy process asks later than it could, so one may show more (see `fewestTrips`).
  const rounds: Traffic[] = []
  for (let round = 0; round < 3; round += 1) {
    const one = await confirming(1)
    const many = await confirming(9)
    const count = Math.round((many.statements.length - one.statements.length) / 8)
    rounds.push({ trips: (many.trips - one.trips) / 8, statements: many.statements.slice(0, count) })
  }
  const { trips: each, statements } = rounds.reduce((best, next) => (next.trips < best.trips ? next : best))
  const most = { trips: 4, statements: statementsMax }
  measured.push({ call: `crediting one payment of a block${which}`, statements, trips: each, most })
  if (process.env['TRIPS'] !== undefined) console.log(statements)
  expect(each).toBeLessThanOrEqual(most.trips)
  expect(statements.length).toBeLessThanOrEqual(most.statements)
})

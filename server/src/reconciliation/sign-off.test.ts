import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { dayMs } from '#platform/clock.ts'
import { backdate } from '#statements/testing/backdate.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund as fundNow } from '#wallet/testing/fund.ts'

const list = '/api/staff/reconciliation/'
const today = new Date().toISOString().slice(0, 10)
const noon = `${today}T12:00:00Z`
let app: TestApp
let ada: TestPerson
let grace: TestPerson

/** On the day after: what was booked today is over. */
beforeEach(async () => {
  app = await createTestApp({}, new Date(Date.parse(noon) + dayMs).toISOString())
  ada = await app.person({ staffRole: 'finance' })
  grace = await app.person({ staffRole: 'admin' })
})
afterEach(() => app.close())

const row = async (asset: string) => (await ada.call('GET', `${list}${today}-${asset}/`)).body
const signOff = (asset: string, note?: string, by = ada) =>
  by.call('POST', `${list}${today}-${asset}/sign_off/`, note === undefined ? {} : { note })

/** The ledger's clock is the machine's, where midnight may come between two bookings: all of them are of one day. */
const onThatDay = (investorId: string) => backdate(app, investorId, noon)

async function fund(investorId: string, amount: string): Promise<void> {
  await fundNow(app, investorId, amount)
  await onThatDay(investorId)
}

/** A payment that was credited: both sides tell of it. */
async function credit(coin: 'eth' | 'usdt', amount: string) {
  const { open, pay, mine } = checkoutSteps(app)
  const investor = await app.person()
  const deposit = await open(investor, { amount, coin })
  await pay(investor, deposit.id)
  await mine(3)
  await onThatDay(investor.id)
  return { investor, deposit }
}

test('days with a difference come first, and lead to the transfers that differ', async () => {
  await credit('eth', '200')
  // A deposit that no payment stands behind.
  await fund(ada.id, '10')
  const { body } = await ada.call('GET', list)
  expect(body.results.map(({ asset, difference }: Record<string, string>) => [asset, difference])).toEqual([
    ['usdt', '10.00'],
    ['eth', '0.00'],
  ])
  const only = await ada.call('GET', `${list}?show=differences`)
  expect(only.body.count).toBe(1)
  const usdt = await row('usdt')
  expect(usdt.moves).toMatchObject([
    { kind: 'deposit', ledger: '10.00', outside: '0.00', difference: '10.00' },
  ])
  expect(usdt.day_rows).toMatchObject([
    { asset: 'eth', difference: '0.00' },
    { asset: 'usdt', difference: '10.00' },
  ])
  expect((await row('eth')).moves).toMatchObject([{ kind: 'deposit', difference: '0.00' }])
})

test('a payment that left its chain is told on both days it moved, and differs on neither', async () => {
  const { investor, deposit } = await credit('eth', '200')
  await investor.call('POST', '/api/practice/reorganisations/', { deposit_id: deposit.id })
  await checkoutSteps(app).mine(3)
  await onThatDay(investor.id)
  const eth = await row('eth')
  expect(eth.moves.length).toBeGreaterThan(1)
  expect(eth.difference).toBe('0.00')
  expect(eth.moves.filter(({ difference }: { difference: string }) => difference !== '0.00')).toEqual([])
})

test('a day that agrees is signed off as a whole, once; the second is told who was faster', async () => {
  await credit('eth', '200')
  await credit('usdt', '150')
  const replies = await Promise.all([signOff('eth'), signOff('usdt', undefined, grace)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body.detail).toMatch(
    /^Test Person already signed this day off/,
  )
  expect((await row('usdt')).signed_off).toMatchObject({ by: 'Test Person', has_changed: false })
  const { body } = await ada.call('GET', `${list}?signed=yes`)
  expect(body.count).toBe(2)
})

test('figures that differ are not signed without a reason, and a later change of them is shown', async () => {
  await fund(ada.id, '10')
  const refused = await signOff('usdt')
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['note']])
  expect((await signOff('usdt', ' ')).status).toBe(400)
  const signed = await signOff('usdt', 'Booked by hand for a test.')
  expect(signed.body.signed_off).toMatchObject({ note: 'Booked by hand for a test.', has_changed: false })
  await fund(ada.id, '5')
  expect((await row('usdt')).signed_off.has_changed).toBe(true)
})

test('a sign-off is taken back with a reason, and everything leaves an audit entry', async () => {
  await credit('eth', '200')
  await signOff('eth')
  const path = `${list}${today}-eth/sign_off/withdrawal/`
  expect((await grace.call('POST', path, {})).status).toBe(400)
  expect((await grace.call('POST', path, { reason: 'Too early' })).body.signed_off).toBeNull()
  expect((await grace.call('POST', path, { reason: 'Too early' })).status).toBe(409)
  expect((await signOff('eth')).status).toBe(200)
  const entries = await app.ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'reason', 'after'])
    .where('subject', '=', `day/${today}`)
    .orderBy('id')
    .execute()
  expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
    ['reconciliation.signed_off', null],
    ['reconciliation.sign_off_taken_back', 'Too early'],
    ['reconciliation.signed_off', null],
  ])
  expect(entries[0]?.after).toMatchObject({ signed_off: true, differing: [] })
})

test('a day that is not over is not signed off, and a day without moves is none', async () => {
  app.clock.advance(-dayMs)
  ada = await app.person({ staffRole: 'finance' })
  await fund(ada.id, '10')
  const { status, body } = await signOff('usdt', 'Now')
  expect([status, body.detail]).toEqual([409, expect.stringContaining('over yet')])
  expect((await row('usdt')).blocked).toContain('over yet')
  for (const id of ['2020-01-01-usdt', `${today}-btc`, '2026-13-01-usdt', 'nothing'])
    expect([id, (await ada.call('GET', `${list}${id}/`)).status]).toEqual([id, 404])
})

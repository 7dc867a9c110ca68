import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { type FakeCoingecko, sendJson, startFakeCoingecko } from './testing/fake-coingecko.ts'

let fake: FakeCoingecko
let app: TestApp
// Prices are kept by the installation: each test has one of its own.
beforeEach(async () => {
  fake = await startFakeCoingecko(new Date('2026-06-15T12:00:00Z'))
  app = await createTestApp({ MARKET_PROVIDER: 'coingecko', MARKET_URL: fake.baseUrl })
})
afterEach(async () => {
  await app.close()
  await fake.stop()
})

it('figures are labeled with their source, and a checkout is priced on them', async () => {
  const coins = await app.call('GET', '/api/market/coins/')
  expect(coins.body[0]).toMatchObject({ id: 'bitcoin', figures: 'coingecko', sparkline_days: 7 })
  expect((await app.call('GET', '/api/market/forex/')).body).toEqual([])
  const person = await app.person()
  const { status, body } = await openCheckout(person, 'btc')
  expect(status).toBe(201)
  // 250 dollars at 67187.335893, rounded up to a satoshi.
  expect(body.coin_amount).toBe('0.00372094')
})

it('when the service is down for over a minute: prices are shown as stale with their age, and no checkout is priced', async () => {
  await app.call('GET', '/api/market/prices/?ids=bitcoin')
  fake.misbehave = (_, response) => sendJson(response, 500, '{}')
  app.clock.advance(61_000)
  const { status, body } = await app.call('GET', '/api/market/prices/?ids=bitcoin')
  expect(status).toBe(200)
  expect(body.bitcoin).toEqual({
    usd: '67187.3358936566',
    change_24h: '-1.64',
    at: '2026-06-15T12:00:00.000Z',
    age_seconds: 61,
    stale: true,
  })
  const person = await app.person()
  const refused = await openCheckout(person, 'btc')
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '60' } })
  expect(refused.body.detail).toMatch(/no fresh price for BTC.*Nothing moved/)
  expect((await person.call('GET', '/api/wallet/transactions/')).body.results).toEqual([])
})

it('when the figures are ten times what they were, no checkout is priced on them', async () => {
  await app.call('GET', '/api/market/prices/?ids=bitcoin')
  fake.price = '671873.36'
  app.clock.advance(46_000)
  fake.at = app.clock.now()
  const person = await app.person()
  expect((await openCheckout(person, 'btc')).status).toBe(503)
  expect((await app.call('GET', '/api/market/prices/?ids=bitcoin')).body.bitcoin).toMatchObject({
    usd: '67187.3358936566',
    stale: true,
  })
})

let keys = 0
const openCheckout = (person: Awaited<ReturnType<TestApp['person']>>, coin: string) =>
  person.call(
    'POST',
    '/api/wallet/deposits/',
    { amount: '250.00', coin },
    { 'idempotency-key': `outage-${(keys += 1)}` },
  )

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'

let market: ReturnType<typeof createServer>
let letGo: () => void
let isAsked: Promise<void>
let app: TestApp

beforeAll(async () => {
  let asked: () => void
  isAsked = new Promise((resolve) => (asked = resolve))
  const released = new Promise<void>((resolve) => (letGo = resolve))
  market = createServer((_request, response) => {
    asked()
    void released.then(() => response.writeHead(503).end())
  })
  await new Promise<void>((resolve) => market.listen(0, '127.0.0.1', resolve))
  const { port } = market.address() as AddressInfo
  app = await createTestApp({ MARKET_PROVIDER: 'coingecko', MARKET_URL: `http://127.0.0.1:${port}` })
})
afterAll(async () => {
  await app.close()
  market.closeAllConnections()
  market.close()
})

test('no transaction and no connection waits while a price is asked for', async () => {
  const [person, other] = [await app.person(), await app.person()]
  // More than there are connections to the database.
  const checkouts = Array.from({ length: 12 }, () =>
    person.call('POST', '/api/wallet/deposits/', { amount: '100', coin: 'eth' }),
  )
  await isAsked
  expect(await other.call('GET', '/api/wallet/')).toMatchObject({ status: 200 })
  // What needs no price of the market goes on.
  const inUsdt = await other.call('POST', '/api/wallet/deposits/', { amount: '100', coin: 'usdt' })
  expect(inUsdt).toMatchObject({ status: 201 })
  letGo()
  for (const { status, headers } of await Promise.all(checkouts))
    expect({ status, after: headers['retry-after'] }).toEqual({ status: 503, after: '60' })
  // A mistake in the request is told as itself, though there is no price.
  const wrong = await other.call('POST', '/api/wallet/deposits/', { amount: '0.10', coin: 'eth' })
  expect(wrong).toMatchObject({ status: 400, body: { amount: [expect.any(String)] } })
})

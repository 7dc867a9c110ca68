import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dayMs } from '#platform/clock.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A local HTTP server that answers as CoinGecko's public API does, or as badly as a test wants. */
export type FakeCoingecko = {
  readonly baseUrl: string
  /** Requested paths, with their query, oldest first. */
  readonly asked: string[]
  /** The API key that came with each request it answered. */
  readonly keys: unknown[]
  /** What bitcoin costs, as it is written into the JSON; null leaves the figure out. */
  price: string | null
  /** What the list of coins says instead, when it is to differ. */
  listPrice: string | undefined
  /** When figures are from. */
  at: Date
  /** Replaces every answer while it is set. */
  misbehave: Answer | undefined
  readonly stop: () => Promise<void>
}

export async function startFakeCoingecko(at: Date): Promise<FakeCoingecko> {
  const server = createServer((request, response) => {
    fake.asked.push(request.url ?? '')
    // A later server may get the same port: no connection outlives its answer.
    response.setHeader('connection', 'close')
    ;(fake.misbehave ?? answer(fake))(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const fake: FakeCoingecko = {
    baseUrl: `http://127.0.0.1:${port}/api/v3`,
    asked: [],
    keys: [],
    price: '67187.3358936566',
    listPrice: undefined,
    at,
    misbehave: undefined,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return fake
}

const ids = ['bitcoin', 'ethereum', 'tether', 'binancecoin', 'solana', 'litecoin', 'tron', 'pepe']

const answer =
  (fake: FakeCoingecko): Answer =>
  (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', fake.baseUrl)
    fake.keys.push(request.headers['x-cg-demo-api-key'])
    const days = Number(searchParams.get('days'))
    // Beyond a year the public API refuses.
    if (days > 365) return sendJson(response, 401, '{"error":{"status":{"error_code":10012}}}')
    const body = bodies(fake, days)[pathname.replace('/api/v3/', '')]
    sendJson(response, body === undefined ? 404 : 200, body ?? '{"error":"coin not found"}')
  }

/** Written out as text, because the numbers must appear as the service writes them. */
function bodies(fake: FakeCoingecko, days: number): Readonly<Record<string, string>> {
  const seconds = Math.floor(fake.at.getTime() / 1_000)
  return {
    'coins/markets': `[${ids.map((id, index) => listRow(id, index, fake)).join(',')}]`,
    'simple/price': `{${ids.map((id) => `"${id}":{"usd":${priceOf(id, fake)},"usd_24h_change":-1.637206,"last_updated_at":${seconds}}`).join(',')}}`,
    'coins/bitcoin/market_chart': days > 90 ? pastChart(fake.at, days) : chart(fake.at),
  }
}

const priceOf = (id: string, { price }: FakeCoingecko): string | null =>
  id === 'bitcoin' ? price : id === 'pepe' ? '9.41e-06' : '1.0001'

const listRow = (id: string, index: number, fake: FakeCoingecko): string => {
  const price = id === 'bitcoin' ? (fake.listPrice ?? fake.price) : priceOf(id, fake)
  const hours = Array.from({ length: 168 }, (_, hour) => `${1000 + hour}.25`).join(',')
  return `{"id":"${id}","symbol":"${id.slice(0, 4)}","name":"${id}","image":"https://elsewhere.example/x.png",
    "current_price":${price},"market_cap":1317802988326.25,"market_cap_rank":${index + 1},"roi":null,
    "price_change_percentage_24h":1.23456,"last_updated":"${fake.at.toISOString()}",
    "sparkline_in_7d":{"price":[${hours}]}}`
}

/** Hourly points of 90 days up to `at`. */
const chart = (at: Date): string => {
  const last = Math.floor(at.getTime() / 3_600_000)
  const points = Array.from({ length: 90 * 24 + 1 }, (_, index) => {
    const hour = last - 90 * 24 + index
    return `[${hour * 3_600_000},${60_000 + (hour % 24) * 10}.5]`
  })
  return `{"prices":[${points.join(',')}],"market_caps":[],"total_volumes":[]}`
}

/** One point a day at 00:00 UTC, and the newest price at the end. */
const pastChart = (at: Date, days: number): string => {
  const today = Math.floor(at.getTime() / dayMs)
  const points = Array.from({ length: days }, (_, index) => {
    const day = today - days + 1 + index
    return `[${day * dayMs},${50_000 + (day % 2) * 100}.5]`
  })
  return `{"prices":[${[...points, `[${at.getTime()},60001.5]`].join(',')}],"market_caps":[],"total_volumes":[]}`
}

export function sendJson(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(body)
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { metricNames } from '#metrics/metric-list.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { portForLater } from './free-port.ts'
import type { RunningProgram } from './program.ts'
import { startServer } from './second-process.ts'

const token = 'a-token-for-metrics-1234'

let database: TestDatabase
let server: RunningProgram
let metricsUrl: string
beforeAll(async () => {
  database = await createTestDatabase()
  const port = String(await portForLater())
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  server = await startServer(database.ownerUrl, { METRICS_PORT: port, METRICS_TOKEN: token })
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const scrape = (given: string) => fetch(metricsUrl, { headers: { authorization: `Bearer ${given}` } })

test('a running product serves every metric of the list', async () => {
  const answer = await scrape(token)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  const types = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name)
  expect(metricNames.filter((name) => !types.includes(name))).toEqual([])
  expect(types.filter((name) => name?.startsWith('evenmoor_') && !metricNames.includes(name))).toEqual([])
})

test('requests are told by the pattern of their route, method and status, and no address of a thing is', async () => {
  const text = async () => (await scrape(token)).text()
  const counts = async () => {
    const seen = await text()
    return [['/account/me/', 401] as const, ['/api/plans/', 200] as const, ['none', 404] as const].map(
      ([route, status]) => {
        const name = `evenmoor_http_request_duration_seconds_count{route="${route}",method="GET",status="${status}"} `
        const line = seen.split('\n').find((each) => each.startsWith(name))
        return Number(line?.slice(name.length) ?? 0)
      },
    )
  }
  // What another test asked is counted by then.
  await expect.poll(text).toMatch(/^evenmoor_http_requests_in_flight 0$/m)
  const before = await counts()
  await (await fetch(`${server.url}/api/plans/?a=secret-text`)).arrayBuffer()
  await (await fetch(`${server.url}/nothing/of/this/name`)).arrayBuffer()
  await (await fetch(`${server.url}/account/me/`)).arrayBuffer()
  await expect.poll(counts).toEqual(before.map((count) => count + 1))
  const seen = await text()
  expect(seen).toMatch(/^evenmoor_http_requests_in_flight 0$/m)
  expect(seen).not.toMatch(/secret-text|of\/this\/name/)
})

test('without the token there is nothing, and nothing else on that port', async () => {
  const refused = await scrape(`${token}5`)
  expect(refused.status).toBe(401)
  expect(await refused.text()).not.toContain('evenmoor_')
  expect((await fetch(metricsUrl)).status).toBe(401)
  expect((await fetch(new URL('/api/plans/', metricsUrl))).status).toBe(404)
  // The site has no such address.
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
})

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
  await (await fetch(`${server.url}/api/plans/?a=secret-text`)).arrayBuffer()
  await (await fetch(`${server.url}/nothing/of/this/name`)).arrayBuffer()
  await (await fetch(`${server.url}/account/me/`)).arrayBuffer()
  const text = async () => (await scrape(token)).text()
  const count = (route: string, status: number) =>
    `evenmoor_http_request_duration_seconds_count{route="${route}",method="GET",status="${status}"} 1`
  await expect.poll(text).toContain(count('/account/me/', 401))
  const seen = await text()
  expect(seen).toContain(count('/api/plans/', 200))
  expect(seen).toContain(count('none', 404))
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

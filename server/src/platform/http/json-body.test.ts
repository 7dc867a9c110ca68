import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fund } from '#wallet/testing/fund.ts'
import { type TestApp, type TestPerson, createTestApp } from '#testing/app.ts'
import { repeatsKey } from './json-body.ts'

let t: TestApp
let ada: TestPerson
beforeAll(async () => {
  t = await createTestApp()
  ada = await t.person()
  await fund(t, ada.id, '500')
})
afterAll(() => t.close())

test.each([
  ['POST', '/api/investments/', '{"plan_id":"basic","amount":"100.00","amount":"400.00"}'],
  ['POST', '/api/investments/', String.raw`{"plan_id":"basic","amount":"100.00","amo\u0075nt":"400.00"}`],
  ['POST', '/api/wallet/withdrawals/', '{"amount":"1.00","address":"x","amount":"9.00"}'],
  ['POST', '/api/wallet/deposits/', '{"amount":"1.00","coin":"btc","coin":"usdt"}'],
  ['PATCH', '/account/me/', '{"first_name":"Ada","first_name":"Eve"}'],
] as const)('%s %s with a key twice is refused, and nothing is done: %s', async (method, url, body) => {
  const before = (await ada.call('GET', '/api/wallet/')).body
  const reply = await ada.call(method, url, body, { 'idempotency-key': randomUUID() })
  expect([reply.status, reply.body]).toEqual([400, { detail: 'The request has a key twice in one object.' }])
  expect((await ada.call('GET', '/api/wallet/')).body).toEqual(before)
})

test('a log-in with two passwords is refused before either is tried', async () => {
  const body = '{"email":"ada@example.com","password":"one","password":"two"}'
  expect((await t.call('POST', '/account/login/', body)).status).toBe(400)
})

test('keys are repeated within one object only', () => {
  expect(repeatsKey('{"a":{"a":[{"a":1},{"a":2}]},"b":"\\"a\\": 1, \\"a\\""}')).toBe(false)
  expect(repeatsKey('{"a":[{"b":1,"c":{"b":2},"b":3}]}')).toBe(true)
  expect(repeatsKey('{"__proto__x":1,"toString":2}')).toBe(false)
})

test.each([
  ['arrays', '['.repeat(32_000) + ']'.repeat(32_000)],
  ['objects', '{"a":'.repeat(9_000) + '1' + '}'.repeat(9_000)],
])('%s nested as deep as a body allows are refused, not a fault', async (_kind, body) => {
  expect((await t.call('POST', '/account/login/', body)).status).toBe(400)
})

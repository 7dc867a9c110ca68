import { sendContactMessage } from '@evenmoor/contract/contact'
import { getDeposit } from '@evenmoor/contract/deposits'
import type { Endpoint } from '@evenmoor/contract/endpoint'
import { withdrawIdentity } from '@evenmoor/contract/identity'
import { refusalStatuses } from '@evenmoor/contract/openapi'
import { openPosition } from '@evenmoor/contract/positions'
import { problemType } from '@evenmoor/contract/problem-type'
import { login } from '@evenmoor/contract/sessions'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp, type Reply, type TestApp, type TestPerson } from '#testing/app.ts'
import { runAs } from '#testing/cluster.ts'
import { fund } from '#wallet/testing/fund.ts'
import { wantsProblem } from './send-problem.ts'

let app: TestApp
let ada: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  ada = await app.person()
})
afterAll(() => app.close())

type Headers = Record<string, string>

const asProblem = { accept: problemType }

/** What is asked, what the specification's shape says of it, and what a problem does. */
const refusals = [
  {
    name: 'a field',
    ask: (h?: Headers) => app.call('POST', '/account/login/', { email: 'x', password: '' }, h),
    status: 400,
    plain: { password: ['Password is required'] },
    problem: {
      code: 'fields_refused',
      params: {},
      errors: [
        { pointer: '/password', code: 'password_missing', params: {}, detail: 'Password is required' },
      ],
    },
  },
  {
    name: 'a field with figures',
    ask: (h?: Headers) => ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '1.00' }, h),
    status: 400,
    plain: { amount: ['Amount must be $100 or more'] },
    problem: {
      code: 'fields_refused',
      errors: [
        {
          pointer: '/amount',
          code: 'amount_at_least',
          params: { min_usd: '100' },
          detail: 'Amount must be $100 or more',
        },
      ],
    },
  },
  {
    name: 'a place within a field',
    ask: (h?: Headers) =>
      ada.call(
        'PATCH',
        '/account/me/',
        { preferences: { gain_loss: 'loud', 'a/b~c': 1 }, first_name: 'Ada', last_name: '' },
        h,
      ),
    status: 400,
    plain: {
      last_name: ['Last name is required'],
      preferences: ['Invalid input', 'There’s no field “a/b~c” here.'],
    },
    problem: {
      code: 'fields_refused',
      errors: [
        { pointer: '/last_name', code: 'last_name_missing' },
        { pointer: '/preferences/gain_loss', code: 'input_invalid' },
        { pointer: '/preferences/a~1b~0c', code: 'field_unknown', params: { field: 'a/b~c' } },
      ],
    },
  },
  {
    name: 'places in a list',
    ask: (h?: Headers) => ada.call('POST', '/api/notifications/read/', { ids: [1, 'one', 2] }, h),
    status: 400,
    plain: { ids: ['Invalid input'] },
    problem: { code: 'fields_refused', errors: [{ pointer: '/ids/0' }, { pointer: '/ids/2' }] },
  },
  {
    name: 'a state',
    ask: (h?: Headers) => app.call('POST', '/account/login/', { email: 'no@example.com', password: 'x' }, h),
    status: 400,
    plain: { detail: 'Login failed. Please check your credentials and try again.' },
    problem: {
      code: 'login_failed',
      params: {},
      detail: 'Login failed. Please check your credentials and try again.',
    },
  },
  {
    name: 'an unknown address',
    ask: (h?: Headers) => app.call('GET', '/api/nowhere/', undefined, h),
    status: 404,
    plain: { detail: 'Not found.' },
    problem: { title: 'Not Found', detail: 'Not found.', code: 'not_found', params: {} },
  },
  {
    name: 'another method',
    ask: (h?: Headers) => app.call('DELETE', '/api/plans/', undefined, h),
    status: 405,
    plain: { detail: 'This method isn’t allowed here.' },
    problem: { title: 'Method Not Allowed', code: 'method_not_allowed', params: {} },
  },
  {
    name: 'a body that is too large',
    ask: (h?: Headers) =>
      app.call('POST', '/account/login/', { email: 'x'.repeat(2_000_000), password: 'x' }, h),
    status: 413,
    plain: { detail: 'The request is too large.' },
    problem: { code: 'request_too_large', params: {} },
  },
  {
    name: 'a caller who is signed out',
    ask: (h?: Headers) => app.call('GET', '/api/wallet/', undefined, h),
    status: 401,
    plain: { detail: 'You were logged out. Log in to continue.' },
    problem: { code: 'signed_out', params: {} },
  },
] as const

describe('a refusal has the shape that its caller asks for', () => {
  test.each(refusals)('$name', async ({ ask, status, plain, problem }) => {
    const [usual, asked] = [await ask(), await ask(asProblem)]
    expect([usual.status, usual.body]).toEqual([status, plain])
    expect(usual.headers['content-type']).toMatch(/^application\/json/)
    expect(asked.status).toBe(status)
    expect(asked.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(asked.body).toMatchObject({ type: 'about:blank', status, ...problem })
    for (const { headers } of [usual, asked]) {
      expect(headers['vary']).toMatch(/\baccept\b(?!-)/)
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  test('a fault of ours names its reference and nothing else', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    try {
      await runAs(app.database.ownerUrl, 'alter table plan_terms rename to plan_terms_away')
      const { status, body } = await app.call('GET', '/api/plans/', undefined, asProblem)
      await runAs(app.database.ownerUrl, 'alter table plan_terms_away rename to plan_terms')
      expect(status).toBe(500)
      expect(body).toMatchObject({ code: 'internal_error', params: { reference: expect.any(String) } })
      expect(body.detail).toContain(body.params.reference)
      expect(JSON.stringify(body)).not.toMatch(/plan_terms|relation|select/)
    } finally {
      logged.mockRestore()
    }
  })

  test('too many tries say in seconds how long to wait', async () => {
    const forgot = () => app.call('POST', '/api/password_reset/', { email: 'many@example.com' }, asProblem)
    let reply = await forgot()
    for (let tries = 0; reply.status !== 429 && tries < 100; tries += 1) reply = await forgot()
    expect(reply.body).toMatchObject({ title: 'Too Many Requests', status: 429, code: 'too_many_tries' })
    expect(reply.headers['retry-after']).toBe(String(reply.body.params.wait_seconds))
  })

  test('a refused key can be repeated, and each repeat has the shape that it asks for', async () => {
    const eve = await app.person()
    await fund(app, eve.id, '10')
    const invest = (headers: Record<string, string>) =>
      eve.call(
        'POST',
        '/api/investments/',
        { plan_id: 'basic', amount: '150.00' },
        {
          'idempotency-key': 'one-key',
          ...headers,
        },
      )
    const detail = 'You have $10.00 available. Enter a smaller amount'
    const errors = [
      { pointer: '/amount', code: 'available_too_little', params: { available_usd: '10.00' }, detail },
    ]
    expect((await invest(asProblem)).body).toMatchObject({ status: 409, errors })
    expect((await invest({})).body).toEqual({ amount: [detail] })
    expect((await invest(asProblem)).body).toMatchObject({ status: 409, errors })
  })
})

describe('a refusal has a status that the description of its call lists', () => {
  const investing = { plan_id: 'basic', amount: '150.00' }
  const asks: readonly [number, Endpoint, () => Promise<Reply>][] = [
    [404, getDeposit, () => ada.call('GET', '/api/wallet/deposits/nothing/')],
    [409, withdrawIdentity, () => ada.call('DELETE', '/account/identity/')],
    [413, login, () => app.call('POST', '/account/login/', { email: 'x'.repeat(2_000_000), password: 'x' })],
    [
      422,
      openPosition,
      async () => {
        const eve = await app.person()
        await fund(app, eve.id, '300')
        const key = { 'idempotency-key': 'used-twice' }
        await eve.call('POST', '/api/investments/', investing, key)
        return eve.call('POST', '/api/investments/', { ...investing, amount: '151.00' }, key)
      },
    ],
    [
      503,
      sendContactMessage,
      async () => {
        await runAs(
          app.database.ownerUrl,
          `create function disk_is_full() returns trigger language plpgsql as
             $$ begin raise exception 'no space left' using errcode = '53100'; end $$;
           create trigger disk_is_full before insert on contact_message execute function disk_is_full()`,
        )
        const message = { name: 'Ada', email: 'ada@example.com', message: 'Good morning.' }
        const reply = await app.call('POST', '/management/contact/', message)
        await runAs(app.database.ownerUrl, 'drop function disk_is_full() cascade')
        return reply
      },
    ],
  ]

  test.each(asks)('%i', async (status, endpoint, ask) => {
    expect((await ask()).status).toBe(status)
    expect(refusalStatuses(endpoint)).toContain(status)
  })
})

test.each([
  [undefined, false],
  ['*/*', false],
  ['application/*', false],
  ['application/json', false],
  ['application/problem+json', true],
  ['application/json, application/problem+json;q=0.5', true],
  ['Application/Problem+JSON; charset=utf-8', true],
  ['application/problem+json;q=0', false],
  ['application/problem+json-seq', false],
])('Accept: %s asks for problems: %s', (accept, wanted) => expect(wantsProblem(accept)).toBe(wanted))

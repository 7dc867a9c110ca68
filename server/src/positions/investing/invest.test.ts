import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function investorWith(dollars: string) {
  const person = await app.person()
  await fund(app, person.id, dollars)
  return person
}

describe('investing', () => {
  test('moves money from available into a position under the terms in force', async () => {
    const ada = await investorWith('500')
    const { status, body } = await ada.call('POST', '/api/investments/', {
      plan_id: 'basic',
      amount: '100.50',
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(/^P-\d{4,}$/),
      plan_id: 'basic',
      plan_title: 'Basic',
      unwound: '0.00',
      status: 'open',
      principal: '100.50',
      value: '100.50',
      results: '0.00',
      has_results: false,
      redeemed: '0.00',
      reinvest: { on: false, from: null },
      daily_rate: '2.5',
      opened_at: '2026-06-15T12:00:00.000Z',
      first_result_day: '2026-06-16',
      closed_at: null,
    })
    const wallet = await ada.call('GET', '/api/wallet/')
    expect(wallet.body).toMatchObject({ available: '399.50', invested: '100.50', total: '500.00' })
    const list = await ada.call('GET', '/api/investments/')
    expect(list.body).toEqual({ results: [body], next: null })
  })

  test.each([
    ['basic', '100', 201],
    ['basic', '99.99', 'Amount must be $100 or more'],
    ['basic', '1000', 201],
    ['basic', '1000.01', 'Amount must be $1,000 or less'],
    ['standard', '1000', 201],
    ['standard', '999.99', 'Amount must be $1,000 or more'],
    ['standard', '10000.00', 201],
    ['standard', '10000.01', 'Amount must be $10,000 or less'],
    ['premium', '10000', 201],
    ['premium', '9999.99', 'Amount must be $10,000 or more'],
    ['premium', '100000', 201],
    ['premium', '100000.01', 'Amount must be $100,000 or less'],
  ])('%s takes %s: %s', async (plan_id, amount, expected) => {
    const ada = await investorWith('200000')
    const { status, body } = await ada.call('POST', '/api/investments/', { plan_id, amount })
    if (expected === 201) expect(status).toBe(201)
    else expect([status, body]).toEqual([400, { amount: [expected] }])
  })

  test('more than there is is refused with what there is', async () => {
    const ada = await investorWith('420')
    const { status, body } = await ada.call('POST', '/api/investments/', {
      plan_id: 'basic',
      amount: '420.01',
    })
    expect([status, body]).toEqual([409, { amount: ['You have $420.00 available. Enter a smaller amount'] }])
  })

  test.each([
    100,
    1e3,
    -1,
    null,
    true,
    [],
    {},
    '',
    '-100',
    '+100',
    '1e3',
    '1E3',
    'NaN',
    'Infinity',
    '0x64',
    '1,000',
    ' 100',
    '100 ',
    '.5',
    '100.',
    '0100',
    '１００',
    '100.001',
    '0',
    '0.00',
    '9'.repeat(40),
    `1${'0'.repeat(35)}`,
  ])('the amount %j is refused and nothing moves', async (amount) => {
    const ada = await investorWith('1000')
    const { status, body } = await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount })
    expect(status).toBe(400)
    expect(body.amount).toHaveLength(1)
    expect((await ada.call('GET', '/api/wallet/')).body).toMatchObject({
      available: '1000.00',
      invested: '0.00',
    })
  })

  test.each([
    {},
    [],
    '"text"',
    'null',
    '{',
    { plan_id: 'basic' },
    { plan_id: 7, amount: '100' },
    { plan_id: 'gold', amount: '100' },
  ])('the body %j is refused', async (given) => {
    const ada = await investorWith('1000')
    expect((await ada.call('POST', '/api/investments/', given)).status).toBe(400)
  })

  test('a closed plan takes no more money, and is not offered', async () => {
    const ada = await investorWith('1000')
    const other = await createTestApp()
    try {
      await other.ctx.db
        .updateTable('plan')
        .set({ closed_at: other.clock.now() })
        .where('id', '=', 'basic')
        .execute()
      const bob = await other.person()
      await fund(other, bob.id, '1000')
      const { status, body } = await bob.call('POST', '/api/investments/', {
        plan_id: 'basic',
        amount: '100',
      })
      expect([status, Object.keys(body)]).toEqual([400, ['plan_id']])
      expect((await bob.call('GET', '/api/plans/')).body.map(({ id }: { id: string }) => id)).toEqual([
        'standard',
        'premium',
      ])
    } finally {
      await other.close()
    }
    expect((await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' })).status).toBe(
      201,
    )
  })

  test('a repeated key opens one position and gives the first answer', async () => {
    const ada = await investorWith('1000')
    const key = { 'idempotency-key': randomUUID() }
    const body = { plan_id: 'basic', amount: '100' }
    const first = await ada.call('POST', '/api/investments/', body, key)
    const again = await ada.call('POST', '/api/investments/', body, key)
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect((await ada.call('POST', '/api/investments/', { ...body, amount: '101' }, key)).status).toBe(422)
    expect((await ada.call('GET', '/api/wallet/')).body).toMatchObject({
      available: '900.00',
      invested: '100.00',
    })
  })

  test('of ten at once for the whole balance one succeeds', async () => {
    const ada = await investorWith('100')
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' }),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(409)])
    expect((await ada.call('GET', '/api/wallet/')).body).toMatchObject({
      available: '0.00',
      invested: '100.00',
    })
  })
})

describe('taking a position back', () => {
  async function position(dollars = '100') {
    const ada = await investorWith(dollars)
    const { body } = await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: dollars })
    return { ada, url: `/api/investments/${body.id}/redeem/` }
  }

  test('all of it closes it, without a charge', async () => {
    const { ada, url } = await position()
    const { status, body } = await ada.call('POST', url)
    expect([status, body.status, body.value, body.principal]).toEqual([200, 'closed', '0.00', '100.00'])
    expect((await ada.call('GET', '/api/wallet/')).body).toMatchObject({
      available: '100.00',
      invested: '0.00',
    })
    expect((await ada.call('POST', url)).status).toBe(409)
  })

  test('a part leaves the rest invested', async () => {
    const { ada, url } = await position()
    const { body } = await ada.call('POST', url, { amount: '40.00' })
    expect([body.status, body.value]).toEqual(['open', '60.00'])
    expect((await ada.call('POST', url, { amount: '60' })).body).toMatchObject({
      status: 'closed',
      value: '0.00',
    })
  })

  test.each([
    ['100.01', 409, 'This position is worth $100.00. Enter a smaller amount'],
    ['99.995', 400, 'Use up to two decimal places'],
    ['0', 400, 'Enter an amount'],
  ])('%s of 100 is refused', async (amount, status, text) => {
    const { ada, url } = await position()
    const reply = await ada.call('POST', url, { amount })
    expect([reply.status, reply.body]).toEqual([status, { amount: [text] }])
    expect((await ada.call('GET', '/api/wallet/')).body).toMatchObject({
      available: '0.00',
      invested: '100.00',
    })
  })

  test("somebody else's, and one that never was, are not found", async () => {
    const { url } = await position()
    const eve = await app.person()
    expect((await eve.call('POST', url)).status).toBe(404)
    expect((await eve.call('POST', `/api/investments/${randomUUID()}/redeem/`)).status).toBe(404)
    expect((await eve.call('POST', '/api/investments/nothing/redeem/')).status).toBe(404)
  })

  test('a repeated key takes a part back once', async () => {
    const { ada, url } = await position()
    const key = { 'idempotency-key': randomUUID() }
    const first = await ada.call('POST', url, { amount: '10' }, key)
    expect((await ada.call('POST', url, { amount: '10' }, key)).body).toEqual(first.body)
    expect((await ada.call('GET', '/api/wallet/')).body).toMatchObject({
      available: '10.00',
      invested: '90.00',
    })
  })

  test('of ten at once for all of it one succeeds', async () => {
    const { ada, url } = await position()
    const replies = await Promise.all(Array.from({ length: 10 }, () => ada.call('POST', url)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
    expect((await ada.call('GET', '/api/wallet/')).body).toMatchObject({ available: '100.00' })
  })
})

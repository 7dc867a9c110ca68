import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseMoney } from '@evenmoor/ledger/money'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { approveWithdrawal } from '#withdrawals/requests/decide-withdrawal.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import { dollars, exactDollars } from './dollars.ts'
import { fund } from './testing/fund.ts'

let app: TestApp
let ada: TestPerson
let position: string
let paid: string
let cancelled: string

/** One of everything that an investor can meet. */
beforeAll(async () => {
  app = await createTestApp()
  ada = await app.person()
  const staff = await app.person({ staffRole: 'finance' })
  await fund(app, ada.id, '1000')
  position = (await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '300' })).body.id
  await app.ctx.db
    .insertInto('daily_result')
    .values({ plan_id: 'basic', day: '2026-06-17', rate_ppm: -10_000, source: 'illustration' })
    .execute()
  await accrueDay(app.ctx, '2026-06-16')
  await accrueDay(app.ctx, '2026-06-17')
  await ada.call('POST', `/api/investments/${position}/redeem/`, { amount: '97' })
  const request = { amount: '50', address: newPracticeAddress(), skip_hold: true }
  paid = (await ada.call('POST', '/api/wallet/withdrawals/', request)).body.id
  await app.ctx.transaction((tx) => approveWithdrawal(app.ctx, tx, { id: paid, staffId: staff.id }))
  await payApprovedWithdrawals(app.ctx)
  cancelled = (await ada.call('POST', '/api/wallet/withdrawals/', request)).body.id
  await ada.call('POST', `/api/wallet/withdrawals/${cancelled}/cancel/`)
})
afterAll(() => app.close())

const transactions = (query = '') => ada.call('GET', `/api/wallet/transactions/${query}`)

describe('the transactions', () => {
  test('say what happened, newest first', async () => {
    const { body } = await transactions()
    expect(
      body.results.map((row: Record<string, string>) => [
        row['type'],
        row['description'],
        row['amount'],
        row['available_after'],
        row['day'],
        row['status'],
        row['reference'],
      ]),
    ).toEqual([
      ['withdrawal', 'Withdrawal returned', '50.00', '754.50', null, 'cancelled', cancelled],
      ['withdrawal', 'Withdrawal requested', '-50.00', '704.50', null, 'cancelled', cancelled],
      ['withdrawal', 'Withdrawal requested', '-50.00', '754.50', null, 'sent', paid],
      ['redemption', 'Returned from Basic', '97.00', '804.50', null, null, position],
      ['result', 'Result of Basic for 2026-06-17', '-3.00', null, '2026-06-17', null, 'basic'],
      ['result', 'Result of Basic for 2026-06-16', '7.50', '707.50', '2026-06-16', null, 'basic'],
      ['investment', 'Invested in Basic', '-300.00', '700.00', null, null, position],
      ['deposit', 'Deposit in USDT', '1000.00', '1000.00', null, null, expect.any(String)],
    ])
    expect(body.next).toBeNull()
  })

  test('add up to what the wallet says', async () => {
    const { body } = await transactions()
    const { body: wallet } = await ada.call('GET', '/api/wallet/')
    expect(wallet).toEqual({
      currency: 'USD',
      mode: 'practice',
      available: '754.50',
      invested: '200.00',
      pending_withdrawal: '0.00',
      total: '954.50',
      // Both days were booked ahead.
      today: '0.00',
      day: '2026-06-15',
    })
    const total = body.results
      .filter(({ type }: { type: string }) => type !== 'investment' && type !== 'redemption')
      .reduce((sum: bigint, { amount }: { amount: string }) => sum + minorOf(amount), 0n)
    expect(total).toBe(minorOf('954.50'))
  })

  test.each([
    ['?type=deposit', 1],
    ['?type=investment', 1],
    ['?type=result', 2],
    ['?type=redemption', 1],
    ['?type=withdrawal', 3],
    ['?type=reversal', 0],
    ['?from=2000-01-01&to=2999-12-31', 8],
    ['?to=2000-01-01', 0],
    ['?from=2999-12-31', 0],
  ])('with %s are %i', async (query, count) => {
    expect((await transactions(query)).body.results).toHaveLength(count)
  })

  test.each(['from', 'to'])('%s includes its day', async (edge) => {
    const today = (await transactions()).body.results[0].at.slice(0, 10)
    const onTheDay = (await transactions(`?${edge}=${today}`)).body.results
    expect(onTheDay.length).toBeGreaterThan(0)
  })

  test.each([
    '?cursor=',
    '?cursor=x',
    '?cursor=MA',
    '?cursor=LTE',
    '?cursor=MS4w',
    `?cursor=${Buffer.from('9'.repeat(30)).toString('base64url')}`,
    `?cursor=${'A'.repeat(201)}`,
    '?type=everything',
    '?from=2026-02-30',
    '?to=yesterday',
  ])('with %s are refused', async (query) => {
    expect((await transactions(query)).status).toBe(400)
  })

  test('are only for who is signed in, and only their own', async () => {
    expect((await app.call('GET', '/api/wallet/transactions/')).status).toBe(401)
    const eve = await app.person()
    expect((await eve.call('GET', '/api/wallet/transactions/')).body).toEqual({ results: [], next: null })
    expect((await eve.call('GET', '/api/wallet/')).body).toMatchObject({ available: '0.00', total: '0.00' })
  })

  test('come in pages of 50 without a gap or a repeat', async () => {
    const bob = await app.person()
    for (let i = 1; i <= 120; i += 1) await fund(app, bob.id, String(i))
    const amounts: string[] = []
    let cursor: string | null = ''
    do {
      const { body }: { body: { results: { amount: string }[]; next: string | null } } = await bob.call(
        'GET',
        `/api/wallet/transactions/${cursor === '' ? '' : `?cursor=${cursor}`}`,
      )
      expect(body.results.length).toBeLessThanOrEqual(50)
      amounts.push(...body.results.map(({ amount }) => amount))
      cursor = body.next
    } while (cursor !== null)
    expect(amounts).toEqual(Array.from({ length: 120 }, (_, i) => `${120 - i}.00`))
  })
})

test.each([
  [1_000_000_000n, '$1,000', '$1,000.00'],
  [420_500_000n, '$420.50', '$420.50'],
  [1_234_567_000_001n, '$1,234,567.000001', '$1,234,567.000001'],
  [-120n, '-$0.00012', '-$0.00012'],
  [0n, '$0', '$0.00'],
])('%s reads %s', (minor, short, exact) => {
  expect([dollars(minor), exactDollars(minor)]).toEqual([short, exact])
})

function minorOf(text: string): bigint {
  const parsed = parseMoney(text.replace('-', ''), 'usd', { zeroAllowed: true })
  if (!parsed.ok) throw new Error(text)
  return text.startsWith('-') ? -parsed.minor : parsed.minor
}

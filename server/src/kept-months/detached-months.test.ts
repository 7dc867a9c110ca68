/** What an investor sees once the oldest month of postings is detached: sums are whole, and lists say where they begin. */
import { problemType } from '@evenmoor/contract/problem-type'
import { usd } from '@evenmoor/ledger/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, utcDay } from '#platform/clock.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { dollarsOf } from '#statements/statement.ts'
import { tellStatements } from '#statements/tell-statements.ts'
import { backdate } from '#statements/testing/backdate.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { monthsOf } from './testing/months.ts'

let app: TestApp
let months: ReturnType<typeof monthsOf>
let ada: TestPerson
/** Whose account is younger than what was detached. */
let bob: TestPerson
/** Who did nothing since. */
let eve: TestPerson
let position: string
let withdrawal: string
let oldTransfer: string

/** The 15th of the month before last, and the 10th of the last one. */
const thisMonth = utcDay(new Date()).slice(0, 7)
const monthBefore = (period: string) => addDays(`${period}-01`, -1).slice(0, 7)
const lastMonth = monthBefore(thisMonth)
const [oldDay, keptDay] = [`${monthBefore(lastMonth)}-15`, `${lastMonth}-10`]

/**
 * $1,000 came, $300 of it went into a position, a day of 2.5% followed, and $50 were set aside for a withdrawal: all of it
 * detached. Since then $5 came, the withdrawal was canceled, and $100 were taken out of the position.
 */
beforeAll(async () => {
  app = await createTestApp({}, new Date().toISOString())
  months = monthsOf(app.ctx, app.database.ownerUrl)
  ada = await app.person()
  bob = await app.person()
  eve = await app.person()
  const today = utcDay(app.clock.now())
  await fund(app, ada.id, '1000')
  await fund(app, eve.id, '7')
  position = (await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '300' })).body.id
  await accrueDay(app.ctx, addDays(today, 1))
  const request = { amount: '50', address: newPracticeAddress(), skip_hold: true }
  withdrawal = (await ada.call('POST', '/api/wallet/withdrawals/', request)).body.id
  oldTransfer = (await ada.call('GET', '/api/wallet/transactions/')).body.results.at(-1).id
  await backdate(app, ada.id, `${oldDay}T10:00:00Z`)
  await backdate(app, eve.id, `${oldDay}T10:00:00Z`)
  await months.begin()
  await fund(app, ada.id, '5')
  await backdate(app, ada.id, `${keptDay}T10:00:00Z`)
  expect((await ada.call('POST', `/api/wallet/withdrawals/${withdrawal}/cancel/`)).status).toBe(200)
  await ada.call('POST', `/api/investments/${position}/redeem/`, { amount: '100' })
  await fund(app, bob.id, '20')
  await months.detachOld()
})
afterAll(() => app.close())

const get = async (who: TestPerson, path: string) => (await who.call('GET', path)).body
const wallet = async () => get(ada, '/api/wallet/')
const explain = (of: string, who = ada) => who.call('GET', `/api/wallet/explanations/${of}/`)
const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + dollarsOf(amount), 0n)
const gone = (code: string, params: object) => ({
  status: 404,
  body: expect.objectContaining({ code, params }),
})
const asProblem = { accept: problemType }

test('balances are what they were', async () => {
  expect(await wallet()).toMatchObject({
    available: '812.50',
    invested: '200.00',
    pending_withdrawal: '0.00',
    total: '1012.50',
  })
})

describe('transactions', () => {
  test('begin with the first entry that is kept, and the end of the list says so', async () => {
    const { results, next, kept_from } = await get(ada, '/api/wallet/transactions/')
    expect(results.map(({ type, amount }: { type: string; amount: string }) => `${type} ${amount}`)).toEqual([
      'redemption 100.00',
      'withdrawal 50.00',
      'deposit 5.00',
    ])
    expect(results.at(-1).available_after).toBe('662.50')
    expect([next, kept_from]).toEqual([null, keptDay])
    const since = await get(ada, `/api/wallet/transactions/?from=${keptDay}`)
    expect(since).not.toHaveProperty('kept_from')
    expect(await get(eve, '/api/wallet/transactions/')).toEqual({
      results: [],
      next: null,
      kept_from: keptDay,
    })
  })

  test('say nothing of it to somebody whose account is younger', async () => {
    const list = await get(bob, '/api/wallet/transactions/')
    expect(list.results).toHaveLength(1)
    expect(list).not.toHaveProperty('kept_from')
    expect(await explain('total', bob)).not.toHaveProperty('body.kept_from')
    expect(await get(bob, '/api/wallet/statements/')).not.toHaveProperty('kept_from')
    const unknown = await bob.call('GET', `/api/wallet/transactions/${oldTransfer}/`, undefined, asProblem)
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('of before are refused with the day, in both shapes', async () => {
    const path = `/api/wallet/transactions/${oldTransfer}/`
    expect(await ada.call('GET', path, undefined, asProblem)).toMatchObject(
      gone('entries_detached', { kept_from_day: keptDay }),
    )
    expect(await ada.call('GET', path)).toMatchObject({
      status: 404,
      body: {
        detail: `Transactions before ${keptDay} are no longer kept here. Your balances include them.`,
      },
    })
  })

  test('as a file add up to what there is, with what is brought forward as the last line', async () => {
    const text: string = await get(ada, '/api/wallet/transactions.csv')
    const [head = [], ...rows] = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    const of = (name: string) => rows.map((row) => row[head.indexOf(name)] ?? '')
    expect(of('type')).toEqual(['redemption', 'withdrawal', 'deposit', 'brought_forward'])
    expect(of('available_after').at(-1)).toBe('657.50')
    const counted = of('amount').filter((_, row) => of('type')[row] !== 'redemption')
    expect(sumOf(counted)).toBe(usd('1012.50'))
    expect(await get(ada, '/api/wallet/transactions.csv?type=deposit')).not.toContain('brought_forward')
  })

  test('that began before are shown with the transfers that are kept', async () => {
    const [, returned] = (await get(ada, '/api/wallet/transactions/')).results
    const { transfers } = await get(ada, `/api/wallet/transactions/${returned.id}/`)
    expect(transfers.map(({ kind }: { kind: string }) => kind)).toEqual(['withdrawal_return'])
  })
})

describe('an explained figure', () => {
  test.each(['total', 'available', 'invested', 'withdrawing'])(
    'that is a balance still sums: %s',
    async (of) => {
      const { sum, kept_balance, terms, kept_from, count } = (await explain(of)).body
      expect([sum, kept_from]).toEqual([kept_balance, keptDay])
      expect(terms[0]).toMatchObject({ kind: 'brought_forward' })
      expect(sumOf(terms.map(({ amount }: { amount: string }) => amount))).toBe(dollarsOf(sum))
      const { results } = await get(ada, `/api/wallet/explanations/${of}/postings/`)
      expect(results).toHaveLength(count)
    },
  )

  test('of a position, of a past day, and after a transaction still sums', async () => {
    expect((await explain(`position:${position}`)).body).toMatchObject({
      sum: '200.00',
      kept_balance: '200.00',
    })
    expect((await explain(`balance:${keptDay}`)).body.sum).toBe('1012.50')
    expect((await explain(`booked:${addDays(`${lastMonth}-01`, -1)}`)).body.sum).toBe('1007.50')
    const [newest] = (await get(ada, '/api/wallet/transactions/')).results
    expect((await explain(`after:${newest.id}`)).body.sum).toBe('812.50')
    expect((await explain(`transaction:${newest.id}`)).body).not.toHaveProperty('kept_from')
    expect((await explain(`paid:${keptDay}:${keptDay}`)).body).not.toHaveProperty('kept_from')
  })

  test('that takes only some kinds says from when on it counts', async () => {
    const { sum, terms, kept_from } = (await explain(`principal:${position}`)).body
    expect({ sum, terms, kept_from }).toEqual({ sum: '0.00', terms: [], kept_from: keptDay })
  })

  test('of a moment before is refused with the day', async () => {
    for (const of of [`after:${oldTransfer}`, `balance:${addDays(oldDay, -3)}`])
      expect(await ada.call('GET', `/api/wallet/explanations/${of}/`, undefined, asProblem)).toMatchObject(
        gone('entries_detached', { kept_from_day: keptDay }),
      )
  })

  test('of somebody who did nothing since has only what is brought forward', async () => {
    expect((await explain('total', eve)).body).toMatchObject({
      sum: '7.00',
      as_of: null,
      count: 0,
      terms: [{ kind: 'brought_forward', count: 1, amount: '7.00' }],
    })
  })
})

test('statements begin with the first whole month, with what was there before it', async () => {
  const { results, kept_from } = await get(ada, '/api/wallet/statements/')
  expect(kept_from).toBe(`${lastMonth}-01`)
  expect(results).toMatchObject([
    { period: thisMonth, opening: '1012.50', closing: '1012.50' },
    { period: lastMonth, opening: '1007.50', change: '5.00', closing: '1012.50', lines: 1 },
  ])
  for (const period of [lastMonth, thisMonth])
    expect((await ada.call('GET', `/api/wallet/statements/${period}/statement.csv`)).status).toBe(200)
  const before = `/api/wallet/statements/${monthBefore(lastMonth)}/statement.csv`
  expect(await ada.call('GET', before, undefined, asProblem)).toMatchObject(
    gone('statement_detached', { from_day: `${lastMonth}-01` }),
  )
  expect(await get(eve, '/api/wallet/statements/')).toMatchObject({
    results: [
      { period: thisMonth, opening: '7.00' },
      { period: lastMonth, opening: '7.00' },
    ],
  })
  await tellStatements(app.ctx)
  const told = await app.ctx.db
    .selectFrom('notification')
    .select('person_id')
    .where('kind', '=', 'statement_ready')
    .where('person_id', 'in', [ada.id, bob.id, eve.id])
    .execute()
  expect(told.map(({ person_id }) => person_id).toSorted()).toEqual([ada.id, eve.id].toSorted())
})

test('the chart and the performance begin with what there was', async () => {
  const { points, kept_from } = await get(ada, '/api/wallet/history/?range=all')
  expect(points[0]).toMatchObject({ day: oldDay, total: '1007.50' })
  expect([points.at(-1).total, kept_from]).toEqual(['1012.50', oldDay])
  expect(await get(ada, '/api/wallet/history/?range=week')).not.toHaveProperty('kept_from')
  const performance = await get(ada, '/api/wallet/performance/')
  expect(performance).toMatchObject({ opening: '1007.50', money_in: '5.00', closing: '1012.50' })
})

test('every day of a position is there, and its transfer where that is kept', async () => {
  const { results } = await get(ada, `/api/investments/${position}/results/`)
  expect(results).toMatchObject([{ amount: '7.50', transfer: null, is_shared: false }])
})

test('the export says since when postings are kept, and what came before', async () => {
  const { postings, brought_forward, postings_since } = await get(ada, '/account/export/')
  expect(postings_since).toBe(`${oldDay}T10:00:00.001Z`)
  const sumsOf = (rows: { account: string; amount: string }[]) =>
    [...Map.groupBy(rows, ({ account }) => account)]
      .map(([account, each]) => `${account} ${each.reduce((sum, { amount }) => sum + BigInt(amount), 0n)}`)
      .toSorted()
  expect(sumsOf(brought_forward)).toEqual([
    'available 657500000',
    'invested 300000000',
    'withdrawing 50000000',
  ])
  expect(sumsOf([...postings, ...brought_forward])).toEqual([
    'available 812500000',
    'invested 200000000',
    'withdrawing 0',
  ])
})

test('the money behind a withdrawal is counted with what is brought forward', async () => {
  const staff = await app.person({ staffRole: 'finance' })
  const request = { amount: '60', address: newPracticeAddress(), skip_hold: true }
  const { id } = (await ada.call('POST', '/api/wallet/withdrawals/', request)).body
  const { backing } = await get(staff, `/api/staff/withdrawals/${id}/`)
  expect(backing).toMatchObject({ reserved: '60.00', available: '752.50', is_covered: true })
  await ada.call('POST', `/api/wallet/withdrawals/${id}/cancel/`)
})

test('once the month is attached again, everything is as it was', async () => {
  await months.attachAll()
  const list = await get(ada, '/api/wallet/transactions/')
  expect(list.results).toHaveLength(9)
  expect(list).not.toHaveProperty('kept_from')
  expect((await explain('total')).body).not.toHaveProperty('kept_from')
  expect((await get(ada, '/api/wallet/statements/')).results).toHaveLength(3)
  expect((await ada.call('GET', `/api/wallet/transactions/${oldTransfer}/`)).status).toBe(200)
  await months.detachOld()
})

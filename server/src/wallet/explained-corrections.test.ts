import { parseMoney } from '@evenmoor/ledger/money'
import { expect, test } from 'vitest'
import { addDays, dayMs, utcDay } from '#platform/clock.ts'
import { type CheckoutStage, stageCheckouts } from '#deposits/testing/stage-checkouts.ts'
import { accruePlan } from '#positions/accrual/accrue-plan.ts'
import { bookRate } from '#positions/testing/accrued.ts'
import { openSession } from '#sessions/open-session.ts'
import { applyCorrections } from '#results/apply-corrections.ts'
import { openBooking } from '#results/testing/booking.ts'
import type { TestApp, TestPerson } from '#testing/app.ts'

/** What was booked and then taken back still adds up to the figure that is shown. */
let app: TestApp
let steps: CheckoutStage['steps']
stageCheckouts((stage) => {
  app = stage.app
  steps = stage.steps
})

async function accrue(day: string): Promise<void> {
  await bookRate(app, 'basic', day, 25_000)
  await accruePlan(app.ctx, { planId: 'basic', day, isByTerms: false, ratePpm: 25_000n })
}

/** Somebody whose checkout was paid into Basic. */
async function invested(amount: string) {
  const person = await app.person()
  const { id } = await steps.open(person, { amount, coin: 'usdt', plan_id: 'basic' })
  const transaction = await steps.pay(person, id)
  await steps.mine(3)
  const { position_id: position } = await steps.look(person, id)
  return { person, deposit: id as string, transaction, position: position as string }
}

/** Who was away for longer than a session lasts. */
async function back({ id }: TestPerson): Promise<Reader> {
  const origin = { address: '127.0.0.1', userAgent: 'test' }
  const { access } = await app.ctx.transaction((tx) => openSession(app.ctx, tx, id, origin, 'password'))
  return { call: (method, path) => app.call(method, path, undefined, { authorization: `Bearer ${access}` }) }
}

type Reader = Pick<TestPerson, 'call'>

const get = async (person: Reader, path: string) => (await person.call('GET', path)).body
const termsOf = async (person: Reader, of: string): Promise<string[]> =>
  (await get(person, `/api/wallet/explanations/${of}/`)).terms.map(
    ({ kind, count, amount }: Record<string, string>) => `${kind} ${count} ${amount}`,
  )

/** Every figure that the account shows is the sum of the postings behind it. */
async function everyFigureAddsUp(person: Reader, position: string): Promise<void> {
  const wallet = await get(person, '/api/wallet/')
  const { results: rows } = await get(person, '/api/wallet/transactions/')
  const { points } = await get(person, '/api/wallet/history/?range=all')
  const figures: (readonly [string, string])[] = [
    ['total', wallet.total],
    ['available', wallet.available],
    ['invested', wallet.invested],
    ['withdrawing', wallet.pending_withdrawal],
    [`position:${position}`, wallet.invested],
    ...rows.map(({ id, amount }: Record<string, string>) => [`transaction:${id}`, amount] as const),
    ...points.flatMap(({ day, result, paid }: Record<string, string>) => [
      [`results:${day}:${day}`, result] as const,
      [`paid:${day}:${day}`, paid] as const,
    ]),
  ]
  const { from, to, plans } = await get(person, '/api/wallet/performance/')
  figures.push(
    ...plans.map(
      ({ plan_id: plan, results }: Record<'plan_id' | 'results', string | null>) =>
        [plan === null ? `reversed:${from}:${to}` : `plan:${plan}:${from}:${to}`, results ?? ''] as const,
    ),
  )
  expect(rows.length).toBeGreaterThan(2)
  for (const [of, shown] of figures) {
    const { sum, kept_balance: kept, count } = await get(person, `/api/wallet/explanations/${of}/`)
    const { results } = await get(person, `/api/wallet/explanations/${of}/postings/`)
    const added = results.reduce(
      (total: bigint, { posting }: { posting: { amount: string } }) => total + minor(posting.amount),
      0n,
    )
    expect([of, sum, kept ?? shown, results.length, added]).toEqual([of, shown, shown, count, minor(shown)])
  }
}

function minor(text: string): bigint {
  const parsed = parseMoney(text.replace('-', ''), 'usd', { zeroAllowed: true })
  if (!parsed.ok) throw new RangeError(text)
  return text.startsWith('-') ? -parsed.minor : parsed.minor
}

test('a day that was reversed, and one that was booked anew', async () => {
  const { person: before, position } = await invested('200.00')
  const day = addDays(utcDay(app.clock.now()), 1)
  await accrue(day)
  // A day is corrected once it is over and every position has its result.
  app.clock.advance(2 * dayMs)
  await app.ctx.db
    .insertInto('accrued_result')
    .values({ plan_id: 'basic', day, completed_at: app.clock.now() })
    .execute()
  const person = await back(before)
  const booking = await openBooking(app)
  const correct = async (rate: string | null) => {
    app.clock.advance(1_000)
    await booking.book('basic', day, rate)
    await applyCorrections(app.ctx)
  }
  await correct(null)
  expect(await termsOf(person, 'available')).toEqual([
    'deposits 1 200.00',
    'results 1 5.00',
    'corrections 1 -5.00',
    'put_into_positions 1 -200.00',
  ])
  await everyFigureAddsUp(person, position)
  await correct('-4')
  expect(await termsOf(person, `position:${position}`)).toEqual(['put_in 1 200.00', 'results 1 -8.00'])
  expect(await termsOf(person, 'total')).toEqual([
    'deposits 1 200.00',
    'results 2 -3.00',
    'corrections 1 -5.00',
  ])
  await everyFigureAddsUp(person, position)
})

test('a credit that left its chain, with its position and results', async () => {
  const { person, deposit, transaction, position } = await invested('250.00')
  await accrue(addDays(utcDay(app.clock.now()), 2))
  await steps.undo(3, [transaction])
  await steps.watch()
  const { total } = await get(person, '/api/wallet/')
  expect(total).toBe('0.00')
  expect(await termsOf(person, `deposit:${deposit}`)).toEqual([
    'deposits 1 250.00',
    'deposits_reversed 1 -250.00',
  ])
  expect(await termsOf(person, `position:${position}`)).toContain('put_in 1 250.00')
  await everyFigureAddsUp(person, position)
})

import { expect, test } from 'vitest'
import { changeResultSource } from '#plans/testing/change-result-source.ts'
import { getOutlook } from '#plans/get-outlook.ts'
import { dayMs } from '#platform/clock.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { accrueFinishedDays } from '#positions/accrual/accrue-finished-days.ts'
import { listPositionResults } from '#positions/history/list-position-results.ts'
import { openPosition } from '#positions/investing/open-position.ts'
import { walletOf } from '#positions/testing/accrued.ts'
import { prepareExplainedApp } from '#reconciliation/testing/explained-app.ts'
import type { TestApp, TestPerson } from '#testing/app.ts'
import { runAs } from '#testing/cluster.ts'
import { listTransactions } from '#wallet/list-transactions.ts'
import { fund } from '#wallet/testing/fund.ts'
import { applyCorrections } from './apply-corrections.ts'
import type { Booking } from './testing/booking.ts'
import { openBooking } from './testing/booking.ts'
import { bookWrong, borne, day, invested, redeem, withdraw } from './testing/corrected.ts'

let app: TestApp
let booking: Booking
prepareExplainedApp(async (fresh) => {
  app = fresh
  await changeResultSource(app.ctx, { planId: 'basic', source: 'booked' })
})

const correct = async (rate: string | null): Promise<void> => {
  await booking.book('basic', day, rate)
  await applyCorrections(app.ctx)
}
const lines = async (person: TestPerson) => {
  const { results } = await app.ctx.transaction((tx) => listTransactions(tx, person.id, {}))
  return results.map(({ type, amount, description }) => [type, amount, description])
}
/** What the plan has really returned, as the forecast shows it. */
const recordOfPlan = async () => {
  const asked = { planId: 'basic', amount: '100', days: 7 }
  return (await app.ctx.transaction((tx) => getOutlook(app.ctx, tx, asked))).record
}
const staffDay = async () => (await booking.proposer.call('GET', `/api/staff/results/basic/${day}/`)).body

test('a wrong day is taken back and another booked in its place; the investor sees all three lines', async () => {
  const { ada, id } = await invested(app)
  booking = await bookWrong(app, '25')
  expect(await recordOfPlan()).toMatchObject({ days: 1, losing_days: 0, returned: '25' })
  await correct(null)
  expect(await recordOfPlan()).toMatchObject({ days: 0, worst: null, returned: null })
  expect(await walletOf(app, ada)).toMatchObject({ total: '100.00', today: '0.00' })
  expect(await staffDay()).toMatchObject({ status: 'reversed', rate: null, may_propose: 'result' })
  await correct('-2.5')
  expect(await recordOfPlan()).toMatchObject({
    days: 1,
    illustrated_days: 0,
    losing_days: 1,
    worst: { day, rate: '-2.5' },
    best: { day, rate: '-2.5' },
    returned: '-2.5',
  })
  expect(await walletOf(app, ada)).toMatchObject({ available: '0.00', invested: '97.50', today: '-2.50' })
  expect((await lines(ada)).slice(0, 3)).toEqual([
    ['result', '-2.50', `Corrected result of Basic for ${day}`],
    ['reversal', '-25.00', `Reversed result of Basic for ${day}, booked in error`],
    ['result', '25.00', `Result of Basic for ${day}`],
  ])
  expect(await staffDay()).toMatchObject({
    status: 'corrected',
    rate: '-2.5',
    source: 'booked',
    may_propose: 'reversal',
    steps: [
      { kind: 'result', rate: '25', amount: '25.00' },
      { kind: 'reversal', rate: null, amount: '-25.00', shortfall: '0.00', positions: 1, complete: true },
      { kind: 'replacement', rate: '-2.5', amount: '-2.50', shortfall: '0.00', positions: 1, complete: true },
    ],
  })
  const asked = { investorId: ada.id, positionId: id, cursor: undefined }
  const history = await app.ctx.transaction((tx) => listPositionResults(tx, asked))
  expect(history.results).toMatchObject([
    {
      day,
      rate: '25',
      amount: '25.00',
      corrections: [
        { rate: null, amount: '-25.00' },
        { rate: '-2.5', amount: '-2.50' },
      ],
    },
  ])
  // And the right one may turn out wrong as well.
  await correct(null)
  await correct('2.5')
  expect(await walletOf(app, ada)).toMatchObject({ available: '2.50', invested: '100.00' })
  const [basic] = (await app.call('GET', '/api/plans/')).body
  expect(basic.record).toMatchObject({ days: 1, worst_rate: '2.5', best_rate: '2.5' })
})

test('a loss that was wrong is given back, also to who has left', async () => {
  const [stays, left] = [await invested(app), await invested(app)]
  booking = await bookWrong(app, '-50')
  await redeem(app.ctx, left.ada, left.id)
  await correct(null)
  expect(await walletOf(app, stays.ada)).toMatchObject({ invested: '100.00', available: '0.00' })
  expect(await walletOf(app, left.ada)).toMatchObject({ invested: '0.00', available: '100.00' })
})

test('what was withdrawn meanwhile is nobody’s debt: the house bears it, and it is shown', async () => {
  const { ada, id } = await invested(app)
  booking = await bookWrong(app, '25')
  await redeem(app.ctx, ada, id)
  await withdraw(app.ctx, ada, '110')
  await correct(null)
  expect(await walletOf(app, ada)).toMatchObject({ available: '0.00', pending_withdrawal: '110.00' })
  expect(await borne(app)).toBe(-10_000_000n)
  expect((await staffDay()).steps[1]).toMatchObject({ amount: '-15.00', shortfall: '-10.00' })
  // A right result first makes up for it.
  await correct('12')
  expect(await borne(app)).toBe(0n)
  expect(await walletOf(app, ada)).toMatchObject({ available: '2.00' })
})

test('a gain that was spent is taken from its position; a replaced loss never from the available balance', async () => {
  const { ada } = await invested(app)
  booking = await bookWrong(app, '25')
  await withdraw(app.ctx, ada, '20')
  await correct(null)
  expect(await walletOf(app, ada)).toMatchObject({ available: '0.00', invested: '80.00' })
  expect(await borne(app)).toBe(0n)
})

test('a day of the plan’s own rate can be corrected too, once all have had it', async () => {
  app.clock.advance(dayMs)
  const ada = await app.person()
  await fund(app, ada.id, '1000')
  await app.ctx.transaction((tx) =>
    openPosition(app.ctx, tx, { investorId: ada.id, planId: 'standard', amountMinor: 1_000_000_000n }),
  )
  app.clock.advance(2 * dayMs)
  booking = await openBooking(app)
  await accrueDay(app.ctx, '2026-06-17')
  await expect(booking.propose('standard', '2026-06-17', null)).rejects.toThrow(/409/)
  await accrueFinishedDays(app.ctx)
  await booking.book('standard', '2026-06-17', null)
  await applyCorrections(app.ctx)
  expect(await walletOf(app, ada)).toMatchObject({ total: '1000.00' })
})

test('while a correction is on its way nothing else can be proposed for the day', async () => {
  await invested(app)
  booking = await bookWrong(app, '25')
  await booking.book('basic', day, null)
  expect(await staffDay()).toMatchObject({ status: 'correcting', may_propose: null })
  await expect(booking.propose('basic', day, '1')).rejects.toThrow(/still being applied/)
})

test('the database takes no correction that nobody approved, and none out of turn', async () => {
  await invested(app)
  booking = await bookWrong(app, '25')
  const insert = (values: string) =>
    runAs(
      app.database.ownerUrl,
      `insert into day_correction (id, plan_id, day, sequence, rate_ppm, created_at) values (${values}, now())`,
    )
  await expect(insert(`gen_random_uuid(), 'basic', '${day}', 1, null`)).rejects.toThrow(/nobody approved/)
  await correct(null)
  await expect(runAs(app.database.ownerUrl, 'update day_correction set rate_ppm = 1')).rejects.toThrow(
    /stays as it was/,
  )
  await expect(
    runAs(app.database.ownerUrl, 'update position_correction set available_minor = 0'),
  ).rejects.toThrow(/append-only/)
  const id = await booking.propose('basic', day, '2')
  await expect(insert(`'${id}', 'basic', '${day}', 3, null`)).rejects.toThrow(/nobody approved/)
})

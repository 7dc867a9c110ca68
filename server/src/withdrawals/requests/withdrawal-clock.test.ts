import { afterEach, beforeEach, expect, test } from 'vitest'
import { mineBlock } from '#practice/mine-block.ts'
import { confirmSentWithdrawals } from '#withdrawals/payouts/confirm-withdrawal.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { approveWithdrawal } from './decide-withdrawal.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { withdrawalClock } from './withdrawal-clock.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

let app: TestApp
let staff: TestPerson
let asked: { investorId: string; amount: string; address: string }
beforeEach(async () => {
  app = await createTestApp({ WITHDRAWAL_PROMISE_HOURS: '4' })
  const who = await app.person()
  staff = await app.person({ staffRole: 'finance' })
  await fund(app, who.id, '1000')
  const { body: wallet } = await who.call('GET', '/api/practice/wallet/')
  asked = { investorId: who.id, amount: '1', address: wallet.address }
})
afterEach(() => app.close())

const clock = () => withdrawalClock(app.ctx)

async function withdraw(ms: number): Promise<void> {
  const { ctx } = app
  const { id } = await ctx.transaction((tx) => requestWithdrawal(ctx, tx, asked))
  app.clock.advance(ms)
  await ctx.transaction((tx) => approveWithdrawal(ctx, tx, { id, staffId: staff.id }))
  await payApprovedWithdrawals(ctx)
  for (let block = 0; block < 3; block += 1) await mineBlock(ctx)
  await confirmSentWithdrawals(ctx)
}

test('before any, there is nothing to count', async () => {
  expect(await clock()).toEqual({
    days: 30,
    count: 0,
    waiting: 0,
    median_seconds: null,
    p95_seconds: null,
    bins: null,
    each: [],
    by_day: [],
    promise_seconds: 14_400,
    overdue: 0,
    late: 0,
  })
})

test('few are listed one by one; from twenty on there are figures, and bars that hold them all', async () => {
  await withdraw(5 * hourMs)
  const few = await clock()
  expect(few).toMatchObject({ count: 1, late: 1, median_seconds: null, p95_seconds: null, bins: null })
  expect(few.each).toHaveLength(1)
  expect(few.each?.[0]?.seconds).toBeGreaterThanOrEqual(5 * 3_600)
  for (let count = 0; count < 19; count += 1) await withdraw(60_000)
  const { bins, ...many } = await clock()
  expect(many).toMatchObject({ count: 20, each: null, late: 1, overdue: 0 })
  expect(many.median_seconds).toBeGreaterThanOrEqual(60)
  expect(many.median_seconds).toBeLessThan(120)
  expect(bins?.reduce((sum, { count }) => sum + count, 0)).toBe(20)
  // What took five hours is beyond the scale, and counts.
  expect(bins?.at(-1)).toMatchObject({ to_seconds: null, count: 1 })
  expect(many.by_day.reduce((sum, { count }) => sum + count, 0)).toBe(20)
}, 60_000)

test('each day has its own count and median, the newest first; a day without a payment has no row', async () => {
  const day = () => app.clock.now().toISOString().slice(0, 10)
  const days: { day: string; count: number }[] = []
  for (const times of [[60_000, 120_000, hourMs], [2 * hourMs]]) {
    // From a midnight in UTC on, so that what takes hours still ends on that day.
    app.clock.advance(dayMs - (app.clock.now().getTime() % dayMs))
    for (const ms of times) await withdraw(ms)
    days.unshift({ day: day(), count: times.length })
    app.clock.advance(dayMs)
  }
  const { by_day: byDay } = await clock()
  expect(byDay.map(({ day: date, count }) => ({ day: date, count }))).toEqual(days)
  const [newest, oldest] = byDay.map(({ median_seconds: seconds }) => seconds)
  expect(newest).toBeGreaterThanOrEqual(7_200)
  expect(newest).toBeLessThan(7_260)
  expect(oldest).toBeGreaterThanOrEqual(120)
  expect(oldest).toBeLessThan(180)
})

test('one that waits longer than promised is overdue; without a promise nothing is', async () => {
  const { ctx } = app
  await ctx.transaction((tx) => requestWithdrawal(ctx, tx, asked))
  expect(await clock()).toMatchObject({ waiting: 1, overdue: 0 })
  app.clock.advance(4 * hourMs + 1)
  expect(await clock()).toMatchObject({ waiting: 1, overdue: 1 })
  const without = { ...ctx, config: { ...ctx.config, withdrawalPromiseHours: undefined } }
  expect(await withdrawalClock(without)).toMatchObject({ promise_seconds: null, overdue: null, late: null })
})

test('after thirty days a withdrawal is out of the count', async () => {
  await withdraw(60_000)
  await app.ctx.transaction((tx) => requestWithdrawal(app.ctx, tx, asked))
  expect(await clock()).toMatchObject({ count: 1, waiting: 1 })
  app.clock.advance(30 * dayMs)
  expect(await clock()).toMatchObject({ count: 0, waiting: 1 })
})

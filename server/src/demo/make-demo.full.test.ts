import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkInvariants } from '@evenmoor/ledger'
import { verifyAudit } from '#audit/verify-audit.ts'
import { type Config, readConfig } from '#config.ts'
import { rateFromSeed } from '#market-simulation/draw-rate.ts'
import { addDays, dayMs, utcDay } from '#platform/clock.ts'
import { asSql } from '#platform/database/transaction.ts'
import { reconcile } from '#reconciliation/reconcile.ts'
import { overviewOf } from '#console/overview.ts'
import { withdrawalsForFigures } from '#withdrawals/requests/clock-bins.ts'
import { withdrawalClock } from '#withdrawals/requests/withdrawal-clock.ts'
import { openRuntime, type Runtime } from '#runtime.ts'
import { recomputeMonth } from '#results/recompute-month.ts'
import { firstDayOfYear, makeDemo } from './make-demo.ts'
import { reversed } from './demo-story.ts'

/** One demo, made as the start makes it, and looked at from all sides. */
const log = pino({ level: 'silent' })
const until = new Date()
const first = firstDayOfYear(until)
let folder: string
let config: Config
let runtime: Runtime
const told: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-demo-'))
  config = readConfig({ DATA_DIR: path.join(folder, 'demo') }, '/')
  await makeDemo(config, log, { seed: 'one', until, tell: (day) => told.push(day) })
  runtime = await openRuntime(config, log)
}, 600_000)
afterAll(async () => {
  await (runtime as Runtime | undefined)?.close()
  await rm(folder, { recursive: true, force: true })
})

const rows = async (name: 'withdrawal' | 'deposit' | 'position' | 'bonus' | 'day_correction') =>
  runtime.ctx.db.selectFrom(name).selectAll().execute()

describe('what holds', () => {
  test('the ledger, the daily comparison and the audit chain', async () => {
    const { ctx } = runtime
    expect(await checkInvariants(asSql(ctx.db))).toEqual([])
    expect(await reconcile(ctx)).toEqual([])
    expect((await verifyAudit(ctx.db)).problems).toEqual([])
  })

  test('the database has its own clock again', async () => {
    const { db } = runtime.ctx
    await expect(asSql(db).query('select demo.now()')).rejects.toThrow(/demo/)
  })

  test('each finished month is revealed, and its seed gives the days that were booked', async () => {
    expect(told).toHaveLength(13)
    for (const month of told.slice(0, 12).map((day) => day.slice(0, 7))) {
      const { isSeedGenuine, different } = await runtime.ctx.transaction((tx) => recomputeMonth(tx, month))
      expect([month, isSeedGenuine, different]).toEqual([month, true, []])
    }
  })
})

describe('what is to be seen', () => {
  test('a year of days, the last of them yesterday, with losing months', async () => {
    const days = await runtime.ctx.db
      .selectFrom('daily_result')
      .select(['day', 'rate_ppm', 'source'])
      .where('plan_id', '=', 'standard')
      .orderBy('day')
      .execute()
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([addDays(first, 2), addDays(utcDay(until), -1)])
    expect(new Set(days.map(({ source }) => source))).toEqual(new Set(['market']))
    const months = [...Map.groupBy(days, ({ day }) => day.slice(0, 7)).values()]
    const sums = months.map((month) => month.reduce((sum, { rate_ppm: ppm }) => sum + ppm, 0))
    expect(sums.filter((sum) => sum < 0).length).toBeGreaterThan(0)
    expect(sums.filter((sum) => sum > 0).length).toBeGreaterThan(0)
  })

  test('withdrawals paid, refused and waiting; checkouts settled, expired and late; bonuses', async () => {
    const withdrawals = (await rows('withdrawal')) as { status: string }[]
    const count = (status: string) => withdrawals.filter((each) => each.status === status).length
    expect([count('confirmed'), count('rejected'), count('in_review')]).toEqual([29, 1, 3])
    const deposits = (await rows('deposit')) as { status: string; flags: string[] }[]
    // The late one is credited at the price of its day: less than was asked for, where the price has fallen.
    const isLate = ({ flags }: { flags: string[] }) => flags.includes('late')
    expect(deposits.filter((each) => each.status === 'expired' && !isLate(each))).toHaveLength(2)
    expect(deposits.filter(isLate)).toHaveLength(1)
    const bonuses = (await rows('bonus')) as { status: string }[]
    expect(bonuses.map(({ status }) => status).toSorted()).toEqual(['pending', 'pending', 'verified'])
  })

  test('a last month with money in and out, and a last day with both, none of it in the future', async () => {
    const { ctx } = runtime
    const monthAgo = new Date(until.getTime() - 30 * dayMs)
    const dayAgo = new Date(until.getTime() - dayMs)
    const withdrawals = (await rows('withdrawal')) as { status: string; created_at: Date }[]
    const waiting = withdrawals.filter(({ status }) => status === 'in_review')
    for (const { created_at: at } of waiting) expect([at > dayAgo, at < until]).toEqual([true, true])
    const clock = await withdrawalClock(ctx)
    expect(clock.count).toBeGreaterThanOrEqual(withdrawalsForFigures)
    expect(clock.median_seconds).toBeGreaterThan(600)
    const { money } = await ctx.transaction((tx) => overviewOf(ctx, tx))
    expect([money.deposits, money.withdrawals]).toEqual([3, 3])
    const settled = ((await rows('deposit')) as { status: string; created_at: Date }[]).filter(
      ({ status, created_at: at }) => status === 'settled' && at > monthAgo && at < dayAgo,
    )
    expect(settled.length).toBeGreaterThanOrEqual(3)
    const { rows: late } = await asSql(ctx.db).query(
      'select id from ledger.transfer where created_at > $1 limit 1',
      [until],
    )
    expect(late).toEqual([])
  })

  test('a day that was taken back and booked again', async () => {
    const corrections = await runtime.ctx.db
      .selectFrom('day_correction')
      .select(['day', 'rate_ppm', 'completed_at'])
      .orderBy('sequence')
      .execute()
    expect(corrections.map(({ day, rate_ppm: ppm }) => [day, ppm])).toEqual([
      [addDays(first, reversed.day), null],
      [addDays(first, reversed.day), Number(reversed.rate) * 10_000],
    ])
    expect(corrections.every(({ completed_at: at }) => at !== null)).toBe(true)
  })

  test('dates of the past: transfers, notices, mails and audit entries follow the year', async () => {
    for (const table of ['mail', 'notification'] as const) {
      const { oldest } = await runtime.ctx.db
        .selectFrom(table)
        .select((e) => e.fn.min('created_at').as('oldest'))
        .executeTakeFirstOrThrow()
      expect(utcDay(oldest) <= addDays(first, 3)).toBe(true)
    }
    const { rows: transfers } = await asSql(runtime.ctx.db).query<{ days: string }>(
      'select count(distinct created_at::date)::text as days from ledger.transfer',
    )
    expect(Number(transfers[0]?.days)).toBeGreaterThan(350)
  })
})

test('the rates are those of the seed: two demos of one day have the same results', async () => {
  const key = createHash('sha256').update('evenmoor demo|one').digest()
  const days = await runtime.ctx.db
    .selectFrom('daily_result')
    .select(['plan_id', 'day', 'rate_ppm'])
    .where('source', '=', 'market')
    .execute()
  expect(days.length).toBeGreaterThan(1_000)
  for (const { plan_id: plan, day, rate_ppm: ppm } of days) {
    const seed = createHmac('sha256', key)
      .update(`evenmoor result seed|${day.slice(0, 7)}`)
      .digest()
    expect([plan, day, BigInt(ppm)]).toEqual([plan, day, rateFromSeed(seed, plan, day)])
  }
})

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createContext } from '#context.ts'
import { dayMs } from '#platform/clock.ts'
import { invested, walletOf } from '#positions/testing/accrued.ts'
import { prepareExplainedApp } from '#reconciliation/testing/explained-app.ts'
import type { TestApp } from '#testing/app.ts'
import { createTestPool } from '#testing/pool.ts'
import { accrueDay } from './accrue-day.ts'

let app: TestApp
prepareExplainedApp((fresh) => {
  app = fresh
})

describe('at once', () => {
  test('the same day by two pools: every position once', { timeout: 60_000 }, async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => invested(app, '100')))
    const pool = createTestPool(app.database, 4)
    const other = createContext({ config: app.ctx.config, pool, log: app.ctx.log, clock: app.clock })
    try {
      for (let day = 16; day <= 28; day += 1) {
        const runs = await Promise.all(
          [app.ctx, other, app.ctx, other].map((ctx) => accrueDay(ctx, `2026-06-${day}`)),
        )
        expect(runs.reduce((sum, { positions }) => sum + positions, 0)).toBe(20)
      }
    } finally {
      await other.db.destroy()
    }
    for (const { ada } of people) expect((await walletOf(app, ada)).available).toBe('32.50')
  })

  test(
    'beside redemptions and new positions: each position gets the day whole or not at all',
    { timeout: 60_000 },
    async () => {
      for (let round = 0; round < 20; round += 1) {
        const day = new Date(app.clock.now().getTime() + dayMs).toISOString().slice(0, 10)
        const [one, two] = [await invested(app, '100'), await invested(app, '100')]
        const [, redemption, part] = await Promise.all([
          accrueDay(app.ctx, day),
          one.ada.call('POST', `/api/investments/${one.id}/redeem/`),
          two.ada.call('POST', `/api/investments/${two.id}/redeem/`, { amount: '50' }),
          invested(app, '100'),
        ])
        expect([redemption.status, part.status]).toEqual([200, 200])
        expect(['100.00', '102.50']).toContain((await walletOf(app, one.ada)).total)
        expect(['101.25', '102.50']).toContain((await walletOf(app, two.ada)).total)
        app.clock.advance(dayMs)
      }
    },
  )
})

test('a position opens while a day holds the buckets, and has the next day with the others', async () => {
  const early = await invested(app, '100')
  const late = await app.ctx.transaction(async (tx) => {
    await sql`select from position_bucket for update`.execute(tx)
    return invested(app, '200')
  })
  const { rows } = await sql<{ slots: number }>`select slots from position_bucket order by id`.execute(
    app.ctx.db,
  )
  expect(rows).toEqual([{ slots: 1 }, { slots: 1 }])
  expect((await accrueDay(app.ctx, '2026-06-16')).positions).toBe(2)
  expect([(await walletOf(app, early.ada)).available, (await walletOf(app, late.ada)).available]).toEqual([
    '2.50',
    '5.00',
  ])
})

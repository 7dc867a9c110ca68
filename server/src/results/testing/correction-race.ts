import { describe, expect, test } from 'vitest'
import { createContext } from '#context.ts'
import { dayMs } from '#platform/clock.ts'
import { changeResultSource } from '#plans/testing/change-result-source.ts'
import { accrueFinishedDays } from '#positions/accrual/accrue-finished-days.ts'
import { walletOf } from '#positions/testing/accrued.ts'
import { prepareExplainedApp } from '#reconciliation/testing/explained-app.ts'
import type { TestApp } from '#testing/app.ts'
import { createTestPool } from '#testing/pool.ts'
import { applyCorrections } from '../apply-corrections.ts'
import { type Booking, openBooking } from './booking.ts'
import { borne, invested, redeem, withdraw } from './corrected.ts'

/** Corrections beside all that moves the same money, on a server of their own, for so many rounds. */
export function describeCorrectionRaces(rounds: number): void {
  describe('at once', () => {
    let app: TestApp
    let booking: Booking
    prepareExplainedApp(async (fresh) => {
      app = fresh
      await changeResultSource(app.ctx, { planId: 'basic', source: 'booked' })
    })

    test(
      'with withdrawals, redemptions and a second pool: no debt, nothing lost, every share exact',
      {
        timeout: 120_000,
      },
      async () => {
        const pool = createTestPool(app.database, 4)
        const other = createContext({ config: app.ctx.config, pool, log: app.ctx.log, clock: app.clock })
        try {
          for (let round = 0; round < rounds; round += 1) {
            const today = app.clock.now().toISOString().slice(0, 10)
            const people = [await invested(app), await invested(app), await invested(app)]
            app.clock.advance(2 * dayMs)
            booking = await openBooking(app)
            const wrong = new Date(Date.parse(today) + dayMs).toISOString().slice(0, 10)
            for (const missing of await missingDays(booking, wrong)) await booking.book('basic', missing, '0')
            await booking.book('basic', wrong, '25')
            await accrueFinishedDays(app.ctx)
            await booking.book('basic', wrong, null)
            const before = await borne(app)
            const [one, two, three] = people
            const outcomes = await Promise.allSettled([
              applyCorrections(app.ctx),
              applyCorrections(other),
              withdraw(app.ctx, one!.ada, '25'),
              redeem(other, two!.ada, two!.id).then(() => withdraw(app.ctx, two!.ada, '125')),
              redeem(app.ctx, three!.ada, three!.id, '50'),
            ])
            expect(outcomes.slice(0, 2).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
            await applyCorrections(app.ctx)
            const totals = await Promise.all(
              people.map(async ({ ada }) => {
                const { total } = await walletOf(app, ada)
                return BigInt(total.replace('.', '')) * 10_000n
              }),
            )
            // What investors have, with what the house bears for them, is what they put in.
            expect(totals.reduce((sum, total) => sum + total, 0n) + (await borne(app)) - before).toBe(
              300_000_000n,
            )
            app.clock.advance(dayMs)
          }
        } finally {
          await other.db.destroy()
        }
      },
    )
  })
}

/** The days before one that staff have not booked yet. */
async function missingDays({ proposer }: Booking, before: string): Promise<string[]> {
  const { body } = await proposer.call('GET', '/api/staff/results/?status=missing&plan_id=basic')
  return body.results.map((row: { day: string }) => row.day).filter((each: string) => each < before)
}

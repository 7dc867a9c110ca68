import { describe, expect, test } from 'vitest'
import { createContext, type Context } from '#context.ts'
import { dayMs } from '#platform/clock.ts'
import { changeResultSource } from '#plans/change-result-source.ts'
import { accrueFinishedDays } from '#positions/accrue-finished-days.ts'
import { manyPositions, walletOf } from '#positions/testing/accrued.ts'
import { prepareExplainedApp } from '#reconciliation/testing/explained-app.ts'
import type { TestApp } from '#testing/app.ts'
import { createTestPool } from '#testing/pool.ts'
import { applyCorrections } from './apply-corrections.ts'
import { type Booking, openBooking } from './testing/booking.ts'
import { bookWrong, borne, day, invested, redeem, withdraw } from './testing/corrected.ts'

let app: TestApp
let booking: Booking
prepareExplainedApp(async (fresh) => {
  app = fresh
  await changeResultSource(app.ctx, { planId: 'basic', source: 'booked' })
})

test(
  'is applied once however often and by however many it is run, and goes on where it was interrupted',
  {
    timeout: 60_000,
  },
  async () => {
    const { ada } = await invested(app)
    // More positions than a chunk holds.
    await manyPositions(app, ada.id, 2_500)
    booking = await bookWrong(app, '25')
    await booking.book('basic', day, null)
    let transactions = 0
    const failing: Context = {
      ...app.ctx,
      transaction: (work) => {
        transactions += 1
        return transactions === 3 ? Promise.reject(new Error('the power went')) : app.ctx.transaction(work)
      },
    }
    await expect(applyCorrections(failing)).rejects.toThrow('the power went')
    const corrected = async () => {
      const row = await app.ctx.db
        .selectFrom('position_correction')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
      return Number(row.n)
    }
    expect(await corrected()).toBe(1_000)
    await Promise.all([applyCorrections(app.ctx), applyCorrections(app.ctx), applyCorrections(app.ctx)])
    expect(await corrected()).toBe(2_501)
    expect(await walletOf(app, ada)).toMatchObject({ available: '0.00', invested: '100.00' })
  },
)

describe('at once', () => {
  test(
    'with withdrawals, redemptions and a second pool: no debt, nothing lost, every share exact',
    {
      timeout: 120_000,
    },
    async () => {
      const pool = createTestPool(app.database, 4)
      const other = createContext({ config: app.ctx.config, pool, log: app.ctx.log, clock: app.clock })
      try {
        for (let round = 0; round < 20; round += 1) {
          const today = app.clock.now().toISOString().slice(0, 10)
          const people = [await invested(app), await invested(app), await invested(app)]
          app.clock.advance(2 * dayMs)
          booking = await openBooking(app)
          const wrong = new Date(Date.parse(today) + dayMs).toISOString().slice(0, 10)
          for (const missing of await missingDays(wrong)) await booking.book('basic', missing, '0')
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

/** The days before one that staff have not booked yet. */
async function missingDays(before: string): Promise<string[]> {
  const { body } = await booking.proposer.call('GET', '/api/staff/results/?status=missing&plan_id=basic')
  return body.results.map((row: { day: string }) => row.day).filter((each: string) => each < before)
}

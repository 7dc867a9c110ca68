import { describe, expect, test } from 'vitest'
import type { Context } from '#context.ts'
import { changeResultSource } from '#plans/testing/change-result-source.ts'
import { manyPositions, walletOf } from '#positions/testing/accrued.ts'
import { prepareExplainedApp } from '#reconciliation/testing/explained-app.ts'
import type { TestApp } from '#testing/app.ts'
import { applyCorrections } from './apply-corrections.ts'
import { bookWrong, day, invested } from './testing/corrected.ts'
import { describeCorrectionRaces } from './testing/correction-race.ts'

describe('a correction', () => {
  let app: TestApp
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
      const booking = await bookWrong(app, '25')
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
})

describeCorrectionRaces(5)

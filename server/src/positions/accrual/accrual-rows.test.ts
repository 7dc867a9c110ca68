import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createPool } from '#platform/database/pool.ts'
import { bookRate, invested } from '#positions/testing/accrued.ts'
import { prepareExplainedApp } from '#reconciliation/testing/explained-app.ts'
import type { TestApp } from '#testing/app.ts'
import { accrueDay } from './accrue-day.ts'

/** What the database itself holds of an accrual, whoever writes it. */

let app: TestApp
prepareExplainedApp((fresh) => {
  app = fresh
})

describe('an accrual', () => {
  const insert = (slot: number, part: number, result: string) =>
    sql
      .raw(`insert into bucket_accrual
        (bucket_id, slots, part, plan_id, day, bases_minor, amounts_minor, reinvested_slots, booked_at)
        select bucket_id, array[${slot}], ${part}, ${result}, '{0}', '{0}', '{}', now() from position`)
      .execute(app.ctx.db)

  test.each([
    ['of a position that does not exist', 2, `'basic', '2026-06-16'`],
    ['of a day without a result', 1, `'basic', '2026-06-17'`],
    ['of a plan without a result', 1, `'standard', '2026-06-16'`],
  ])('%s is refused', async (_what, slot, result) => {
    await invested(app, '100')
    await bookRate(app, 'basic', '2026-06-16', 1)
    await expect(insert(slot, 1, result)).rejects.toMatchObject({ code: '23503' })
  })

  test('of a day that the position has had is refused, whatever part of it is said to be', async () => {
    await invested(app, '100')
    await accrueDay(app.ctx, '2026-06-16')
    for (const part of [1, 2, 3]) {
      await expect(insert(1, part, `'basic', '2026-06-16'`)).rejects.toMatchObject({ code: '23505' })
    }
  })

  test('keeps its position and its result: neither can be removed', async () => {
    await invested(app, '100')
    await bookRate(app, 'basic', '2026-06-16', 1)
    await expect(sql`delete from position`.execute(app.ctx.db)).rejects.toMatchObject({ code: '23503' })
    for (const change of ['id = gen_random_uuid()', 'slot = slot + 1', 'bucket_id = bucket_id + 1']) {
      await expect(sql.raw(`update position set ${change}`).execute(app.ctx.db)).rejects.toMatchObject({
        code: '23503',
      })
    }
    const owner = createPool(app.database.ownerUrl, { max: 1 })
    await expect(owner.query('delete from daily_result')).rejects.toThrow('append-only')
    await expect(owner.query('truncate daily_result cascade')).rejects.toThrow('append-only')
    await owner.end()
  })
})

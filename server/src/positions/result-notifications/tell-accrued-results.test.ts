import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#platform/clock.ts'
import { accrueFinishedDays } from '#positions/accrual/accrue-finished-days.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { tellAccruedResults } from './tell-accrued-results.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const resultsOf = async (personId: string) =>
  (
    await app.ctx.db
      .selectFrom('notification')
      .select('facts')
      .where('person_id', '=', personId)
      .where('kind', '=', 'daily_results')
      .execute()
  ).map(({ facts }) => facts)

test('each finished day is told once, over all plans of a person, however often and by however many', async () => {
  const [ada, bob] = [await app.person(), await app.person()]
  await fund(app, ada.id, '5000')
  await fund(app, bob.id, '500')
  for (const [plan_id, amount] of [
    ['basic', '200'],
    ['basic', '300'],
    ['standard', '2000'],
  ]) {
    const opened = await ada.call('POST', '/api/investments/', { plan_id, amount })
    expect(opened.status).toBe(201)
  }
  expect((await bob.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' })).status).toBe(201)
  await tellAccruedResults(app.ctx)
  expect(await resultsOf(ada.id)).toEqual([])
  // Two whole days after the day on which they were opened.
  app.clock.advance(3 * dayMs)
  await accrueFinishedDays(app.ctx)
  await Promise.all([1, 2, 3].map(() => tellAccruedResults(app.ctx)))
  await tellAccruedResults(app.ctx)
  const booked = async (personId: string) => {
    const row = await app.ctx.db
      .selectFrom('accrual')
      .innerJoin('position', 'position.id', 'accrual.position_id')
      .select((e) => e.fn.sum<bigint>('accrual.amount_minor').as('sum'))
      .where('position.investor_id', '=', personId)
      .executeTakeFirstOrThrow()
    return String(row.sum)
  }
  for (const { id } of [ada, bob]) {
    expect(await resultsOf(id)).toEqual([
      { from: '2026-06-16', to: '2026-06-17', amount_minor: await booked(id) },
    ])
  }
})

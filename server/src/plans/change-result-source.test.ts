import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { bookDailyResult } from './book-daily-results.ts'
import { changeResultSource } from './change-result-source.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** As when a day ahead is run. */
const book = (planId: string, day: string) =>
  app.ctx.transaction((tx) => bookDailyResult(app.ctx, tx, planId, day))
const sourceOf = async (planId: string, day: string) => {
  await book(planId, day)
  const results = app.ctx.db
    .selectFrom('daily_result')
    .select(['day', 'source'])
    .where('plan_id', '=', planId)
  return (await results.execute()).find((result) => result.day === day)?.source
}

test('a new source begins after the last day that has a result, and the day told is its first', async () => {
  for (const day of ['2026-06-16', '2026-06-17', '2026-06-18']) await book('basic', day)
  const from = await changeResultSource(app.ctx, { planId: 'basic', source: 'booked' })
  expect(from).toBe('2026-06-19')
  expect(await sourceOf('basic', '2026-06-18')).toBe('illustration')
  expect(await sourceOf('basic', from)).toBeUndefined()
})

test('a market source begins with the first published month after the last day that has a result', async () => {
  await book('premium', '2026-07-04')
  expect(await changeResultSource(app.ctx, { planId: 'premium', source: 'market' })).toBe('2026-07-05')
  expect(await sourceOf('premium', '2026-07-05')).toBe('market')
})

test('where no month after that is published, nothing is changed and the last day is named', async () => {
  await book('standard', '2027-12-31')
  await expect(changeResultSource(app.ctx, { planId: 'standard', source: 'market' })).rejects.toThrow(
    /booked up to 2027-12-31.*Nothing was changed/,
  )
})

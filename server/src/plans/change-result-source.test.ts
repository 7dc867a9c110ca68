import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { bookDailyResult } from './book-daily-results.ts'
import { changeResultSource as asOperator } from './change-result-source.ts'
import { changeResultSource } from './testing/change-result-source.ts'

let app: TestApp
// How many administrators there are decides how a source changes: an installation for each test.
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

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

describe('the operator alone', () => {
  const offered = async (id: string) =>
    (await app.call('GET', '/api/plans/')).body.find((plan: { id: string }) => plan.id === id)

  test('waits 24 hours, shown to investors meanwhile', async () => {
    await app.person({ staffRole: 'admin' })
    await book('basic', '2026-06-16')
    app.clock.advance(10 * 86_400_000)
    expect(await asOperator(app.ctx, { planId: 'basic', source: 'booked' })).toEqual({
      from: '2026-06-27',
      isProposal: false,
    })
    expect((await offered('basic')).upcoming).toMatchObject({
      effective_from: '2026-06-27T00:00:00.000Z',
      result_source: 'booked',
    })
  })

  test('with two administrators only proposes: one of them approves it in the console, and it is announced', async () => {
    await app.person({ staffRole: 'admin' })
    const colleague = await app.person({ staffRole: 'admin' })
    const { from, isProposal } = await asOperator(app.ctx, { planId: 'premium', source: 'booked' })
    expect(isProposal).toBe(true)
    expect((await offered('premium')).upcoming).toBeNull()
    await expect(asOperator(app.ctx, { planId: 'premium', source: 'market' })).rejects.toThrow(
      /is waiting for approval/,
    )
    const plan = (await colleague.call('GET', '/api/staff/plans/premium/')).body
    const [{ version, state }] = plan.versions
    expect(state).toBe('proposed')
    const approved = await colleague.call('POST', '/api/staff/plans/premium/approval/', { version })
    expect(approved.body.versions[0].state).toBe('announced')
    expect((await offered('premium')).upcoming).toMatchObject({
      effective_from: `${from}T00:00:00.000Z`,
      result_source: 'booked',
    })
  })
})

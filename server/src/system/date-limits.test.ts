import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import type { Context } from '#context.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { createTestApp, dataRoot, type TestApp } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { requestWithdrawal } from '#withdrawals/requests/request-withdrawal.ts'
import { dateLimits } from './date-limits.ts'
import { describeReferrals } from '#referrals/describe-referrals.ts'
import { limitInForce, limitSettings } from './limit-in-force.ts'

/** What a start does with settings that bound money. The clock begins on 2026-06-15 at 12:00 UTC. */

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
  await started({})
})
afterEach(() => app.close())

/** A server that starts with these settings on the same database. */
async function started(env: Record<string, string>): Promise<Context> {
  const ctx = { ...app.ctx, config: readConfig(env, dataRoot) }
  await dateLimits(ctx)
  return ctx
}
const dollarsOf = (ctx: Context) => [
  limitInForce(ctx, 'secondApprovalAboveMinor') / 1_000_000n,
  limitInForce(ctx, 'depositApprovalAboveMinor') / 1_000_000n,
  limitInForce(ctx, 'referralBonusMinor') / 1_000_000n,
]
const higher = { SECOND_APPROVAL_ABOVE: '5000', DEPOSIT_APPROVAL_ABOVE: '900000', REFERRAL_BONUS: '50' }
const hours = 3_600_000

test('a looser limit and another bonus count 24 hours after the start, also over further starts', async () => {
  const ctx = await started(higher)
  expect(dollarsOf(ctx)).toEqual([1_000n, 100_000n, 25n])
  app.clock.advance(23 * hours)
  const again = await started(higher)
  for (const each of [ctx, again]) expect(dollarsOf(each)).toEqual([1_000n, 100_000n, 25n])
  app.clock.advance(hours)
  for (const each of [ctx, again, await started(higher)])
    expect(dollarsOf(each)).toEqual([5_000n, 900_000n, 50n])
})

test('a lower limit of approvals counts at once; a change that is taken back never counts', async () => {
  const lower = await started({ SECOND_APPROVAL_ABOVE: '10', DEPOSIT_APPROVAL_ABOVE: '20' })
  expect(dollarsOf(lower)).toEqual([10n, 20n, 25n])
  await started({ ...higher, SECOND_APPROVAL_ABOVE: '10' })
  const back = await started({ SECOND_APPROVAL_ABOVE: '10', DEPOSIT_APPROVAL_ABOVE: '20' })
  app.clock.advance(48 * hours)
  expect(dollarsOf(back)).toEqual([10n, 20n, 25n])
})

test('investors see the bonus that is coming with its moment, and nothing once it counts', async () => {
  const ada = await app.person()
  const upcoming = async (ctx: Context) => {
    const cursors = { people: undefined, bonuses: undefined }
    return (await ctx.transaction((tx) => describeReferrals(ctx, tx, ada.id, cursors))).programme.upcoming
  }
  const ctx = await started({ REFERRAL_BONUS: '75' })
  const from = new Date(app.clock.now().getTime() + 24 * hours).toISOString()
  expect(await upcoming(ctx)).toEqual({ amount: '75.00', from })
  app.clock.advance(24 * hours)
  expect(await upcoming(ctx)).toBeNull()
  const ended = await started({ REFERRAL_BONUS: '0' })
  expect(await upcoming(ended)).toMatchObject({ amount: null })
  app.clock.advance(24 * hours)
  expect(await upcoming(ended)).toBeNull()
})

test('a withdrawal requested meanwhile takes the approvals of the limit before', async () => {
  const ctx = await started(higher)
  const ada = await app.person()
  await fund(app, ada.id, '10000')
  const request = async () => {
    const address = newPracticeAddress()
    const { id } = await ctx.transaction((tx) =>
      requestWithdrawal(ctx, tx, { investorId: ada.id, amount: '2000', address }),
    )
    const row = app.ctx.db.selectFrom('withdrawal').select('approvals_needed').where('id', '=', id)
    return (await row.executeTakeFirstOrThrow()).approvals_needed
  }
  expect(await request()).toBe(2)
  app.clock.advance(8 * 24 * hours)
  expect(await request()).toBe(1)
})

test('each change is in the audit once, and staff are alerted of it with its day', async () => {
  await Promise.all([started(higher), started(higher), started(higher)])
  const entries = await app.ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'subject', 'before', 'after'])
    .where('action', '=', 'setting.changed')
    .orderBy('subject')
    .execute()
  const from = '2026-06-16T12:00:00.000Z'
  expect(entries).toMatchObject([
    {
      subject: 'setting/DEPOSIT_APPROVAL_ABOVE',
      before: { value: '$100000.00' },
      after: { value: '$900000.00', from },
    },
    { subject: 'setting/REFERRAL_BONUS', before: { value: '$25.00' }, after: { value: '$50.00', from } },
    { subject: 'setting/SECOND_APPROVAL_ABOVE', actor_id: null, after: { value: '$5000.00', from } },
  ])
  const staff = await app.person({ staffRole: 'support' })
  const { results } = (await staff.call('GET', '/api/staff/alerts/')).body
  expect(results.map(({ text }: { text: string }) => text)).toContain(
    'The setting REFERRAL_BONUS was changed from $25.00 to $50.00. It applies from 2026-06-16 at 12:00 UTC. If that’s a mistake, set it back before then.',
  )
})

test('every setting that is a sum of money is dated', () => {
  const sums = Object.entries(readConfig({}, '/')).filter(([, value]) => typeof value === 'bigint')
  expect(sums.map(([name]) => name).toSorted()).toEqual(Object.keys(limitSettings).toSorted())
})

test('the application can add a value and never change one', async () => {
  const { db } = app.ctx
  await expect(db.updateTable('dated_limit').set({ value_minor: 1n }).execute()).rejects.toThrow(
    /permission denied/,
  )
  await expect(db.deleteFrom('dated_limit').execute()).rejects.toThrow(/permission denied/)
})

import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createContext } from '#context.ts'
import { dayMs } from '#platform/clock.ts'
import { changeResultSource } from '#plans/testing/change-result-source.ts'
import { accrueFinishedDays } from '#positions/accrual/accrue-finished-days.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { runAs } from '#testing/cluster.ts'
import { createTestPool } from '#testing/pool.ts'
import { fund } from '#wallet/testing/fund.ts'
import { getWallet } from '#wallet/get-wallet.ts'
import { approveProposal, rejectProposal } from './decide-proposal.ts'
import { proposeResult } from './propose-result.ts'
import { type Booking, openBooking } from './testing/booking.ts'

const proposals = '/api/staff/result-proposals/'
let app: TestApp
let ada: TestPerson
let booking: Booking
beforeEach(async () => {
  app = await createTestApp()
  ada = await app.person()
  await fund(app, ada.id, '100')
  await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '100' })
  // From 16 June on, the first day of the position.
  await changeResultSource(app.ctx, { planId: 'basic', source: 'booked' })
  app.clock.advance(3 * dayMs)
  booking = await openBooking(app)
})
afterEach(() => app.close())

const accrue = () => accrueFinishedDays(app.ctx)
const wallet = () => app.ctx.transaction((tx) => getWallet(app.ctx, tx, ada.id))
const staffDay = async (day: string) =>
  (await booking.proposer.call('GET', `/api/staff/results/basic/${day}/`)).body
const result = (day: string, rate: unknown, more: object = {}) => ({
  kind: 'result',
  plan_id: 'basic',
  day,
  rate,
  reason: 'As reported by the desk.',
  ...more,
})

test('a losing day that one proposes and another approves is applied, with an audit entry of each', async () => {
  const { proposer, approver } = booking
  const id = await booking.propose('basic', '2026-06-16', '-2.5')
  expect(await staffDay('2026-06-16')).toMatchObject({ status: 'proposed', rate: null, may_propose: null })
  await accrue()
  expect(await wallet()).toMatchObject({ total: '100.00' })
  const approved = await booking.approve(id)
  expect([approved.status, approved.body]).toMatchObject([
    200,
    { status: 'booked', rate: '-2.5', source: 'booked' },
  ])
  await accrue()
  expect(await wallet()).toMatchObject({ available: '0.00', invested: '97.50', today: '-2.50' })
  const day = await staffDay('2026-06-16')
  expect(day).toMatchObject({
    status: 'applied',
    may_propose: 'reversal',
    steps: [
      { kind: 'result', rate: '-2.5', positions: 1, amount: '-2.50', shortfall: '0.00', complete: true },
    ],
  })
  const audit = await app.ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id'])
    .where('subject', '=', 'plan/basic/2026-06-16')
    .orderBy('id')
    .execute()
  expect(audit).toEqual([
    { action: 'result.propose', actor_id: proposer.id },
    { action: 'result.approve', actor_id: approver.id },
  ])
})

test('later days wait for the one before them, and are then caught up in order', async () => {
  await booking.book('basic', '2026-06-17', '10')
  expect(await accrue()).toEqual(['2026-06-16', '2026-06-17'])
  expect(await wallet()).toMatchObject({ total: '100.00' })
  const { body } = await booking.proposer.call('GET', '/api/staff/results/?plan_id=basic')
  expect(body.results.map(({ day, status }: Record<string, string>) => [day, status])).toEqual([
    ['2026-06-17', 'booked'],
    ['2026-06-16', 'missing'],
  ])
  // It waits for staff since the midnight after it.
  const waits = async () =>
    (await booking.proposer.call('GET', '/api/staff/queues/')).body.find(
      ({ name }: { name: string }) => name === 'results',
    )
  expect(await waits()).toEqual({ name: 'results', count: 1, oldest_at: '2026-06-17T00:00:00.000Z' })
  const byPlan = await booking.proposer.call('GET', '/api/staff/results/?sort=plan&to=2026-06-16')
  expect(byPlan.body.results.map(({ id }: { id: string }) => id)[0]).toBe('2026-06-16-basic')
  expect(byPlan.body.results.some(({ day }: { day: string }) => day > '2026-06-16')).toBe(false)
  const csv = await booking.proposer.call('GET', '/api/staff/results.csv?status=missing')
  expect(csv.body).toContain('2026-06-16-basic,basic,Basic,2026-06-16,missing')
  await booking.book('basic', '2026-06-16', '-10')
  await accrue()
  // 100 − 10, then a tenth of 90.
  expect(await wallet()).toMatchObject({ invested: '90.00', available: '9.00' })
  expect((await booking.proposer.call('GET', '/api/staff/results/?status=missing')).body.results).toEqual([])
})

describe('refused', () => {
  test('with the field that is wrong, and nothing is proposed', async () => {
    const refusals = [
      ['a rate below -100 %', result('2026-06-16', '-100.0001'), 400, 'rate'],
      ['a rate above 100 %', result('2026-06-16', '101'), 400, 'rate'],
      ['five decimals', result('2026-06-16', '0.00001'), 400, 'rate'],
      ['an exponent', result('2026-06-16', '1e1'), 400, 'rate'],
      ['a number', result('2026-06-16', -1), 400, 'rate'],
      ['no rate', { ...result('2026-06-16', '1'), rate: undefined }, 400, 'rate'],
      ['no reason', result('2026-06-16', '1', { reason: '  ' }), 400, 'reason'],
      ['today', result('2026-06-18', '1'), 400, 'day'],
      ['a day before the plan', result('2025-12-31', '1'), 400, 'day'],
      ['what is no day', result('2026-06-31', '1'), 400, 'day'],
      ['an unknown plan', result('2026-06-16', '1', { plan_id: 'gold' }), 400, 'plan_id'],
      [
        'a plan whose results do not come from staff',
        result('2026-06-16', '1', { plan_id: 'premium' }),
        409,
        'detail',
      ],
      ['a day before staff were to book it', result('2026-06-15', '1'), 409, 'detail'],
      ['taking back what is not there', { ...result('2026-06-16', '1'), kind: 'reversal' }, 409, 'detail'],
    ] as const
    for (const [what, body, status, field] of refusals) {
      const reply = await booking.proposer.call('POST', proposals, body)
      expect([what, reply.status, Object.keys(reply.body)]).toEqual([what, status, [field]])
    }
    expect(await app.ctx.db.selectFrom('result_proposal').selectAll().execute()).toEqual([])
  })

  test('the edges: everything lost, and doubled', async () => {
    await booking.book('basic', '2026-06-16', '-100')
    await booking.book('basic', '2026-06-17', '100')
    await accrue()
    expect(await wallet()).toMatchObject({ total: '0.00' })
  })

  test('one person twice, by the product and by the database', async () => {
    const id = await booking.propose('basic', '2026-06-16', '1')
    const own = await booking.proposer.call('POST', `${proposals}${id}/approval/`)
    expect([own.status, own.body]).toEqual([
      403,
      { detail: 'This is your own proposal: a colleague has to approve it.' },
    ])
    expect((await staffDay('2026-06-16')).proposals[0].blocked).toMatch(/your own/)
    await expect(
      runAs(
        app.database.ownerUrl,
        `update result_proposal set status = 'approved', decided_by = proposed_by, decided_at = now()`,
      ),
    ).rejects.toThrow(/approved_by_another_person/)
    await expect(
      runAs(
        app.database.ownerUrl,
        `insert into daily_result (plan_id, day, rate_ppm, source, booked_by, approved_by)
         values ('basic', '2026-06-16', 10000, 'booked', '${booking.proposer.id}', '${booking.approver.id}')`,
      ),
    ).rejects.toThrow(/nobody approved/)
  })

  test('a second proposal for the day, and a second decision', async () => {
    const id = await booking.propose('basic', '2026-06-16', '1')
    const second = await booking.approver.call('POST', proposals, result('2026-06-16', '2'))
    expect(second.status).toBe(409)
    expect(second.body.detail).toMatch(/ Test Person made that proposal at \d\d:\d\d UTC\.$/)
    const rejected = await booking.approver.call('POST', `${proposals}${id}/rejection/`, {
      reason: 'A slip.',
    })
    expect([rejected.status, rejected.body.status]).toEqual([200, 'missing'])
    const late = await booking.approve(id)
    expect([late.status, late.body]).toEqual([
      409,
      { detail: 'Test Person already rejected this proposal. Nothing was changed.' },
    ])
    expect((await booking.approve(randomUUID())).status).toBe(404)
    await booking.book('basic', '2026-06-16', '2')
  })

  test('changing what was decided, even by the owner of the database', async () => {
    await booking.book('basic', '2026-06-16', '1')
    for (const statement of [
      'update result_proposal set rate_ppm = 5',
      'delete from result_proposal',
      'update daily_result set rate_ppm = 5',
      'delete from daily_result',
    ])
      await expect(runAs(app.database.ownerUrl, statement)).rejects.toThrow(/append-only|decided once/)
  })
})

test('a repeated key proposes, approves and rejects once', async () => {
  const key = () => ({ 'idempotency-key': randomUUID() })
  const first = key()
  const made = await booking.proposer.call('POST', proposals, result('2026-06-16', '1'), first)
  const again = await booking.proposer.call('POST', proposals, result('2026-06-16', '1'), first)
  expect([again.status, again.body]).toEqual([201, made.body])
  const other = await booking.proposer.call('POST', proposals, result('2026-06-16', '2'), first)
  expect(other.status).toBe(422)
  const second = key()
  const url = `${proposals}${made.body.proposals[0].id}/approval/`
  const approved = await booking.approver.call('POST', url, undefined, second)
  expect((await booking.approver.call('POST', url, undefined, second)).body).toEqual(approved.body)
  expect(approved.status).toBe(200)
})

test('at once, by two pools: one proposal, one decision', { timeout: 60_000 }, async () => {
  const third = await app.person({ staffRole: 'admin' })
  const pool = createTestPool(app.database, 4)
  const other = createContext({ config: app.ctx.config, pool, log: app.ctx.log, clock: app.clock })
  const { proposer, approver } = booking
  const settledOf = async (work: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map(({ status }) => status).toSorted()
  app.clock.advance(30 * dayMs)
  try {
    for (let round = 0; round < 20; round += 1) {
      const day = new Date(Date.parse('2026-06-16') + round * dayMs).toISOString().slice(0, 10)
      const propose = (ctx = app.ctx) =>
        ctx.transaction((tx) =>
          proposeResult(ctx, tx, {
            staffId: proposer.id,
            kind: 'result',
            planId: 'basic',
            day,
            rate: '1',
            reason: 'x',
          }),
        )
      const asked = await Promise.allSettled([propose(), propose(other), propose(), propose(other)])
      const made = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []))
      expect(made).toHaveLength(1)
      const id = made[0]!
      const approve = (ctx: typeof app.ctx, staffId: string) =>
        ctx.transaction((tx) => approveProposal(ctx, tx, { id, staffId }))
      const reject = (ctx: typeof app.ctx, staffId: string) =>
        ctx.transaction((tx) => rejectProposal(ctx, tx, { id, staffId, reason: 'No.' }))
      const rivals =
        round % 2 === 0
          ? [approve(app.ctx, approver.id), approve(other, third.id)]
          : [approve(app.ctx, approver.id), reject(other, third.id)]
      expect(await settledOf(rivals)).toEqual(['fulfilled', 'rejected'])
      const booked = await app.ctx.db
        .selectFrom('daily_result')
        .select('day')
        .where('day', '=', day)
        .execute()
      const { status } = await app.ctx.db
        .selectFrom('result_proposal')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(booked).toHaveLength(status === 'approved' ? 1 : 0)
    }
  } finally {
    await other.db.destroy()
  }
})

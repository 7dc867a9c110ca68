import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { mailsTo } from '#people/testing/accounts.ts'
import { dayMs } from '#platform/clock.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { reconcile } from '#reconciliation/reconcile.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { changeResultSource } from './testing/change-result-source.ts'
import { takesColleague } from './terms-authority.ts'

/** Who may change what a plan pays, from when on, and for whom. The clock begins on 2026-06-15 at 12:00 UTC. */

const list = '/api/staff/plans/'
let app: TestApp
let admin: TestPerson
beforeEach(async () => {
  app = await createTestApp()
  admin = await app.person({ staffRole: 'admin' })
})
afterEach(() => app.close())

const eightyPercent = {
  min_deposit: '100',
  max_deposit: '1000',
  daily_rate: '80',
  based_on_version: 1,
  reason: 'More',
}
const propose = (by: TestPerson, body: object = {}) =>
  by.call('POST', `${list}basic/versions/`, { ...eightyPercent, ...body })
const approve = (by: TestPerson, version = 2) => by.call('POST', `${list}basic/approval/`, { version })
const callOff = (by: TestPerson, version = 2) =>
  by.call('POST', `${list}basic/calling_off/`, { version, reason: 'No' })
const offered = async () =>
  (await app.call('GET', '/api/plans/')).body.find((plan: { id: string }) => plan.id === 'basic')
const noticesOf = async (person: TestPerson) =>
  app.ctx.db
    .selectFrom('notification')
    .select(['kind', 'facts'])
    .where('person_id', '=', person.id)
    .where('kind', '=', 'plan_terms_announced')
    .execute()
async function invested(amount = '100') {
  const ada = await app.person()
  await fund(app, ada.id, amount)
  const { body } = await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount })
  return { ada, id: body.id as string }
}
const daysOf = async (person: TestPerson, id: string) => {
  const again = await checkoutSteps(app).signInAgain(person)
  const { body } = await again.call('GET', `/api/investments/${id}/results/`)
  return body.results.map(({ day, rate, amount }: Record<string, string>) => [day, rate, amount])
}

describe('with two administrators', () => {
  let colleague: TestPerson
  beforeEach(async () => {
    colleague = await app.person({ staffRole: 'admin' })
  })

  test('who takes the role from the only colleague is not alone for 7 days, and others are told', async () => {
    await app.ctx.db.updateTable('session').set({ stepped_up_at: app.clock.now() }).execute()
    const taken = await admin.call('POST', `/api/staff/accounts/${colleague.id}/role/`, {
      role: 'finance',
      reason: 'To be alone',
    })
    expect(taken.body.role).toBe('finance')
    const { text } = (await admin.call('GET', '/api/staff/alerts/')).body.results[0]
    expect(text).toMatch(/^Test Person is no longer an administrator: Test Person changed the role\./)
    const [mail] = await mailsTo(app, colleague.email)
    expect(mail!.text).toContain('If you didn’t expect this, write to the operator at once')

    expect((await propose(admin)).body.versions[0].state).toBe('proposed')
    await callOff(admin)
    app.clock.advance(7 * dayMs - 1)
    const later = await app.ctx.transaction((tx) => takesColleague(app.ctx, tx, admin.id))
    app.clock.advance(1)
    const after = await app.ctx.transaction((tx) => takesColleague(app.ctx, tx, admin.id))
    expect([later, after]).toEqual([true, false])
  })

  test('a proposal waits in the queue of administrators, who are alerted, until it is decided', async () => {
    const queue = async (by = colleague) =>
      (await by.call('GET', '/api/staff/queues/')).body.find(
        ({ name }: { name: string }) => name === 'plan_changes',
      )
    expect(await queue()).toMatchObject({ count: 0, oldest_at: null })
    await propose(admin)
    expect(await queue()).toMatchObject({ count: 1, oldest_at: app.clock.now().toISOString() })
    const { results } = (await colleague.call('GET', '/api/staff/alerts/')).body
    expect(results).toMatchObject([
      { kind: 'terms_proposed', text: expect.stringContaining('New terms for Basic need') },
    ])
    await approve(colleague)
    expect(await queue()).toMatchObject({ count: 0 })
    const changed = { based_on_version: 2, daily_rate: '3', effective_on: '2026-06-20' }
    expect((await propose(admin, changed)).status).toBe(201)
    expect(await queue()).toMatchObject({ count: 1 })
    await callOff(admin, 3)
    expect(await queue()).toMatchObject({ count: 0 })
  })

  test('what one proposes alone is never in force and pays nobody', async () => {
    const { ada, id } = await invested()
    const { status, body } = await propose(admin)
    expect([status, body.versions[0].state]).toEqual([201, 'proposed'])
    expect((await approve(admin)).status).toBe(403)
    expect((await offered()).upcoming).toBe(null)
    app.clock.advance(3 * dayMs)
    expect(await offered()).toMatchObject({ daily_rate: '2.5', terms_version: 1 })
    await accrueDay(app.ctx, '2026-06-17')
    expect(await daysOf(ada, id)).toEqual([['2026-06-17', '2.5', '2.50']])
  })

  test('approved, it begins on a later day, for new positions only', async () => {
    const { ada, id } = await invested()
    await propose(admin)
    const { body } = await approve(colleague)
    expect(body.versions[0]).toMatchObject({
      state: 'announced',
      effective_from: '2026-06-16T00:00:00.000Z',
      made_by: 'Test Person',
      approved_by: 'Test Person',
    })
    expect(await offered()).toMatchObject({
      daily_rate: '2.5',
      upcoming: { effective_from: '2026-06-16T00:00:00.000Z', daily_rate: '80' },
    })
    expect(await noticesOf(ada)).toEqual([
      { kind: 'plan_terms_announced', facts: { plan: 'Basic', day: '2026-06-16' } },
    ])
    app.clock.advance(dayMs / 2)
    const later = await invested()
    const { plans } = await accrueDay(app.ctx, '2026-06-17')
    expect(plans.find(({ planId }) => planId === 'basic')).toMatchObject({
      positions: 2,
      amountMinor: 82_500_000n,
    })
    expect(await daysOf(ada, id)).toEqual([['2026-06-17', '2.5', '2.50']])
    expect(await daysOf(later.ada, later.id)).toEqual([['2026-06-17', '80', '80.00']])
    const wrong = (await reconcile(app.ctx)).filter(({ check }) => /accrual|position|rounding/.test(check))
    expect(wrong).toEqual([])
  })

  test('it is mailed to those in the plan who want that, each in their language, once it is announced', async () => {
    const [ada, ben, eve] = [(await invested()).ada, (await invested()).ada, await app.person()]
    await app.ctx.db.updateTable('person').set({ locale: 'de' }).where('id', '=', ada.id).execute()
    const choice = { topic: 'plans', by_mail: false }
    expect((await ben.call('PATCH', '/account/notifications/', choice)).status).toBe(200)
    await propose(admin)
    expect(await mailsTo(app, ada.email)).toEqual([])
    await approve(colleague)
    expect(await mailsTo(app, ada.email)).toMatchObject([
      { subject: 'Basic ändert sich', text: expect.stringContaining('16. Juni 2026') },
    ])
    for (const other of [ben, eve]) expect(await mailsTo(app, other.email)).toEqual([])
    expect(await noticesOf(ben)).toHaveLength(1)
  })

  test('in fractions of a millionth both rates leave the rest with the house', async () => {
    await invested('100.01')
    await propose(admin, { daily_rate: '33.3333' })
    await approve(colleague)
    app.clock.advance(dayMs / 2)
    await invested('100.03')
    await accrueDay(app.ctx, '2026-06-17')
    const wrong = (await reconcile(app.ctx)).filter(({ check }) => /accrual|position|rounding/.test(check))
    expect(wrong).toEqual([])
  })

  test('not at once: today is refused, and a day that came without an approval is over', async () => {
    expect((await propose(admin, { effective_on: '2026-06-15' })).status).toBe(400)
    await propose(admin, { effective_on: '2026-06-16' })
    app.clock.advance(dayMs)
    const fresh = await app.person({ staffRole: 'admin' })
    const late = await approve(fresh)
    expect([late.status, late.body.detail]).toEqual([
      409,
      'The first day of these terms has already started. Nothing was changed. Propose them again.',
    ])
    const { body } = await propose(fresh)
    expect(body.versions.map(({ state }: { state: string }) => state)).toEqual([
      'proposed',
      'lapsed',
      'in_force',
    ])
  })

  test('one proposal at a time; either calls it off; what was decided stays decided', async () => {
    await propose(admin)
    const second = await propose(colleague, { based_on_version: 2, effective_on: '2026-06-20' })
    expect(second.status).toBe(409)
    expect(second.body.detail).toMatch(
      /^A change to this plan is waiting for approval\. Decide that one first\. Test Person proposed/,
    )
    expect((await callOff(colleague)).status).toBe(200)
    expect((await approve(colleague)).status).toBe(409)
    expect((await propose(admin)).status).toBe(201)
    expect((await callOff(admin, 3)).status).toBe(200)
    expect((await propose(admin)).status).toBe(201)
    expect((await approve(colleague, 4)).status).toBe(200)
    const again = await approve(colleague, 4)
    expect([again.status, again.body.detail]).toEqual([
      409,
      'These terms are already approved. Nothing was changed.',
    ])
    expect((await approve(colleague, 1)).status).toBe(409)
    expect((await approve(colleague, 9)).status).toBe(409)
  })

  test('a proposal that another change has overtaken is refused', async () => {
    await propose(admin, { effective_on: '2026-06-20' })
    await changeResultSource(app.ctx, { planId: 'basic', source: 'booked' })
    expect((await approve(colleague)).status).toBe(409)
    app.clock.advance(6 * dayMs)
    expect(await offered()).toMatchObject({ daily_rate: '2.5', terms_version: 3, result_source: 'booked' })
  })

  test('approved and called off at once: one of the two; approved by two at once: once', async () => {
    const third = await app.person({ staffRole: 'admin' })
    for (let round = 0; round < 5; round += 1) {
      const { body } = await propose(admin)
      const version = body.versions[0].version
      const replies = await Promise.all([approve(colleague, version), approve(third, version)])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await noticesOf(admin)).toEqual([])
      await callOff(third, version)
    }
    for (let round = 0; round < 5; round += 1) {
      const { body } = await propose(admin)
      const version = body.versions[0].version
      const [approved, calledOff] = await Promise.all([approve(colleague, version), callOff(third, version)])
      expect(calledOff.status).toBe(200)
      expect([200, 409]).toContain(approved.status)
      expect((await offered()).upcoming).toBe(null)
    }
  })

  test('a repeated key approves once and gives the first answer', async () => {
    await propose(admin)
    const key = { 'idempotency-key': randomUUID() }
    const first = await colleague.call('POST', `${list}basic/approval/`, { version: 2 }, key)
    const again = await colleague.call('POST', `${list}basic/approval/`, { version: 2 }, key)
    expect([again.status, again.body]).toEqual([first.status, first.body])
  })

  test('a plan that is added is offered after a colleague approved it', async () => {
    const gold = { title: 'Gold', min_deposit: '50', max_deposit: '60', daily_rate: '80', reason: 'New' }
    expect((await admin.call('POST', list, gold)).body.versions[0].state).toBe('proposed')
    app.clock.advance(dayMs / 2)
    const titles = async () =>
      (await app.call('GET', '/api/plans/')).body.map(({ title }: { title: string }) => title)
    expect(await titles()).not.toContain('Gold')
  })
})

test('with one administrator a change waits for 24 hours at least, and everyone sees it meanwhile', async () => {
  const { ada } = await invested()
  expect((await propose(admin, { effective_on: '2026-06-16' })).body).toHaveProperty('effective_on')
  const { body } = await propose(admin)
  expect(body.versions[0]).toMatchObject({
    state: 'announced',
    effective_from: '2026-06-17T00:00:00.000Z',
    approved_by: null,
  })
  expect((await offered()).upcoming).toMatchObject({ daily_rate: '80' })
  expect(await noticesOf(ada)).toHaveLength(1)
})

test('the database takes no terms of staff in force that one person made within 24 hours', async () => {
  const insert = (effective: string, approvedBy: string | null) =>
    app.ctx.db
      .insertInto('plan_terms')
      .values({
        plan_id: 'basic',
        version: 2,
        min_minor: 1n,
        max_minor: 2n,
        rate_ppm: 800_000,
        effective_from: effective,
        made_by: admin.id,
        made_at: '2026-06-15T12:00:00Z',
        approved_at: '2026-06-15T12:00:00Z',
        approved_by: approvedBy,
      })
      .execute()
  await expect(insert('2026-06-16T00:00:00Z', null)).rejects.toThrow(/24 hours/)
  await expect(insert('2026-06-18T00:00:00Z', admin.id)).rejects.toThrow(/another person/)
})

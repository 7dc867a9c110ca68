import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '#platform/clock.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { usd } from '@evenmoor/ledger/money'
import { insertVersion, lockPlan } from './terms-store.ts'
import { changeResultSource } from './testing/change-result-source.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'

const list = '/api/staff/plans/'
let app: TestApp
let admin: TestPerson
beforeEach(async () => {
  app = await createTestApp()
  admin = await app.person({ staffRole: 'admin' })
})
afterEach(() => app.close())

const narrower = {
  min_deposit: '200',
  max_deposit: '900',
  daily_rate: '1.5',
  based_on_version: 1,
  reason: 'Smaller',
}
const change = (body: object, plan = 'basic') => admin.call('POST', `${list}${plan}/versions/`, body)
const offered = async (id = 'basic') =>
  (await app.call('GET', '/api/plans/')).body.find((plan: { id: string }) => plan.id === id)
const audit = async () => {
  const rows = await app.ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'subject', 'actor_id', 'before', 'after'])
    .orderBy('id')
    .execute()
  return rows.filter(({ action }) => action.startsWith('plan.'))
}

/** Terms that an administrator made alone are in force after two days; whoever goes on signs in again. */
async function whenInForce<People extends readonly TestPerson[]>(...people: People) {
  app.clock.advance(2 * dayMs)
  return Promise.all(people.map((person) => checkoutSteps(app).signInAgain(person)))
}

async function investor(dollars = '1000') {
  const ada = await app.person()
  await fund(app, ada.id, dollars)
  const invest = (amount: string, more: object = {}) =>
    ada.call('POST', '/api/investments/', { plan_id: 'basic', amount, ...more })
  return { ada, invest }
}

describe('new terms', () => {
  test('from a day on: offered from its start, and positions opened before keep theirs', async () => {
    const { ada, invest } = await investor()
    const { body: position } = await invest('100')
    const preview = await admin.call('POST', `${list}basic/preview/`, {
      ...narrower,
      effective_on: '2026-06-17',
    })
    expect(preview.body).toEqual({
      effective_from: '2026-06-17T00:00:00.000Z',
      first_result_day: '2026-06-17',
      changes: [
        { field: 'min_deposit', before: '100.00', after: '200.00' },
        { field: 'max_deposit', before: '1000.00', after: '900.00' },
        { field: 'daily_rate', before: '2.5', after: '1.5' },
      ],
      takes_colleague: false,
      open_positions: 1,
    })
    expect((await audit()).length).toBe(0)
    const { status, body } = await change({ ...narrower, effective_on: '2026-06-17' })
    expect([status, body.versions[0].state, body.versions[1].state]).toEqual([201, 'announced', 'in_force'])
    expect(await offered()).toMatchObject({ min_deposit: '100.00', terms_version: 1 })
    app.clock.advance(dayMs / 2)
    expect(await offered()).toMatchObject({ min_deposit: '100.00', terms_version: 1 })
    app.clock.advance(dayMs)
    expect(await offered()).toMatchObject({
      min_deposit: '200.00',
      max_deposit: '900.00',
      daily_rate: '1.5',
      terms_version: 2,
    })
    const signedIn = await checkoutSteps(app).signInAgain(ada)
    expect((await signedIn.call('GET', `/api/investments/${position.id}/`)).body.terms).toMatchObject({
      version: 1,
      min_deposit: '100.00',
    })
  })

  test('in force: the edges are the new ones', async () => {
    const { ada, invest: investBefore } = await investor('5000')
    expect((await investBefore('100')).status).toBe(201)
    expect((await change(narrower)).status).toBe(201)
    const [again] = await whenInForce(ada)
    const adminAgain = await app.person({ staffRole: 'admin' })
    const invest = (amount: string) => again!.call('POST', '/api/investments/', { plan_id: 'basic', amount })
    expect((await invest('199.99')).body).toEqual({ amount: ['Amount must be $200 or more'] })
    expect((await invest('900.01')).body).toEqual({ amount: ['Amount must be $900 or less'] })
    expect((await invest('200')).status).toBe(201)
    expect((await invest('900')).status).toBe(201)
    const { body } = await adminAgain.call('GET', list)
    expect(
      body.results[0].versions.map(({ version, open_positions }: Record<string, number>) => [
        version,
        open_positions,
      ]),
    ).toEqual([
      [2, 2],
      [1, 1],
    ])
  })

  test('leave an audit entry with before and after', async () => {
    await change(narrower)
    expect(await audit()).toEqual([
      {
        action: 'plan.change_terms',
        subject: 'plan/basic',
        actor_id: admin.id,
        before: { version: 1, min_deposit: '100.00', max_deposit: '1000.00', daily_rate: '2.5' },
        after: {
          version: 2,
          min_deposit: '200.00',
          max_deposit: '900.00',
          daily_rate: '1.5',
          effective_from: '2026-06-17T00:00:00.000Z',
          state: 'announced',
          reason: 'Smaller',
        },
      },
    ])
  })

  test('that were not shown bind nobody: an investment that names the old version moves nothing', async () => {
    const { ada, invest } = await investor()
    expect((await invest('500', { terms_version: 1 })).status).toBe(201)
    await change(narrower)
    const [again] = await whenInForce(ada)
    const { status, body } = await again!.call('POST', '/api/investments/', {
      plan_id: 'basic',
      amount: '500',
      terms_version: 1,
    })
    expect([status, body.detail]).toEqual([
      409,
      'The terms of Basic just changed. Nothing was moved. Check the current terms, then invest again.',
    ])
    const checkout = { plan_id: 'basic', amount: '500', coin: 'usdt', terms_version: 1 }
    expect((await again!.call('POST', '/api/wallet/deposits/', checkout)).status).toBe(409)
    expect((await again!.call('GET', '/api/wallet/')).body.available).toBe('500.00')
  })

  test('that come between a checkout and its payment: the money is credited and stays available', async () => {
    const steps = checkoutSteps(app)
    const ada = await app.person()
    const body = { plan_id: 'basic', amount: '500', coin: 'usdt' }
    await change(narrower)
    // A minute before the new terms count.
    app.clock.advance(1.5 * dayMs - 60_000)
    const person = await steps.signInAgain(ada)
    const [before, unchanged] = [
      await steps.open(person, body),
      await steps.open(person, { ...body, plan_id: 'standard', amount: '1000' }),
    ]
    app.clock.advance(60_000)
    await steps.pay(person, before.id)
    await steps.pay(person, unchanged.id)
    await steps.mine(15)
    expect(await steps.look(person, before.id)).toMatchObject({ status: 'settled', position_id: null })
    expect(await steps.look(person, unchanged.id)).toMatchObject({
      status: 'settled',
      position_id: expect.any(String),
    })
    expect((await person.call('GET', '/api/wallet/')).body).toMatchObject({
      available: '500.00',
      invested: '1000.00',
    })
  })

  test('are refused where they say nothing or cannot be', async () => {
    const refusals = [
      ['nothing that changes', { min_deposit: '100', max_deposit: '1000', daily_rate: '2.5' }, 400],
      ['a range upside down', { min_deposit: '901' }, 400],
      ['no reason', { reason: ' ' }, 400],
      ['a day that has begun', { effective_on: '2026-06-15' }, 400],
      ['what somebody else changed since', { based_on_version: 2 }, 409],
    ] as const
    for (const [what, part, status] of refusals)
      expect([what, (await change({ ...narrower, ...part })).status]).toEqual([what, status])
    expect(await audit()).toEqual([])
  })

  test('cannot come before terms that are announced; those can be canceled', async () => {
    await change({ ...narrower, effective_on: '2026-06-20' })
    const second = { ...narrower, daily_rate: '1', based_on_version: 2 }
    expect((await change({ ...second, effective_on: '2026-06-19' })).status).toBe(409)
    expect((await change({ ...second, effective_on: '2026-06-20' })).status).toBe(409)
    expect((await change({ ...second, based_on_version: 1 })).body.detail).toMatch(
      /^A colleague just changed this plan\. .* Test Person changed the terms of this plan at \d\d:\d\d UTC\.$/,
    )
    expect((await change({ ...second, effective_on: '2026-06-21' })).status).toBe(201)
    const callOff = (version: number) =>
      admin.call('POST', `${list}basic/calling_off/`, { version, reason: 'No' })
    expect((await callOff(1)).status).toBe(409)
    expect((await callOff(3)).status).toBe(200)
    const { body } = await callOff(2)
    expect(body.versions.map(({ state }: { state: string }) => state)).toEqual([
      'called_off',
      'called_off',
      'in_force',
    ])
    const late = await callOff(2)
    expect(late.status).toBe(409)
    expect(late.body.detail).toMatch(/ Test Person canceled this plan’s new terms at \d\d:\d\d UTC\.$/)
    app.clock.advance(10 * dayMs)
    const inForce = await offered()
    expect(inForce).toMatchObject({ terms_version: 1 })
    // Another source of results goes on from the terms in force, and numbers that were called off are not used again.
    await changeResultSource(app.ctx, { planId: 'basic', source: 'booked' })
    app.clock.advance(dayMs)
    expect(await offered()).toEqual({ ...inForce, terms_version: 4, result_source: 'booked' })
    const again = await checkoutSteps(app).signInAgain(admin)
    expect(again.id).toBe(admin.id)
  })

  test('a repeated key makes one version and gives the first answer; of ten at once one is made', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const first = await admin.call('POST', `${list}basic/versions/`, narrower, key)
    const again = await admin.call('POST', `${list}basic/versions/`, narrower, key)
    expect([again.status, again.body]).toEqual([first.status, first.body])
    const replies = await Promise.all(Array.from({ length: 10 }, () => change(narrower, 'standard')))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(409)])
  })
})

describe('the database itself', () => {
  const terms = { plan_id: 'basic', min_minor: 1n, max_minor: 2n, rate_ppm: 1 }
  const insert = (version: number, effectiveFrom: string) =>
    app.ctx.db
      .insertInto('plan_terms')
      .values({ ...terms, version, effective_from: effectiveFrom, approved_at: '2026-06-15T12:00:00Z' })
      .execute()

  test('refuses versions that would overlap', async () => {
    const overlaps = [
      [2, '2026-01-01T00:00:00Z'],
      [2, '2025-12-31T00:00:00Z'],
      [1, '2026-07-01T00:00:00Z'],
      [0, '2026-07-01T00:00:00Z'],
    ] as const
    for (const [version, from] of overlaps)
      await expect(insert(version, from), `${version} from ${from}`).rejects.toMatchObject({ code: '23P01' })
  })

  test('of two versions made for one moment at once takes one', async () => {
    const made = await Promise.allSettled([
      insert(2, '2026-07-01T00:00:00Z'),
      insert(3, '2026-07-01T00:00:00Z'),
    ])
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('keeps terms as they were made', async () => {
    const edit = app.ctx.db.updateTable('plan_terms').set({ rate_ppm: 1 }).execute()
    await expect(edit).rejects.toMatchObject({ code: '42501' })
  })
})

describe('adding and closing', () => {
  const gold = {
    title: 'Gold',
    min_deposit: '50',
    max_deposit: '60',
    daily_rate: '0.5',
    reason: 'Asked for',
  }

  test('a plan that is added is offered after the others, and can be invested in', async () => {
    const { status, body } = await admin.call('POST', list, gold)
    expect([status, body.id, body.state]).toEqual([201, 'gold', 'announced'])
    expect((await admin.call('POST', list, { ...gold, title: 'GOLD' })).body).toHaveProperty('title')
    await whenInForce()
    const plans = (await app.call('GET', '/api/plans/')).body
    expect(plans.map(({ id }: { id: string }) => id)).toEqual(['basic', 'standard', 'premium', 'gold'])
    const { invest } = await investor()
    expect((await invest('60', { plan_id: 'gold' })).status).toBe(201)
    const { plans: results } = await accrueDay(app.ctx, '2026-06-18')
    expect(results.find(({ planId }) => planId === 'gold')?.positions).toBe(1)
  })

  test('one from a day on is not offered before', async () => {
    const { body } = await admin.call('POST', list, { ...gold, effective_on: '2026-06-17' })
    expect(body.state).toBe('announced')
    expect(await offered('gold')).toBeUndefined()
    app.clock.advance(2 * dayMs)
    expect(await offered('gold')).toMatchObject({ daily_rate: '0.5' })
  })

  test('a closed plan takes no new positions; the open ones go on and can be taken back', async () => {
    const { ada, invest } = await investor()
    const { body: position } = await invest('100')
    const close = () => admin.call('POST', `${list}basic/closing/`, { reason: 'Enough' })
    expect((await close()).body.state).toBe('closed')
    for (const late of [await close(), await change(narrower)]) {
      expect(late.status).toBe(409)
      expect(late.body.detail).toMatch(/ Test Person closed this plan at \d\d:\d\d UTC\.$/)
    }
    expect(Object.keys((await invest('100')).body)).toEqual(['plan_id'])
    expect(await offered()).toBeUndefined()
    expect((await accrueDay(app.ctx, '2026-06-16')).positions).toBe(1)
    const { body } = await ada.call('POST', `/api/investments/${position.id}/redeem/`)
    expect(body).toMatchObject({ status: 'closed', results: '2.50' })
    expect((await audit()).map(({ action }) => action)).toEqual(['plan.close'])
  })

  test('finance, support and auditor may look and not change', async () => {
    for (const staffRole of ['finance', 'support', 'auditor'] as const) {
      const staff = await app.person({ staffRole })
      expect((await staff.call('GET', list)).status).toBe(200)
      expect((await staff.call('POST', list, gold)).status).toBe(403)
      expect((await staff.call('POST', `${list}basic/versions/`, narrower)).status).toBe(403)
    }
  })
})

test(
  'terms that change while people invest: every position has the terms of the moment it was opened at',
  { timeout: 60_000 },
  async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => investor('100000')))
    for (let round = 1; round <= 20; round += 1) {
      app.clock.advance(1_000)
      // The range moves away from itself: what one version takes, the next refuses.
      const [min, max] = round % 2 === 0 ? ['100', '199'] : ['200', '300']
      const makeVersion = app.ctx.transaction(async (tx) => {
        await lockPlan(tx, 'basic')
        const now = app.clock.now()
        const figures = { minMinor: usd(min), maxMinor: usd(max), ratePpm: BigInt(round) }
        const made = { resultSource: 'illustration', madeBy: null, madeAt: now, approvedAt: now } as const
        await insertVersion(tx, {
          planId: 'basic',
          version: round + 1,
          ...figures,
          ...made,
          effectiveFrom: now,
        })
      })
      const [, ...opened] = await Promise.all([
        makeVersion,
        ...people.flatMap(({ invest }) => [invest('150'), invest('250')]),
      ])
      for (const { status } of opened) expect([201, 400]).toContain(status)
    }
    const wrong = await app.ctx.db
      .selectFrom('position')
      .innerJoin('plan_terms', 'plan_terms.id', 'position.terms_id')
      .select('position.id')
      .where((e) =>
        e.or([
          e('position.principal_minor', '<', e.ref('plan_terms.min_minor')),
          e('position.principal_minor', '>', e.ref('plan_terms.max_minor')),
          e('position.opened_at', '<', e.ref('plan_terms.effective_from')),
          e.exists(
            e
              .selectFrom('plan_terms as later')
              .select('later.id')
              .whereRef('later.plan_id', '=', 'position.plan_id')
              .whereRef('later.version', '>', 'plan_terms.version')
              .whereRef('later.effective_from', '<', 'position.opened_at'),
          ),
        ]),
      )
      .execute()
    expect(wrong).toEqual([])
    const counted = await app.ctx.db
      .selectFrom('position')
      .select((e) => e.fn.countAll<bigint>().as('n'))
      .executeTakeFirstOrThrow()
    expect(counted.n).toBeGreaterThan(100n)
  },
)

test('the plans are found, sorted and saved by the terms in force', async () => {
  const gold = { title: 'Gold', min_deposit: '50', max_deposit: '60', daily_rate: '9', reason: 'More' }
  await admin.call('POST', list, { ...gold, effective_on: '2026-06-17' })
  await change({ ...narrower, effective_on: '2026-06-17' })
  await admin.call('POST', `${list}premium/closing/`, { reason: 'Enough' })
  const titles = async (query: string) =>
    (await admin.call('GET', `${list}?${query}`)).body.results.map(({ title }: { title: string }) => title)
  expect(await titles('')).toEqual(['Basic', 'Standard', 'Premium', 'Gold'])
  expect(await titles('sort=title')).toEqual(['Basic', 'Gold', 'Premium', 'Standard'])
  expect(await titles('sort=min_deposit')).toEqual(['Gold', 'Basic', 'Standard', 'Premium'])
  expect(await titles('sort=-daily_rate')).toEqual(['Gold', 'Premium', 'Standard', 'Basic'])
  expect(await titles('state=announced')).toEqual(['Gold'])
  expect(await titles('state=closed')).toEqual(['Premium'])
  expect(await titles('q=stand')).toEqual(['Standard'])
  const one = await admin.call('GET', `${list}basic/`)
  expect(one.body).toMatchObject({ min_deposit: '100.00', announced_from: '2026-06-17T00:00:00.000Z' })
  expect((await admin.call('GET', `${list}nothing/`)).status).toBe(404)
  const { body } = await admin.call('GET', '/api/staff/plans.csv?state=open')
  expect(body).toMatch(/^id,title,state,closed_at,min_deposit,/)
  expect(body.split('\r\n').length).toBe(4)
})

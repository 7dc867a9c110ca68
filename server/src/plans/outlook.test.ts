import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usd } from '@evenmoor/ledger/money'
import { addDays } from '#platform/clock.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { changeOver, type DayOfPlan, outlookFor, recordOf } from './outlook.ts'

const history = (ratesPpm: readonly number[], source: DayOfPlan['source'] = 'market'): DayOfPlan[] =>
  ratesPpm.map((rate, n) => ({ day: addDays('2026-01-01', n), ratePpm: BigInt(rate), source }))
const plan = { resultSource: 'market', ratePpm: 25_000n } as const

describe('an amount over days', () => {
  test('gains are paid out and losses come out of the position', () => {
    expect(changeOver(usd('100'), [100_000n, 100_000n])).toBe(usd('20'))
    expect(changeOver(usd('100'), [-500_000n, 100_000n])).toBe(-usd('45'))
    expect(changeOver(usd('100'), [-1_000_000n, 1_000_000n])).toBe(-usd('100'))
  })

  test('never loses more than all of it', () => {
    const rates = fc.array(fc.bigInt({ min: -1_000_000n, max: 1_000_000n }), { maxLength: 60 })
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: usd('1000000') }), rates, (amount, ppm) => {
        expect(changeOver(amount, ppm) >= -amount).toBe(true)
      }),
    )
  })
})

describe('the cases', () => {
  test('are the worst, the middle and the best stretch of booked days, the bad one first', () => {
    const days = history([10_000, 10_000, -50_000, -20_000, 5_000, 5_000, 30_000, 30_000, 0, 0, 0, 0, 0, 0])
    const { basis, cases, stretches } = outlookFor(usd('1000'), 7, plan, days)
    expect([basis, stretches, cases.map(({ kind }) => kind)]).toEqual([
      'results',
      8,
      ['bad', 'middle', 'good'],
    ])
    expect(cases[0]).toEqual({
      kind: 'bad',
      stretch: { from: '2026-01-01', to: '2026-01-07' },
      changeMinor: expect.any(BigInt),
    })
    expect(cases[2]?.changeMinor).toBe(usd('70'))
  })

  test('are always in order, and each is a stretch that really happened', () => {
    const rates = fc.array(fc.integer({ min: -200_000, max: 200_000 }), { minLength: 14, maxLength: 80 })
    fc.assert(
      fc.property(rates, (ppm) => {
        const days = history(ppm)
        const { cases } = outlookFor(usd('100'), 7, plan, days)
        const [bad, middle, good] = cases.map(({ changeMinor }) => changeMinor)
        expect(bad! <= middle! && middle! <= good!).toBe(true)
        for (const { stretch, changeMinor } of cases) {
          const start = days.findIndex(({ day }) => day === stretch?.from)
          expect(
            changeOver(
              usd('100'),
              days.slice(start, start + 7).map(({ ratePpm }) => ratePpm),
            ),
          ).toBe(changeMinor)
        }
      }),
    )
  })

  test('with too few days there are none: nothing is made up', () => {
    expect(outlookFor(usd('100'), 7, plan, history(Array<number>(13).fill(1)))).toEqual({
      basis: 'too_few_days',
      bookedDays: 13,
      neededDays: 14,
      stretches: 0,
      cases: [],
    })
  })

  test('illustrated days are no results, however many there are', () => {
    const days = history(Array<number>(100).fill(25_000), 'illustration')
    expect(outlookFor(usd('100'), 30, plan, days)).toMatchObject({ basis: 'too_few_days', bookedDays: 0 })
  })

  test('of an illustrated rate begin with losing everything', () => {
    const { basis, cases } = outlookFor(usd('100'), 30, { ...plan, resultSource: 'illustration' }, [])
    expect(basis).toBe('illustration')
    expect(cases.map(({ changeMinor }) => changeMinor)).toEqual([-usd('100'), 0n, usd('75')])
  })
})

test('the record holds every day, losses too', () => {
  expect(recordOf(history([20_000, -30_000, 10_000]))).toMatchObject({
    days: 3,
    illustratedDays: 0,
    losingDays: 1,
    firstDay: '2026-01-01',
    lastDay: '2026-01-03',
    worst: { day: '2026-01-02', ratePpm: -30_000n },
    best: { day: '2026-01-01', ratePpm: 20_000n },
    // 2 % paid out, 3 % lost, 1 % of the 97 % that are left.
    returnedPpm: -300n,
  })
  expect(recordOf([])).toMatchObject({ days: 0, worst: null, best: null, returnedPpm: null })
})

describe('the call', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  test('is answered out of what was booked on this installation', async () => {
    const ada = await app.person()
    await app.ctx.db
      .insertInto('daily_result')
      .values([
        { plan_id: 'basic', day: '2026-06-10', rate_ppm: -40_000, source: 'illustration' },
        { plan_id: 'basic', day: '2026-06-11', rate_ppm: 25_000, source: 'illustration' },
      ])
      .execute()
    const { status, body } = await ada.call('GET', '/api/plans/outlook/?plan_id=basic&amount=250&days=7')
    expect([status, body]).toEqual([
      200,
      {
        plan_id: 'basic',
        amount: '250.00',
        days: 7,
        basis: 'illustration',
        booked_days: 0,
        needed_days: 14,
        stretches: 0,
        cases: [
          { kind: 'bad', from: null, to: null, change: '-250.00', ends_with: '0.00' },
          { kind: 'middle', from: null, to: null, change: '0.00', ends_with: '250.00' },
          { kind: 'good', from: null, to: null, change: '43.75', ends_with: '293.75' },
        ],
        record: {
          days: 2,
          illustrated_days: 2,
          losing_days: 1,
          first_day: '2026-06-10',
          last_day: '2026-06-11',
          worst: { day: '2026-06-10', rate: '-4' },
          best: { day: '2026-06-11', rate: '2.5' },
          returned: '-1.6',
        },
      },
    ])
  })

  test.each(['plan_id=gold&amount=1', 'plan_id=basic&amount=1e3', 'plan_id=basic&amount=5&days=8', ''])(
    '%s is refused',
    async (query) => {
      const ada = await app.person()
      expect((await ada.call('GET', `/api/plans/outlook/?${query}`)).status).toBe(400)
    },
  )
})

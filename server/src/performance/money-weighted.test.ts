import { RRI, XIRR } from '@formulajs/formulajs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/clock.ts'
import { type Flow, moneyWeighted } from './money-weighted.ts'

const flows = (...each: readonly (readonly [number, number])[]): Flow[] =>
  each.map(([day, dollars]) => ({
    day: addDays('2026-01-01', day),
    amountMinor: BigInt(Math.round(dollars * 1_000_000)),
  }))

const annual = (each: readonly Flow[]): number => {
  const found = moneyWeighted(each)
  if (found.kind === 'none') throw new Error(`no rate: ${found.reason}`)
  return found.annualRate
}

/** The spreadsheet's own, with our rate's neighborhood as its first guess, since its search needs a good one. */
const reference = (each: readonly Flow[], guess: number): number =>
  Number(
    XIRR(
      each.map(({ amountMinor }) => Number(amountMinor)),
      each.map(({ day }) => new Date(`${day}T00:00:00Z`)),
      guess,
    ),
  )

describe('the money-weighted return', () => {
  test.each([
    ['a year', flows([0, -1_000], [365, 1_100]), 0.1],
    ['two years of a loss', flows([0, -1_000], [730, 640]), -0.2],
    ['nothing gained', flows([0, -500], [10, -500], [40, 1_000]), 0],
    ['all out, and back, each time at 10 %', flows([0, -100], [365, 110], [400, -50], [765, 55]), 0.1],
    ['a day that took nearly everything', flows([0, -1_000], [1, 1]), -1],
  ])('%s', (_, each, expected) => {
    expect(annual(each)).toBeCloseTo(expected, 12)
  })

  test('a day at 2.5 % is ×8,207 a year', () => {
    expect(annual(flows([0, -1_000], [1, 1_025])) / (1.025 ** 365 - 1)).toBeCloseTo(1, 12)
  })

  test('the example of the XIRR manual', () => {
    const each = [
      { day: '2008-01-01', amountMinor: -10_000n },
      { day: '2008-03-01', amountMinor: 2_750n },
      { day: '2008-10-30', amountMinor: 4_250n },
      { day: '2009-02-15', amountMinor: 3_250n },
      { day: '2009-04-01', amountMinor: 2_750n },
    ]
    expect(annual(each)).toBeCloseTo(0.373_362_535, 8)
    expect(Math.abs(annual(each) - reference(each, 0.1))).toBeLessThan(1e-9)
  })

  test('is a spreadsheet’s XIRR, to 1e-9', () => {
    const monthly = fc.tuple(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 1_000_000 })), {
        minLength: 1,
        maxLength: 30,
      }),
      fc.integer({ min: -30, max: 60 }),
    )
    fc.assert(
      fc.property(monthly, ([deposits, percent]) => {
        let day = 0
        const paid = deposits.map(([gap, dollars], index): readonly [number, number] => {
          if (index > 0) day += gap
          return [day, -dollars]
        })
        const total = paid.reduce((sum, [, dollars]) => sum - dollars, 0)
        const each = flows(...paid, [day + 200, Math.floor((total * (100 + percent)) / 100) + 1])
        const found = annual(each)
        // Its tolerance is 1e-10 of a step, so it is asked again from where it came to.
        const other = reference(each, reference(each, found === 0 ? 0.001 : found * 1.001))
        expect(Math.abs(found - other)).toBeLessThan(1e-9 * Math.max(1, Math.abs(other)))
      }),
    )
  })

  test('one payment in is the rate that RRI says, over the range and a year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (days, paid, left) => {
          const found = moneyWeighted(flows([0, -paid], [days, left]))
          if (found.kind === 'none') throw new Error(found.reason)
          const whole = Number(RRI(1, paid, left))
          expect(Math.abs(found.rate - whole)).toBeLessThan(1e-9 * Math.max(1, Math.abs(whole)))
          if (days < 180) return
          const year = Number(RRI(days / 365, paid, left))
          expect(Math.abs(found.annualRate - year)).toBeLessThan(1e-9 * Math.max(1, Math.abs(year)))
        },
      ),
    )
  })

  test('of several rates it is the one nearest to zero', () => {
    // At 10 % and at 20 % these come to zero.
    expect(annual(flows([0, -100], [365, 230], [730, -132], [731, 0]))).toBeCloseTo(0.1, 9)
  })

  test('all of it lost is −100 %', () => {
    expect(moneyWeighted(flows([0, -100], [5, -50], [9, 0]))).toEqual({
      kind: 'rate',
      rate: -1,
      annualRate: -1,
    })
  })

  test.each([
    ['nothing booked', [], 'no_money'],
    ['nothing put in', flows([0, 0], [3, 0]), 'no_money'],
    ['all on one day', flows([0, -100], [0, 102]), 'one_day'],
  ])('has no rate with %s', (_, each, reason) => {
    expect(moneyWeighted(each)).toEqual({ kind: 'none', reason })
  })
})

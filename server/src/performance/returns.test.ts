import { FVSCHEDULE } from '@formulajs/formulajs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/clock.ts'
import { dayReturns, growthOf, type ReturnDay, timeWeighted } from './returns.ts'

/** Each day as [in, result, out], in millionths. */
const daysOf = (openingMinor: bigint, moves: readonly (readonly [bigint, bigint, bigint])[]): ReturnDay[] => {
  let totalMinor = openingMinor
  return moves.map(([inMinor, resultMinor, outMinor], index) => {
    totalMinor += inMinor + resultMinor - outMinor
    return { day: addDays('2026-01-01', index), inMinor, resultMinor, outMinor, totalMinor }
  })
}

/** Days of an account that never holds less than nothing: parts per million of what is there are lost, gained, taken out. */
const account = fc
  .tuple(
    fc.bigInt(0n, 10n ** 15n),
    fc.array(
      fc.tuple(fc.bigInt(0n, 10n ** 14n), fc.bigInt(-1_000_000n, 500_000n), fc.bigInt(0n, 1_000_000n)),
      { minLength: 1, maxLength: 400 },
    ),
  )
  .map(([opening, moves]) => {
    let total = opening
    const days = daysOf(
      opening,
      moves.map(([paidIn, ratePpm, outPpm]) => {
        const result = ((total + paidIn) * ratePpm) / 1_000_000n
        const out = ((total + paidIn + result) * outPpm) / 1_000_000n
        total += paidIn + result - out
        return [paidIn, result, out] as const
      }),
    )
    return { opening, days }
  })

describe('the time-weighted return', () => {
  test.each([
    [
      'no flows: what was there grew',
      daysOf(1_000n, [
        [0n, 100n, 0n],
        [0n, -110n, 0n],
      ]),
      -0.01,
    ],
    ['a deposit is no gain', daysOf(1_000n, [[9_000n, 0n, 0n]]), 0],
    ['a withdrawal is no loss', daysOf(1_000n, [[0n, 0n, 900n]]), 0],
    ['one day, the first, with its deposit', daysOf(0n, [[1_000n, 25n, 0n]]), 0.025],
    [
      'all out, and back later',
      daysOf(0n, [
        [1_000n, 100n, 1_100n],
        [0n, 0n, 0n],
        [50n, 5n, 0n],
      ]),
      0.21,
    ],
    [
      'everything lost, whatever comes after',
      daysOf(500n, [
        [0n, -500n, 0n],
        [100n, 100n, 0n],
      ]),
      -1,
    ],
    ['in, out and a result on one day', daysOf(100n, [[100n, 20n, 60n]]), 0.1],
    [
      'a day reversed the day after',
      daysOf(1_000n, [
        [0n, 100n, 0n],
        [0n, -100n, 0n],
      ]),
      1.1 * (1 - 100 / 1_100) - 1,
    ],
  ])('%s', (_, days, expected) => {
    expect(timeWeighted(dayReturns(days))).toBeCloseTo(expected, 12)
  })

  test('has no rate where no day had any money', () => {
    expect(timeWeighted([])).toBeNull()
    expect(timeWeighted(dayReturns(daysOf(0n, [[0n, 0n, 0n]])))).toBeNull()
  })

  test('is what a spreadsheet’s FVSCHEDULE makes of the rates that the days were made with, to 1e-9', () => {
    fc.assert(
      fc.property(account, ({ opening, days }) => {
        const rates = days.flatMap(({ inMinor, resultMinor }, index) => {
          const base = (days[index - 1]?.totalMinor ?? opening) + inMinor
          return base > 0n ? [Number(resultMinor) / Number(base)] : []
        })
        fc.pre(rates.length > 0)
        const found = timeWeighted(dayReturns(days))
        const reference = Number(FVSCHEDULE(1, rates)) - 1
        expect(Math.abs((found ?? Number.NaN) - reference)).toBeLessThanOrEqual(
          1e-9 * Math.max(1, Math.abs(reference)),
        )
      }),
    )
  })

  test('is never below the loss of everything, and its daily amounts add up to the account', () => {
    fc.assert(
      fc.property(account, ({ days }) => {
        const returns = dayReturns(days)
        expect(Math.min(...growthOf(returns))).toBeGreaterThanOrEqual(0)
        for (const [index, { baseMinor, resultMinor }] of returns.entries())
          expect(baseMinor + resultMinor - (days[index]?.outMinor ?? 0n)).toBe(days[index]?.totalMinor)
      }),
    )
  })

  test('does not change when deposits and withdrawals without a result are added on quiet days', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -90, max: 40 }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 9 }),
        (percents, factor) => {
          const moves = (scale: bigint) => {
            let total = 10n ** 12n * scale
            return percents.map((percent): readonly [bigint, bigint, bigint] => {
              const result = (total * BigInt(percent)) / 100n
              total += result
              return [0n, result, 0n]
            })
          }
          const alone = timeWeighted(dayReturns(daysOf(10n ** 12n, moves(1n))))
          const paid = timeWeighted(
            dayReturns(
              daysOf(10n ** 12n, [[10n ** 12n * BigInt(factor - 1), 0n, 0n], ...moves(BigInt(factor))]),
            ),
          )
          expect(paid).toBeCloseTo(alone ?? Number.NaN, 9)
        },
      ),
    )
  })
})

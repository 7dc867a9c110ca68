import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Effect, replace, replaceRest, type Balances, takeBack, takeBackRest } from './correction.ts'

const effect = (investedMinor: bigint, availableMinor: bigint, shortfallMinor = 0n): Effect => ({
  investedMinor,
  availableMinor,
  shortfallMinor,
})
const open = (investedMinor: bigint, availableMinor: bigint): Balances => ({
  isClosed: false,
  investedMinor,
  availableMinor,
})
const closed = (availableMinor: bigint): Balances => ({ isClosed: true, investedMinor: 0n, availableMinor })

describe('taking back', () => {
  test.each<[string, Effect, Balances, Effect]>([
    ['a gain that is still available', effect(0n, 5n), open(100n, 9n), effect(0n, -5n)],
    [
      'a gain that is partly spent: the position gives the rest',
      effect(0n, 5n),
      open(100n, 2n),
      effect(-3n, -2n),
    ],
    [
      'a gain that is gone with its position: the house bears it',
      effect(0n, 5n),
      closed(2n),
      effect(0n, -2n, -3n),
    ],
    ['a reinvested gain', effect(5n, 0n), open(100n, 9n), effect(-5n, 0n)],
    ['a reinvested gain whose position was taken back', effect(5n, 0n), closed(9n), effect(0n, -5n)],
    ['a loss', effect(-5n, 0n), open(95n, 0n), effect(5n, 0n)],
    ['a loss of a position that is closed by now', effect(-5n, 0n), closed(0n), effect(0n, 5n)],
    ['a loss of which the house bore a part', effect(-2n, 0n, -3n), closed(0n), effect(0n, 2n, 3n)],
    ['a gain that made up for the house first', effect(0n, 2n, 3n), open(100n, 2n), effect(0n, -2n, -3n)],
  ])('%s', (_what, before, balances, expected) => {
    expect(takeBack(before, balances)).toEqual(expected)
  })
})

describe('booking another result in its place', () => {
  test.each<[string, bigint, bigint, Balances, Effect]>([
    ['a gain is available', 5n, 0n, open(100n, 0n), effect(0n, 5n)],
    ['a gain makes up for what the house bore first', 5n, 3n, closed(0n), effect(0n, 2n, 3n)],
    ['a loss comes out of the position', -5n, 0n, open(100n, 50n), effect(-5n, 0n)],
    ['a loss is never taken from the available balance', -5n, 0n, open(2n, 50n), effect(-2n, 0n, -3n)],
    ['a loss of a closed position is borne by the house', -5n, 0n, closed(50n), effect(0n, 0n, -5n)],
  ])('%s', (_what, share, outstanding, balances, expected) => {
    expect(replace(share, outstanding, balances)).toEqual(expected)
  })
})

test('whatever happened in between: nobody goes below zero, and the shares undo each other exactly', () => {
  const minor = fc.bigInt({ min: 0n, max: 1_000n })
  const sum = (each: Effect) => each.investedMinor + each.availableMinor + each.shortfallMinor
  fc.assert(
    fc.property(
      fc.bigInt({ min: -1_000n, max: 1_000n }),
      fc.boolean(),
      minor,
      minor,
      fc.boolean(),
      fc.bigInt({ min: -1_000n, max: 1_000n }),
      (amount, reinvested, invested, available, isClosed, right) => {
        const before = amount > 0n && !reinvested ? effect(0n, amount) : effect(amount, 0n)
        const balances = isClosed ? closed(available) : open(invested, available)
        const back = takeBack(before, balances)
        const then: Balances = {
          isClosed,
          investedMinor: balances.investedMinor + back.investedMinor,
          availableMinor: balances.availableMinor + back.availableMinor,
        }
        const other = replace(right, -back.shortfallMinor, then)
        expect(sum(back)).toBe(-amount)
        expect(sum(other)).toBe(right)
        for (const held of [
          then.investedMinor,
          then.availableMinor,
          then.investedMinor + other.investedMinor,
          then.availableMinor + other.availableMinor,
        ])
          expect(held).toBeGreaterThanOrEqual(0n)
        if (isClosed) expect(back.investedMinor + other.investedMinor).toBe(0n)
      },
    ),
  )
})

describe('where a part of the result was reversed already', () => {
  const rich: Balances = { isClosed: false, investedMinor: 100n, availableMinor: 100n }
  const gain: Effect = { investedMinor: 0n, availableMinor: 10n, shortfallMinor: 0n }
  const loss: Effect = { investedMinor: -10n, availableMinor: 0n, shortfallMinor: 0n }
  const reversed = (allMinor: bigint, stoodMinor: bigint) => ({ sinceMinor: allMinor, allMinor, stoodMinor })

  test.each([
    [gain, reversed(0n, 10n), [0n, -10n, 0n]],
    [gain, reversed(4n, 10n), [0n, -6n, -4n]],
    [gain, reversed(10n, 10n), [0n, 0n, -10n]],
    [loss, reversed(-4n, -10n), [6n, 0n, 4n]],
    [loss, reversed(-10n, -10n), [0n, 0n, 10n]],
  ])(
    '%o of which %o is gone is taken back as %o',
    (before, gone, [investedMinor, availableMinor, shortfallMinor]) => {
      expect(takeBackRest(before, gone, rich)).toEqual({ investedMinor, availableMinor, shortfallMinor })
    },
  )

  test.each([
    // The house bears what was reversed; of another gain it has the same part, and makes up for nothing with the rest.
    [20n, 4n, reversed(4n, 10n), [0n, 12n, 8n]],
    [20n, 10n, reversed(10n, 10n), [0n, 0n, 20n]],
    [-20n, 4n, reversed(4n, 10n), [-12n, 0n, -8n]],
    // It bears 3 besides, which the investor did not have any more.
    [20n, 7n, reversed(4n, 10n), [0n, 9n, 11n]],
    [20n, -4n, reversed(-4n, -10n), [0n, 12n, 8n]],
    [20n, 0n, reversed(0n, 0n), [0n, 20n, 0n]],
  ])(
    '%i in its place, with %i borne, %o gone: %o',
    (share, outstanding, gone, [investedMinor, availableMinor, shortfallMinor]) => {
      expect(replaceRest(share, outstanding, gone, rich)).toEqual({
        investedMinor,
        availableMinor,
        shortfallMinor,
      })
    },
  )
})

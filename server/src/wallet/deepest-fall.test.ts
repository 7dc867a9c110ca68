import { MAX } from '@formulajs/formulajs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { deepestFall } from './deepest-fall.ts'

test.each([
  ['nothing', [], undefined],
  ['one day', [5n], undefined],
  ['only gains', [0n, 1n, 1n, 4n], undefined],
  ['a fall that was made up for', [0n, 10n, 4n, 10n, 12n], { from: 1, to: 2, recovered: 3 }],
  ['a fall that was not', [0n, 10n, 4n, 9n], { from: 1, to: 2, recovered: null }],
  ['the deeper of two', [0n, 10n, 8n, 20n, 11n, 12n], { from: 3, to: 4, recovered: null }],
  ['the earlier of two alike', [0n, 5n, 2n, 6n, 3n, 9n], { from: 1, to: 2, recovered: 3 }],
  ['a fall from the beginning on, below zero', [0n, -3n, -8n, -1n], { from: 0, to: 2, recovered: null }],
  ['the last day of a high that lasted', [0n, 7n, 7n, 1n, 7n], { from: 2, to: 3, recovered: 4 }],
])('the deepest fall: %s', (_, amounts, expected) => {
  expect(deepestFall(amounts)).toEqual(expected)
})

test('no stretch of the row falls deeper, by the highest value before each day', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 80 }),
      (row) => {
        const depths = row.map((amount, index) => Number(MAX(row.slice(0, index + 1))) - amount)
        const fall = deepestFall(row.map(BigInt))
        const found = fall === undefined ? 0 : (row[fall.from] ?? 0) - (row[fall.to] ?? 0)
        expect(found).toBe(Math.max(...depths))
        if (fall === undefined) return
        const high = row[fall.from] ?? Infinity
        const recovered = row.findIndex((amount, index) => index > fall.to && amount >= high)
        expect(fall.recovered).toBe(recovered === -1 ? null : recovered)
      },
    ),
  )
})

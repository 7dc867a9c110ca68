import { expect, test } from 'vitest'
import { linePath } from './line-path.ts'

test('the largest is at the top, the smallest at the bottom', () => {
  expect(linePath([1, 3, 2], 100, 50)).toBe('M0.00 50.00L50.00 0.00L100.00 25.00')
})

test('a flat line runs through the middle; one point is no line', () => {
  expect(linePath([7, 7], 100, 50)).toBe('M0.00 25.00L100.00 25.00')
  expect(linePath([7], 100, 50)).toBe('')
})

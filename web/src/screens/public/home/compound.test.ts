import { expect, test } from 'vitest'
import { growth } from './compound.ts'

test('2.5 % a day is ×8,207 in a year', () => {
  expect(growth(25_000n, 365, 0)).toBe('8207')
  expect(growth(25_000n, 30, 2)).toBe('2.10')
  expect(growth(25_000n, 1, 3)).toBe('1.025')
})

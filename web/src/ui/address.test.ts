import { expect, test } from 'vitest'
import { addressEnd, addressGroups } from '#ui/address.ts'

test('groups of four, the prefix on its own', () => {
  expect(addressGroups('PRACTICE-8fA1b2c3d')).toEqual(['PRACTICE-', '8fA1', 'b2c3', 'd'])
  expect(addressGroups('0x12345678')).toEqual(['0x', '1234', '5678'])
  expect(addressGroups('bc1qabcd')).toEqual(['bc1q', 'abcd'])
  expect(addressEnd('PRACTICE-8fA1c0DE')).toBe('c0DE')
})

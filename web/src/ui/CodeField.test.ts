import { expect, test } from 'vitest'
import { plainCode } from './CodeField.tsx'

test('a code is sent without spaces and dashes, in digits of one width', () => {
  expect(plainCode(' 123 456 ')).toBe('123456')
  expect(plainCode('123-456')).toBe('123456')
  expect(plainCode('１２３　４５６')).toBe('123456')
})

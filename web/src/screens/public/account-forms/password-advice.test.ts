import { expect, test } from 'vitest'
import { passwordAdvice } from './password-advice.ts'

const own = ['Anna', 'Berg', 'anna.berg@mail.com']

test('nothing typed, nothing said', () => {
  expect(passwordAdvice('', own)).toBeNull()
})

test('too short says by how much, in characters as a person counts them', () => {
  expect(passwordAdvice('abcde', own)).toEqual({ kind: 'short', missing: 3 })
  expect(passwordAdvice('😀😀😀😀', own)).toEqual({ kind: 'short', missing: 4 })
})

test.each([
  '12345678',
  '8675309123',
  'aaaaaaaaaa',
  'abababab',
  'qwertyuiop',
  'AnnaBerg1',
  'password1',
  'evenmoor22',
  'abcdefgh',
])('%s is easy to guess', (password) => {
  expect(passwordAdvice(password, own)?.kind).toBe('guessable')
})

test.each([
  ['kettle river', 'fair'],
  ['kettle river anvil', 'good'],
] as const)('%s is %s', (password, kind) => {
  expect(passwordAdvice(password, own)).toEqual({ kind })
})

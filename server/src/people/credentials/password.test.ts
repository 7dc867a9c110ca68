import { describe, expect, test } from 'vitest'
import { assertStrongPassword, isPasswordTooLong } from './password.ts'

const person = { email: 'rosalind.harrow@northwind-example.com', firstName: 'Rosalind', lastName: 'Harrow' }
const refused = (password: string) => {
  try {
    assertStrongPassword(password, person)
    return undefined
  } catch (error) {
    return (error as { body?: unknown }).body
  }
}

describe('passwords (A09)', () => {
  test.each([
    'password',
    '12345678',
    'iloveyou',
    'Password123!',
    'P@ssw0rd2026!',
    'qwertyuiop',
    'abcdefgh',
    'aaaaaaaaaaaa',
    'evenmoor',
    'Evenmoor2026',
    'rosalind.harrow',
    'Rosalind2026',
    'Harrow!2026',
    'short1!',
    '',
  ])('%j is refused with a reason', (password) => {
    expect(refused(password)).toEqual({ password: [expect.stringMatching(/\w+ .+/)] })
  })

  test.each([
    'kite-marble-27-river',
    'quiet harbor 7 lanterns',
    'пароль-длинный-ключ',
    '水晶の森を歩く九月の猫',
    '🦉🌋🎻🧊🪁🍋🧭🪨',
    'A7f'.concat('x9Qz-mellow.Tundra '.repeat(4)).slice(0, 64),
    'x9Qz-mellow.Tundra '.repeat(7).slice(0, 128),
  ])('%j is accepted', (password) => {
    expect(refused(password)).toBeUndefined()
  })

  test('128 characters are the longest, whatever they take in bytes', () => {
    expect(refused(`${'x9Qz-mellow.Tundra '.repeat(7).slice(0, 128)}x`)).toEqual({
      password: ['Use at most 128 characters.'],
    })
    expect(isPasswordTooLong('🦉'.repeat(128))).toBe(false)
    expect(isPasswordTooLong('🦉'.repeat(129))).toBe(true)
    expect(isPasswordTooLong('x'.repeat(60_000))).toBe(true)
  })

  test('A10: the costliest of passwords is looked at in little time, so that others are answered', () => {
    const costly = 'is@as!a&8i4s14e103e0a1@eo05$ag4@@@|i4!44iae36!14la|4|1!@ooe42cia'
    const looks = Array.from({ length: 5 }, () => {
      const begunAt = performance.now()
      refused(costly)
      return performance.now() - begunAt
    })
    expect(Math.min(...looks)).toBeLessThan(80)
  })
})

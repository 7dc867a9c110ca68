import { describe, expect, test } from 'vitest'
import { locales } from '#locales.ts'
import { fullName, greetedName, nameFields, nameParts } from '#person-name.ts'

const parts = { first_name: '太郎', last_name: '山田' }

describe('the order of a name', () => {
  test('is the family name first in Japanese, Chinese and Vietnamese, and last elsewhere', () => {
    expect(locales.filter((locale) => nameFields(locale)[0] === 'last_name').toSorted()).toEqual([
      'ja',
      'vi',
      'zh-CN',
    ])
    expect(nameFields('a language of later')).toEqual(['first_name', 'last_name'])
  })

  test.each([
    ['ja', '山田 太郎', '山田 太郎', ['last_name', 'first_name']],
    ['de', '太郎 山田', '太郎', ['first_name', 'last_name']],
  ])('in %s: the whole name, the greeting and the form', (locale, whole, greeted, fields) => {
    expect(fullName({ ...parts, locale })).toBe(whole)
    expect(greetedName({ ...parts, locale })).toBe(greeted)
    expect(Object.keys(nameParts(locale, parts))).toEqual(fields)
    expect(nameParts(locale, parts)).toEqual(parts)
  })

  test.each(['ja', 'en'])('one part alone has no space beside it (%s)', (locale) => {
    expect(fullName({ first_name: ' Ada ', last_name: '', locale })).toBe('Ada')
    expect(fullName({ first_name: '', last_name: '', locale })).toBe('')
  })
})

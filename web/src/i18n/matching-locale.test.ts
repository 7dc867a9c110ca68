import { locales } from '@evenmoor/contract/locales'
import { expect, test } from 'vitest'
import { matchingLocale } from './matching-locale.ts'

test.each([
  [['de-AT', 'en'], 'de'],
  [['pt'], 'pt-BR'],
  [['pt-PT'], 'pt-BR'],
  [['pt-BR'], 'pt-BR'],
  [['ar-EG'], 'ar'],
  [['en-GB', 'de'], 'en'],
  [['xx', 'not a tag', 'fr-CA'], 'fr'],
  [['sw'], undefined],
  [[], undefined],
])('of %j it is %s', (wished, expected) => {
  expect(matchingLocale(wished, locales)).toBe(expected)
})

test('one language in two scripts is two', () => {
  const spoken = ['en', 'pt-BR', 'zh-CN']
  const match = (tag: string) => matchingLocale([tag], spoken)
  expect(['zh', 'zh-Hans', 'zh-Hans-CN', 'zh-SG', 'zh-CN'].map(match)).toEqual(Array(5).fill('zh-CN'))
  expect(['zh-TW', 'zh-Hant', 'zh-HK'].map(match)).toEqual([undefined, undefined, undefined])
})

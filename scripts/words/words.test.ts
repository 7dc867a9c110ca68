import { locales } from '@evenmoor/contract/locales'
import { expect, test } from 'vitest'
import { argumentsOf, inMode, readCatalogue } from './catalogues.ts'
import { check, checkLayout } from './check.ts'
import { gradeOf, proseFaults } from './prose.ts'
import { keysInUse } from './usage.ts'

const english = readCatalogue('en')
const isUsed = keysInUse()

test.each(locales)('%s says all that English says, in its own words, and promises nothing', (locale) => {
  expect(check(locale, readCatalogue(locale), english, isUsed)).toEqual([])
})

test('each language has its folder, and each text one place', () => {
  expect(checkLayout()).toEqual([])
})

/** The faults of German with some texts replaced; an undefined one is left out. */
function faultsOf(changes: Readonly<Record<string, string | undefined>>): string[] {
  const german = new Map(readCatalogue('de'))
  for (const [key, text] of Object.entries(changes)) {
    if (text === undefined) german.delete(key)
    else german.set(key, text)
  }
  return check('de', german, english, isUsed).map(({ key, fault }) => `${key}: ${fault}`)
}

test('what is wrong in a translation is found', () => {
  expect(faultsOf({ 'common.common.retry': undefined })).toEqual(['common.common.retry: missing'])
  expect(faultsOf({ 'common.common.again': 'Noch einmal' })).toEqual(['common.common.again: extra'])
  expect(faultsOf({ 'common.common.retry': ' ' })).toEqual(['common.common.retry: empty'])
  expect(faultsOf({ 'common.common.retry': english.get('common.common.retry') })).toEqual([
    'common.common.retry: untranslated',
  ])
  expect(faultsOf({ 'common.common.retry': 'Garantiert noch einmal' })).toEqual([
    'common.common.retry: says "Garanti"',
  ])
  expect(faultsOf({ 'common.common.retry': 'Noch {count}-mal' })).toEqual([
    'common.common.retry: is given {count}, in English nothing',
  ])
  expect(faultsOf({ 'common.common.retry': 'Noch {count' })).toEqual([
    expect.stringContaining('common.common.retry: is no ICU message'),
  ])
  expect(faultsOf({ 'site.home.lead': '{mode, select, test {Übungsgeld} other {Übungsdollar}}' })).toEqual([
    'site.home.lead: says practice on test networks',
  ])
})

test('a sentence of practice money alone needs another one for test networks', () => {
  const planted = new Map(english).set('common.common.retry', 'Use practice money')
  expect(check('en', planted, planted, isUsed)).toEqual([
    { locale: 'en', key: 'common.common.retry', fault: 'is true of practice money alone' },
  ])
})

test('a text that no code names is found, however the others are named', () => {
  expect(isUsed('home.lead')).toBe(true)
  expect(isUsed('home.nobodyAsks')).toBe(false)
  const planted = new Map(english).set('site.home.nobodyAsks', 'Nobody asks')
  expect(check('en', planted, planted, isUsed)).toEqual([
    { locale: 'en', key: 'site.home.nobodyAsks', fault: 'unused' },
  ])
})

test('the arguments of a text are found in all of its branches', () => {
  const text = '{count, plural, one {<b>one</b> of {total}} other {# of {total} since {day, date}}}'
  expect([...argumentsOf(text)]).toEqual([
    ['count', 'number'],
    ['b', 'tag'],
    ['total', 'text'],
    ['day', 'date'],
  ])
})

test('a text says on each kind of money what its branch says', () => {
  const text = '{mode, select, test {Send {count, plural, one {#} other {#}}} other {Practice}}'
  expect(inMode(text, 'test')).toBe('Send {count, plural, one {#} other {#}}')
  expect(inMode(text, 'practice')).toBe('Practice')
  expect(inMode('Both', 'test')).toBe('Both')
})

test.each([
  ['common.common.retry', 'Tell us by e-mail', 'says "e-mail"; better: email'],
  ['common.common.retry', 'It cannot wait', 'says "cannot"; better: the contraction'],
  ['common.common.retry', "Don't wait", 'has a straight quote or apostrophe; better: ’ or “ ”'],
  ['common.common.retry', 'Open the Next Page', 'has "Next" in title case; better: next'],
  [
    'common.common.retry',
    '{count} open checkouts',
    '"{count} open checkouts" is not right for one; better: an ICU plural',
  ],
  ['account.logOut.failed', 'We couldn’t log you out', 'is not the specification’s "Logout failed"'],
])('%s that says "%s" is not written as we write', (key, text, fault) => {
  expect(proseFaults('en', key, text)).toContain(fault)
})

test('a word that the glossary of a language rules out is found, with the better one', () => {
  expect(proseFaults('de', 'common.common.retry', 'Sie haben Spielmünzen')).toEqual([
    'says "Spielmünzen"; better: Coin',
  ])
})

test('a sentence of 33 words is too long, in every branch of a choice', () => {
  const long = `${'word '.repeat(32)}end.`
  expect(proseFaults('en', 'common.common.retry', `{mode, select, test {Short.} other {${long}}}`)).toEqual([
    expect.stringContaining('has a sentence of 33 words'),
  ])
})

test('a page of long words asks for more than grade eight', () => {
  const hard =
    'Notwithstanding considerable organizational difficulties, administrators systematically reconsider.'
  expect(gradeOf(Array.from({ length: 12 }, () => hard))).toBeGreaterThan(8)
  expect(gradeOf(Array.from({ length: 30 }, () => 'We send you a code.'))).toBeLessThan(8)
  expect(gradeOf(['Few words.'])).toBe(null)
})

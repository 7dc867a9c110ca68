import { locales } from '@evenmoor/contract/locales'
import { expect, test } from 'vitest'
import { argumentsOf, inMode, readCatalogue } from './catalogues.ts'
import { check, checkLayout } from './check.ts'
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

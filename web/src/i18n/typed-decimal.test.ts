import { describe, expect, test } from 'vitest'
import { locales, type Locale, numberLocale } from '@evenmoor/contract/locales'
import { formatMoney } from './format-money.ts'
import { parseTypedDecimal, parseTypedSignedDecimal, toTypedText, ungrouped } from './typed-decimal.ts'

/** `unclear` and `malformed` are refusals; everything else is what was understood. */
const understood = (typed: string, locale: Locale, options?: { grouping: boolean }) => {
  const read = parseTypedDecimal(typed, locale, options)
  return read.ok ? read.text : read.refusal
}

/** How each language writes the sample: a further one falls into a table by itself. */
const writing = (sign: 'decimal' | 'group', text: string) =>
  locales.filter((locale) =>
    new Intl.NumberFormat(numberLocale(locale))
      .formatToParts(12_345_678.9)
      .some(({ type, value }) => type === sign && value === text),
  )
const pointLocales = writing('decimal', '.')
const commaLocales = writing('decimal', ',')
const pointGroupLocales = writing('group', '.')

test('every language is in one of the tables, and those that were read by hand are where they belong', () => {
  expect([...pointLocales, ...commaLocales].toSorted()).toEqual([...locales].toSorted())
  expect(pointLocales).toEqual(expect.arrayContaining(['en', 'ar']))
  expect(pointGroupLocales).toEqual(expect.arrayContaining(['es', 'pt-BR', 'de', 'tr', 'id']))
})

test('where lakhs are counted groups are of two before the last three, or of three', () => {
  const byLakhs = (text: string) => ungrouped(text, [','], true)
  expect(['12,34,567', '1,00,000', '1,234,567'].map(byLakhs)).toEqual(['1234567', '100000', '1234567'])
  expect(['1,2,345', '12,34', '1,23,45'].map(byLakhs)).toEqual([null, null, null])
  expect(ungrouped('12,34,567', [','], false)).toBeNull()
})

describe.each(locales)('%s', (locale) => {
  test.each([
    ['250', '250'],
    [' 250 ', '250'],
    ['007', '7'],
    ['0', '0'],
    ['1 000', '1000'],
    ['1\u00a0000\u202f000', 'unclear'],
    ['1\u202f000\u202f000', '1000000'],
    ['1’000’000', '1000000'],
    ['٢٥٠', '250'],
    ['۱۲۳', '123'],
    ['٢٥٠٫٥', '250.5'],
    ['١٬٠٠٠٫٥٠', '1000.50'],
    ['\u2066250\u2069', '250'],
    ['', 'empty'],
    [' ', 'empty'],
    ['.', 'malformed'],
    [',', 'malformed'],
    ['-5', 'malformed'],
    ['−5', 'malformed'],
    ['+5', 'malformed'],
    ['1e3', 'malformed'],
    ['0x10', 'malformed'],
    ['½', 'malformed'],
    ['１２', '12'],
    ['。', 'malformed'],
    ['$5', 'malformed'],
    ['12 34', 'unclear'],
    ['1.2.3', 'unclear'],
    ['1,2,3', 'unclear'],
    ['1,000.5.5', 'unclear'],
    ['9'.repeat(61), 'malformed'],
  ])('%j is %j', (typed, expected) => {
    expect(understood(typed, locale)).toBe(expected)
  })

  test('what the page shows and what a chip puts in are read as what they are', () => {
    for (const amount of ['0.5', '1000.50', '12345678.90']) {
      expect(understood(toTypedText(amount, locale), locale)).toBe(amount)
      const shown = formatMoney(amount, 'USD', locale).replace(/[^\d.,\s]/g, '')
      expect(Number(understood(shown, locale))).toBe(Number(amount))
    }
  })
})

describe.each(pointLocales)('with a decimal point (%s)', (locale) => {
  test.each([
    ['１，２５０．５０', '1250.50'],
    ['250。5', '250.5'],
    ['1,000', '1000'],
    ['12,345,678.90', '12345678.90'],
    ['1.000', '1.000'],
    ['0.5', '0.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1,5', 'unclear'],
    ['1,00', 'unclear'],
    ['1000,50', 'unclear'],
    ['1.000,50', 'unclear'],
    ['1,0000', 'unclear'],
    ['1234,567', 'unclear'],
    [',500', 'unclear'],
    ['1 000,000', 'unclear'],
  ])('%j is %j', (typed, expected) => {
    expect(understood(typed, locale)).toBe(expected)
  })
})

describe.each(commaLocales)('with a decimal comma (%s)', (locale) => {
  test.each([
    ['1,5', '1.5'],
    ['1,00', '1.00'],
    ['1,000', '1.000'],
    [',5', '0.5'],
    ['5,', '5'],
    ['1 000,50', '1000.50'],
    ['1.5', 'unclear'],
    ['1000.50', 'unclear'],
    ['1,000.50', 'unclear'],
  ])('%j is %j', (typed, expected) => {
    expect(understood(typed, locale)).toBe(expected)
  })
})

describe.each(pointGroupLocales)('with points between groups (%s)', (locale) => {
  test.each([
    ['1.000', '1000'],
    ['12.345.678,90', '12345678.90'],
    ['1.00', 'unclear'],
    ['1.000 000', 'unclear'],
  ])('%j is %j', (typed, expected) => {
    expect(understood(typed, locale)).toBe(expected)
  })
})

test('French groups with spaces, so a point means nothing there', () => {
  expect(understood('1.000', 'fr')).toBe('unclear')
  expect(understood('1\u202f000,5', 'fr')).toBe('1000.5')
})

test.each([
  ['1,000', 'en', 'unclear'],
  ['1 000', 'en', 'unclear'],
  ['1.000', 'de', 'unclear'],
  ['1,5', 'de', '1.5'],
  ['1.5', 'en', '1.5'],
  ['١٫٥', 'ar', '1.5'],
] as const)('without grouping %j in %s is %j', (typed, locale, expected) => {
  expect(understood(typed, locale, { grouping: false })).toBe(expected)
})

const wordsOf = async (locale: Locale, area: string) =>
  (await import(`../../../locales/${locale}/${area}.json`, { with: { type: 'json' } })).default

/** The examples that refusals give must be amounts that the field then takes. */
test.each(locales)('an amount typed as the texts in %s say is read as what they mean', async (locale) => {
  const { investor } = await wordsOf(locale, 'investor')
  const { market } = await wordsOf(locale, 'site')
  const exampleIn = (text: string) =>
    parseTypedDecimal(/\d[\d.,\u00a0\u202f ]*\d/.exec(text)?.[0] ?? '', locale)
  expect(exampleIn(investor.money.amountMalformed)).toEqual({ ok: true, text: '250.00' })
  expect(exampleIn(investor.money.amountUnclear)).toEqual({ ok: true, text: '1250.50' })
  // The English text is the spec's own and has no example.
  if (locale !== 'en') expect(exampleIn(market.calculator.amountError)).toEqual({ ok: true, text: '0.5' })
})

test.each(locales)(
  'a day’s result typed as the texts in %s say is read as what they mean',
  async (locale) => {
    const { staffRefusals } = await wordsOf(locale, 'refusals')
    const example = /[\u2066-]*-\d[\d.,]*\d\u2069?/.exec(staffRefusals.result_missing)?.[0] ?? ''
    expect(parseTypedSignedDecimal(example, locale)).toEqual({ ok: true, text: '-1.25' })
  },
)

test.each([
  ['-1,25', 'es', '-1.25'],
  ['\u22121,25', 'de', '-1.25'],
  [' - 2 ', 'en', '-2'],
  ['3,2', 'pt-BR', '3.2'],
  ['--1', 'en', 'malformed'],
  ['-', 'en', 'empty'],
  ['-1.25', 'de', 'unclear'],
] as const)('the result %j in %s is %j', (typed, locale, expected) => {
  const read = parseTypedSignedDecimal(typed, locale)
  expect(read.ok ? read.text : read.refusal).toBe(expected)
})

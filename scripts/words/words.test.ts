import { locales } from '@evenmoor/contract/locales'
import { expect, test } from 'vitest'
import { argumentsOf, inMode, readCatalog } from './catalogs.ts'
import { check, checkLayout } from './check.ts'
import { averageOf, gradeOf, pageFaults, proseFaults } from './prose.ts'
import { keysInUse } from './usage.ts'

const english = readCatalog('en')
const isUsed = keysInUse()

test.each(locales)('%s says all that English says, in its own words, and promises nothing', (locale) => {
  expect(check(locale, readCatalog(locale), english, isUsed)).toEqual([])
})

test('each language has its folder, and each text one place', () => {
  expect(checkLayout()).toEqual([])
})

/** The faults of German with some texts replaced; an undefined one is left out. */
function faultsOf(changes: Readonly<Record<string, string | undefined>>): string[] {
  const german = new Map(readCatalog('de'))
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
  const planted = new Map(english).set('site.home.nobodyAsks', 'No one asks')
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
  ['common.common.retry', 'Nothing moved. That is all', 'says "That is"; better: the contraction'],
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

test.each([
  ['Own data, limits and closing the account', 'Own'],
  ['Your balance stays as it is.', 'as it is'],
  ['Pays half of what is due.', 'what is due'],
  ['What is sent there is lost', 'What is sent'],
  ['What they agreed to', 'What they agreed'],
  ['Begin with a plan', 'Begin'],
  ['Not begun', 'begun'],
  ['{count, plural, one {# notice} other {# notices}}', 'notices'],
  ['Driving license', 'Driving license'],
  ['Outgoing mail', 'mail'],
  ['Signing you in…', 'Signing you in'],
  ['Add your second factor', 'second factor'],
  ['The house bears what is gone', 'house bears'],
  ['Borne by the house', 'Borne by'],
  ['This withdrawal waits to be reviewed.', 'waits to be'],
  ['It was paid or decided otherwise.', 'decided otherwise'],
  ['Known at the new price', 'Known at'],
  ['We took back what it added.', 'We took back'],
  ['We record it.', 'We record it'],
  ['All of it', 'All of it'],
  ['See why', 'See why'],
  ['The words of your wallet', 'words of your wallet'],
  ['Nothing stands out.', 'stands'],
  ['Nobody owns this address', 'Nobody'],
  ['The price at the moment we saw it', 'at the moment'],
  ['Enter the address of your own wallet', 'of your own'],
])('"%s" has the accent of a translation', (text, accent) => {
  expect(proseFaults('en', 'common.common.retry', text)).toContainEqual(
    expect.stringContaining(`says "${accent}"`),
  )
})

test.each([
  'Check the mail server.',
  'Your family may be the first to notice a scam.',
  'Take it back at any time.',
  'Everything is in your available balance.',
])('"%s" has none', (text) => {
  expect(proseFaults('en', 'common.common.retry', text)).toEqual([])
})

test('a word that the glossary of a language rules out is found, with the better one', () => {
  expect(proseFaults('de', 'common.common.retry', 'Sie haben Spielmünzen')).toEqual([
    'says "Spielmünzen"; better: Coin',
  ])
})

test.each([
  ['de', 'Prüfen Sie danach Ihre zweiten Faktoren.', 'zweiten Faktoren'],
  ['es', 'Confirma antes con tu segundo factor.', 'segundo factor'],
  ['fr', 'Vérifiez ensuite vos seconds facteurs.', 'seconds facteurs'],
  ['pt-BR', 'Este é o seu último segundo fator.', 'segundo fator'],
  ['tr', 'İkinci faktörünüz açık.', 'İkinci faktör'],
  ['id', 'Staf memerlukan faktor kedua.', 'faktor kedua'],
  ['ar', 'أكّد بالعامل الثاني.', 'العامل الثاني'],
  ['vi', 'Thêm yếu tố xác thực thứ hai', 'yếu tố xác thực thứ hai'],
  ['pl', 'Najpierw potwierdź drugim składnikiem.', 'drugim składnikiem'],
  ['hi', 'अपना दूसरा फ़ैक्टर जोड़ें', 'दूसरा फ़ैक्टर'],
  ['ja', '第二要素で確認してください', '第二要素'],
  ['it', 'Lo staff deve avere un secondo fattore.', 'secondo fattore'],
  ['zh-CN', '添加第二因素', '第二因素'],
])('%s has one term for two-factor authentication: not "%s"', (locale, text, other) => {
  expect(proseFaults(locale, 'common.common.retry', text)).toEqual([
    expect.stringContaining(`says "${other}"; better: `),
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

test('a page whose sentences have more than 20 words on average is found, in the console and in law too', () => {
  const sentence = (words: number) => `${'We '.repeat(words - 1)}go.`
  expect(averageOf(Array.from({ length: 4 }, () => sentence(21)))).toBe(21)
  expect(averageOf([sentence(21)])).toBe(null)
  const faultsOfPage = (area: string, words: number) =>
    pageFaults(
      new Map(
        Array.from({ length: 5 }, (_, index) => [`${area}.page.text${index}`, sentence(words)] as const),
      ),
    )
  for (const area of ['site', 'staff', 'legal']) {
    expect(faultsOfPage(area, 20)).toEqual([])
    expect(faultsOfPage(area, 21)).toEqual([
      { key: `${area}.page`, fault: 'has 21 words a sentence on average; better: 20 or fewer' },
    ])
  }
})

test('staff and refusals may ask for grade nine, law for any', () => {
  const texts = (text: string, area: string) =>
    new Map(Array.from({ length: 12 }, (_, index) => [`${area}.page.text${index}`, text] as const))
  const hard = 'Administrators systematically reconsider considerable organizational difficulties today.'
  const plain = 'Open the pending withdrawal, compare its address, then approve it.'
  for (const area of ['site', 'staff', 'refusals']) expect(pageFaults(texts(hard, area))).toHaveLength(1)
  expect(pageFaults(texts(hard, 'legal'))).toEqual([])
  const grade = gradeOf([...texts(plain, 'site').values()])
  expect(grade).toBeGreaterThan(8)
  expect(grade).toBeLessThanOrEqual(9)
  expect(pageFaults(texts(plain, 'site'))).toHaveLength(1)
  expect(pageFaults(texts(plain, 'staff'))).toEqual([])
})

import { expect, test } from 'vitest'
import { type Claim, problemsOf, readRegister, type Register } from './register.ts'
import { hasFiguresOf, readmeSentences, type Sentence, sentences } from './sentences.ts'

const register = readRegister()
const now = sentences()

test('each sentence of a covered page is registered as it is now, and each claim has its evidence', () => {
  expect(problemsOf(register, now)).toEqual([])
})

test('there are claims, and sentences that are none', () => {
  expect(Object.keys(register.claims).length).toBeGreaterThan(30)
  expect(Object.keys(register.others).length).toBeGreaterThan(30)
})

const read = { english: 'aaaaaaaaaaaa', translations: 'bbbbbbbbbbbb' }
const sentence: Sentence = { key: 'x.y', text: 'It costs 1%.', ...read, otherFigures: [], longer: [] }
const of = (claim: Partial<Claim>): Register => ({
  claims: { 'x.y': { ...read, evidence: [['setting', 'PORT']], ...claim } },
  others: {},
})

test.each([
  ['in no register', { claims: {}, others: {} }, sentence, 'is in no register'],
  ['whose English was changed', of({ english: 'cccccccccccc' }), sentence, 'the English was changed'],
  ['whose translation was changed', of({ translations: 'c' }), sentence, 'a translation was changed'],
  ['without evidence', of({ evidence: [] }), sentence, 'has no evidence'],
  [
    'whose test was renamed',
    of({ evidence: [['test', 'scripts/claims/claims.test.ts', 'no title of any test'.toUpperCase()]] }),
    sentence,
    'its evidence is gone',
  ],
  ['whose page is gone', of({ evidence: [['page', '/gone']] }), sentence, 'its evidence is gone'],
  [
    'that says another figure in German',
    of({}),
    { ...sentence, otherFigures: ['de'] },
    'other figures in de',
  ],
  ['that says more in German', of({}), { ...sentence, longer: ['de'] }, 'says more in de'],
  ['whose evidence is a page alone', of({ evidence: [['page', '/proof']] }), sentence, 'is no evidence'],
  [
    'whose evidence quotes nothing',
    of({ evidence: [['file', 'LICENSE', '']] }),
    sentence,
    'its evidence is gone',
  ],
  ['that is gone', of({}), { ...sentence, key: 'x.z' }, 'no such sentence is there'],
])('a sentence %s is found', (_what, given, found, words) => {
  expect(problemsOf(given, [found]).join('\n')).toContain(words)
})

test('Japanese and Chinese may write in digits what the English has in words, and nothing else', () => {
  expect(hasFiguresOf('It works once, within 10 minutes.', '1回だけ、10分以内に使えます。')).toBe(true)
  expect(hasFiguresOf('Twelve coins at a glance.', '12のコインを一覧で。')).toBe(true)
  expect(hasFiguresOf('It works once, within 10 minutes.', '2回、10分以内に使えます。')).toBe(false)
  expect(hasFiguresOf('It costs 1%.', '費用はかかりません。')).toBe(false)
  expect(hasFiguresOf('Ten plain answers.', '10个简明回答。')).toBe(true)
  expect(hasFiguresOf('It costs 1%.', '收取2%。')).toBe(false)
  expect(hasFiguresOf('It works once, within 10 minutes.', 'Er gilt 1 Mal, 10 Minuten lang.')).toBe(false)
})

test('of the README, code, pictures, headings and short rows are no sentences', () => {
  expect(
    readmeSentences(
      '# Title\n\nOne is **here now**. Two is [in a link](x.md), too.\n```sh\nnpm start and so on\n```\n| | |\n| --- | --- |\n| `a` | what it is for |\n1. Then press the button.\n',
    ),
  ).toEqual(['One is here now.', 'Two is in a link, too.', 'a what it is for', 'Then press the button.'])
})

test('pages, emails and the README are covered', () => {
  for (const key of ['home.lead', 'terms.what.one', 'mails.code.text', 'signUp.next.code'])
    expect(now.map((each) => each.key)).toContain(key)
  expect(now.some(({ key }) => key.startsWith('README: '))).toBe(true)
})

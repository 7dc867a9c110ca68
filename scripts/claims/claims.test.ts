import { expect, test } from 'vitest'
import { type Claim, problemsOf, readRegister, type Register, type Sentence, sentences } from './register.ts'

const register = readRegister()
const now = sentences(register.namespaces)

test('each sentence of a covered page is registered as it is now, and each claim has its evidence', () => {
  expect(problemsOf(register, now)).toEqual([])
})

test('there are claims, and sentences that are none', () => {
  expect(Object.keys(register.claims).length).toBeGreaterThan(30)
  expect(Object.keys(register.others).length).toBeGreaterThan(30)
})

const read = { english: 'aaaaaaaaaaaa', translations: 'bbbbbbbbbbbb' }
const sentence: Sentence = { key: 'x.y', text: 'It costs 1%.', ...read, otherFigures: [] }
const of = (claim: Partial<Claim>): Register => ({
  namespaces: ['x'],
  claims: { 'x.y': { ...read, evidence: [['page', '/proof']], ...claim } },
  others: {},
})

test.each([
  ['in no register', { namespaces: ['x'], claims: {}, others: {} }, sentence, 'is in no register'],
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
  ['that is gone', of({}), { ...sentence, key: 'x.z' }, 'no such sentence is there'],
])('a sentence %s is found', (_what, given, found, words) => {
  expect(problemsOf(given, [found]).join('\n')).toContain(words)
})

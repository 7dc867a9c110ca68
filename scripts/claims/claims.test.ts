import { expect, test } from 'vitest'
import { problemOfTitle, summaryOf } from './evidence.ts'
import { problemsOf } from './problems.ts'
import { type Claim, readRegister, type Register } from './register.ts'
import {
  differencesIn,
  hasFiguresOf,
  isSentence,
  readmeSentences,
  saysMore,
  type Sentence,
  sentences,
  textsIn,
} from './sentences.ts'
import { testsIn } from './tests-in.ts'

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
  [
    'whose evidence is a part of a title',
    of({ evidence: [['test', 'scripts/claims/claims.test.ts', 'there are claims']] }),
    sentence,
    'its evidence is gone',
  ],
  [
    'whose evidence is no title, but stands in the file',
    of({
      evidence: [
        ['test', 'scripts/claims/claims.test.ts', 'whose evidence is no title, but stands in the file'],
      ],
    }),
    sentence,
    'its evidence is gone',
  ],
  [
    'whose evidence is in a file that is no test',
    of({ evidence: [['test', 'scripts/claims/register.ts', 'readRegister']] }),
    sentence,
    'in a file that no tier of the tests runs',
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

/** The words of a file of vitest's, and what they make of the evidence `it holds`. */
const ofFile = (code: string, from = 'vitest') =>
  problemOfTitle(
    testsIn('some.test.ts', `import { describe, expect, it, test } from '${from}'\n${code}`),
    'it holds',
  )
const body = '() => { expect(1).toBe(1) }'

test.each([
  ['test', `test('it holds', ${body})`],
  ['it, in a group', `describe('a group', () => { it("it holds", ${body}) })`],
  ['a table', `test.each([[1], [2]])('it holds', ${body})`],
  ['a table in a template', `it.each\`a\n\${1}\`('it holds', ${body})`],
  ['a condition', `test.runIf(hasPython)('it holds', ${body})`],
  ['a condition and a table', `test.skipIf(!hasPython).each(rows)('it holds', ${body})`],
  ['words over two lines', `test('it ' +\n'holds', ${body})`],
  ['a function that stands elsewhere', `test('it holds', holds)`],
  ['a step of a test', `test('a journey', async () => { await test.step('it holds', ${body}) })`],
  ['a group of journeys', `test.describe('a group', () => { test('it holds', ${body}) })`],
  ['a condition within', `test('it holds', () => { test.skip(isOld, 'no browser'); expect(1).toBe(1) })`],
  ['another name', `import { test as journey } from './support.ts'\njourney('it holds', ${body})`],
  ['more at hand', `const journey = test.extend({})\njourney('it holds', ${body})`],
  ['one that is off and one that runs', `test.skip('it holds', ${body})\ntest('it holds', ${body})`],
])('a title of %s is evidence', (_what, code) => {
  expect(ofFile(code)).toBeUndefined()
})

const isGone = 'its evidence is gone'
const shows = (off: string) => `its evidence is a test that shows nothing (${off})`
test.each([
  ['in a comment', `// test('it holds', ${body})`, isGone],
  ['in a longer comment', `/* test('it holds', ${body}) */`, isGone],
  ['in a text', `const text = "test('it holds', () => {})"`, isGone],
  ['of a group alone', `describe('it holds', () => { test('another', ${body}) })`, isGone],
  ['of what is done before', `test.beforeAll('it holds', ${body})`, isGone],
  ['of another function', `const check = (name, run) => run()\ncheck('it holds', ${body})`, isGone],
  ['of a step outside of a test', `test.step('it holds', ${body})`, isGone],
  ['of test.skip', `test.skip('it holds', ${body})`, shows('skip')],
  ['of it.skip', `it.skip('it holds', ${body})`, shows('skip')],
  ['of test.todo', `test.todo('it holds')`, shows('todo')],
  ['of test.fails', `test.fails('it holds', ${body})`, shows('fails')],
  ['of test.fixme', `test.fixme('it holds', ${body})`, shows('fixme')],
  ['of test.skip.each', `test.skip.each([1])('it holds', ${body})`, shows('skip')],
  ['of test.each of nothing', `test.each([])('it holds', ${body})`, shows('each([])')],
  ['of test.runIf(false)', `test.runIf(false)('it holds', ${body})`, shows('runIf(false)')],
  ['of test.skipIf(true)', `test.skipIf(true)('it holds', ${body})`, shows('skipIf(true)')],
  ['of a test without a body', `test('it holds')`, shows('no body')],
  ['of a test with an empty one', `test('it holds', () => {})`, shows('an empty body')],
  ['of a test with the option', `test('it holds', { skip: true }, ${body})`, shows('skip: true')],
  ['in describe.skip', `describe.skip('a group', () => { test('it holds', ${body}) })`, shows('skip')],
  [
    'in a group of journeys that is off',
    `test.describe.fixme('a group', () => { test('it holds', ${body}) })`,
    shows('fixme'),
  ],
  [
    'of a step of test.skip',
    `test.skip('a journey', () => { test.step('it holds', ${body}) })`,
    shows('skip'),
  ],
  ['of a test that turns itself off', `test('it holds', () => { test.fixme() })`, shows('test.fixme()')],
  [
    'in a file that is off',
    `test.skip(true, 'later')\ntest('it holds', ${body})`,
    shows("test.skip(true, 'later')"),
  ],
])('a title %s is no evidence', (_what, code, problem) => {
  expect(ofFile(code)).toBe(problem)
})

test('`test` has to be imported: a function of that name is none', () => {
  const code = `const test = (name, run) => undefined\ntest('it holds', ${body})`
  expect(problemOfTitle(testsIn('some.test.ts', code), 'it holds')).toBe(isGone)
})

test('the summary tells by which tier each claim is held, and names what the gate does not hold', () => {
  const claim = (...files: string[]) => ({
    ...read,
    evidence: files.map((file) => ['test', file, 'a title'] as const),
  })
  const claims = {
    one: claim('e2e/x.full.e2e.ts', 'server/src/x.test.ts'),
    two: claim('server/src/x.full.test.ts'),
    three: claim('server/src/x.timing.test.ts'),
    four: claim(),
    five: claim('verifier/x.alone.test.ts'),
  }
  expect(summaryOf({ claims, others: {} })).toBe(
    '5 claims, by the tier that holds them: gate 2, full 1, timing 1, operating 0, no test 1\n  full: two\n  timing: three\n',
  )
})

test('Japanese and Chinese may write in digits what the English has in words, and nothing else', () => {
  expect(hasFiguresOf('It works once and expires in 10 minutes.', '1回だけ、10分以内に使えます。')).toBe(true)
  expect(hasFiguresOf('Twelve coins at a glance.', '12のコインを一覧で。')).toBe(true)
  expect(hasFiguresOf('It works once and expires in 10 minutes.', '2回、10分以内に使えます。')).toBe(false)
  expect(hasFiguresOf('It costs 1%.', '費用はかかりません。')).toBe(false)
  expect(hasFiguresOf('Ten plain answers.', '10个简明回答。')).toBe(true)
  expect(hasFiguresOf('It costs 1%.', '收取2%。')).toBe(false)
  expect(hasFiguresOf('It works once and expires in 10 minutes.', 'Er gilt 1 Mal, 10 Minuten lang.')).toBe(
    false,
  )
})

const modes = (practice: string, onTest: string) => `{mode, select, test {${onTest}} other {${practice}}}`

test.each([
  ['It costs 1%.', 'Es kostet 1 %. Mehr nehmen wir nie.'],
  ['It costs 1%.', '費用は1%です。それ以上はかかりません。'],
  ['It costs 1%.', 'इसकी फ़ीस 1% है। इससे ज़्यादा कभी नहीं।'],
  ['Is it free?', 'هل هو مجاني؟ نعم.'],
  ['You must be 18, and have one account.', 'Sie sind 18. Sie haben ein Konto. Das ist sicher.'],
  [modes('It costs 1%.', 'It’s free.'), modes('Es kostet 1 %. Mehr nicht.', 'Es ist frei.')],
  [modes('It costs 1%.', 'It’s free.'), modes('Es kostet 1 %.', 'Es ist frei. Für immer.')],
])('that says %j and in another language %j says more there', (text, translation) => {
  expect(saysMore(text, translation)).toBe(true)
})

test.each([
  ['It costs 1%.', 'Es kostet 1 %.'],
  // A clause as a sentence of its own.
  ['You must be 18, and have one account.', 'Sie sind 18. Sie haben ein Konto.'],
  ['Nothing moved: try again.', 'お金は動いていません。もう一度お試しください。'],
  ['Mobile data is enough.', 'Wystarczy inne połączenie, np. internet w telefonie.'],
  ['A question? <contact>Write to us.</contact>', '有疑问？<contact>联系我们。</contact>'],
])('that says %j and in another language %j says no more there', (text, translation) => {
  expect(saysMore(text, translation)).toBe(false)
})

test('each language that says more, or has another figure, is named', () => {
  expect(
    differencesIn('It costs 1%.', [
      ['de', 'Es kostet 1 %.'],
      ['fr', 'Cela coûte 1 %. Jamais plus.'],
      ['es', 'Cuesta un 2%.'],
    ]),
  ).toEqual({ otherFigures: ['es'], longer: ['fr'] })
})

test.each([
  ['About a day.', true],
  ['It costs 1% of the amount', false],
  ['We charge 1%. And nothing else', true],
  ['Checking…', false],
  ['Log out?', false],
])('that %j is a sentence to be registered: %j', (text, is) => {
  expect(isSentence(text)).toBe(is)
})

test('the page of questions has as many answers as it says: ten', () => {
  const answers = [...textsIn('en').keys()].filter((key) => /^faq(?:First)?\.\w+\.answer$/.test(key))
  expect(answers).toHaveLength(10)
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

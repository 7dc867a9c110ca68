import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { bannedWords } from './banned-words.ts'

/** What no tool of ours checks: the repository's own tidiness, as tests. */

const root = path.resolve(import.meta.dirname, '..')
const sources = (pattern: string) =>
  globSync(pattern, {
    cwd: root,
    exclude: (name) => name.includes('node_modules') || name.includes('build/'),
  }).map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }))

const offenders = (pattern: string, words: RegExp) =>
  sources(pattern)
    .filter(({ text }) => words.test(text))
    .map(({ file }) => file)

test('no whole-number literal with n stands in a component: the React compiler turns 25n into 25', () => {
  expect(offenders('web/src/**/*.tsx', /(?<![\w.])\d[\d_]*n\b/)).toEqual([])
})

test.each(Object.entries(bannedWords))(
  'nothing on a page promises, hurries or flatters (%s)',
  (locale, banned) => {
    const catalogue = `web/src/messages/{${locale}/*.ts,${locale}.*.ts,${locale}.ts}`
    expect(sources(catalogue).length).toBeGreaterThan(20)
    expect(offenders(catalogue, banned)).toEqual([])
  },
)

test('a language that is offered has its list of banned words', () => {
  const catalogues = globSync('web/src/messages/*/', { cwd: root }).map((folder) => path.basename(folder))
  expect(Object.keys(bannedWords).toSorted()).toEqual(catalogues.toSorted())
})

test.each(Object.entries(bannedWords))(
  'nothing in a mail promises, hurries or flatters (%s)',
  (locale, banned) => {
    const catalogue = `server/src/mails/words/${locale}.ts`
    expect(sources(catalogue).length).toBe(1)
    expect(offenders(catalogue, banned)).toEqual([])
    expect(offenders('server/src/**/mails.ts', banned)).toEqual([])
  },
)

test.each([
  ['en', 'Guaranteed returns, risk-free', 'hurry, last chance', 'earn up to 5 % of passive income'],
  ['es', 'Rendimiento garantizado y sin riesgo', 'solo hoy', 'gana hasta un 5 % de ingresos pasivos'],
  ['pt-BR', 'Retorno garantido e sem risco', 'última chance', 'ganhe até 5 % de renda passiva'],
  ['fr', 'Rendement garanti, sans risque', 'dépêchez-vous', 'gagnez jusqu’à 5 % de revenus passifs'],
  ['de', 'Garantierte Rendite, risikofrei', 'nur heute', 'Verdienen Sie bis zu 5 % passives Einkommen'],
  ['tr', 'Garantili ve risksiz getiri', 'son fırsat, acele edin', 'yüzde 5’e kadar kazanın: pasif gelir'],
  ['id', 'Hasil dijamin tanpa risiko', 'kesempatan terakhir', 'raih hingga 5 % pendapatan pasif'],
  ['ar', 'عائد مضمون بلا مخاطر', 'الفرصة الأخيرة، اليوم فقط', 'اربح حتى 5 % من دخل سلبي'],
])('the list of banned words in %s finds what sellers say', (locale, ...slogans) => {
  for (const slogan of slogans) expect(slogan).toMatch(bannedWords[locale] ?? /$^/)
})

test('no unfinished work is left in the sources', () => {
  expect(
    offenders('{contract,ledger,server,web}/src/**/*.{ts,tsx}', /\b(?:TODO(?!\(#)|FIXME|XXX|HACK)\b/),
  ).toEqual([])
})

test('no test is skipped or runs alone', () => {
  expect(
    offenders(
      '{contract,ledger,server,web,e2e}/**/*.{test,e2e}.ts',
      /\b(?:test|it|describe)\.(?:only|skip|todo|fixme)\(/,
    ),
  ).toEqual([])
})

test('each document has one heading of the first level', () => {
  const wrong = sources('{*.md,docs/**/*.md}').filter(
    ({ text }) => text.replaceAll(/```[\s\S]*?```/g, '').match(/^# /gm)?.length !== 1,
  )
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('what is typed after "npm run NAME --" reaches the program', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const name of ['ops', 'bench', 'simulate']) expect(scripts[name]).not.toMatch(/\|\||&&|;/)
})

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { locales } from '@evenmoor/contract/locales'
import { expect, test } from 'vitest'
import { readConfig } from '../server/src/config.ts'
import { anyOf, rulesOf } from './words/catalogs.ts'

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

test.each(locales)('no letter promises, hurries or flatters beside the catalog (%s)', (locale) => {
  expect(offenders('server/src/**/mails.ts', anyOf(rulesOf(locale).banned))).toEqual([])
})

test('no unfinished work is left in the sources', () => {
  expect(
    offenders('{contract,ledger,server,tlog,web}/src/**/*.{ts,tsx}', /\b(?:TODO(?!\(#)|FIXME|XXX|HACK)\b/),
  ).toEqual([])
})

test('no test is skipped or runs alone', () => {
  expect(
    offenders(
      '{contract,ledger,server,tlog,verifier,web,e2e}/**/*.{test,e2e}.ts',
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

test('each decision is in the index once, by its title', () => {
  const titles = sources('docs/decisions/0*.md').map(
    ({ file, text }) => `[${path.basename(file)}] ${/^# \d{4}\. (.+)$/m.exec(text)?.[1]}`,
  )
  const index = readFileSync(path.join(root, 'docs/decisions/README.md'), 'utf8')
  const listed = [...index.matchAll(/^- \[\d{4}\]\((.+?)\) (.+)$/gm)].map(
    ([, file, title]) => `[${file}] ${title}`,
  )
  expect(listed.toSorted()).toEqual(titles.toSorted())
})

test('each setting has a row in the tables of docs/settings.md or docs/networks.md, and no other has', () => {
  const rows = (file: string) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name!)
  const ofCoins = rows('docs/networks.md').filter((name) => name.startsWith('<COIN>'))
  const known = [...readConfig({}, '/').settings.keys()]
    .map((name) => name.replace(/^(?:USDT|BNB|ETH|BTC|LTC|TRX)_/, '<COIN>_'))
    .filter((name) => name !== '<COIN>_NETWORK')
  const written = [...rows('docs/settings.md'), ...ofCoins]
    .map((name) => name.replace(/_FILE$/, ''))
    .filter((name) => name !== '<COIN>_NETWORK')
  expect(written.toSorted()).toEqual([...new Set(known)].toSorted())
})

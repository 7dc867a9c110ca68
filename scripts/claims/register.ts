/** The register of claims: each sentence of a public page that states a fact about the product, with its evidence. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const registerFile = path.join(root, 'docs/claims.json')

/**
 * What shows that a claim is true: a test by its file and title, a file, a page of the product, a setting of the README, or a
 * command that prints the figure.
 */
export type Evidence =
  | readonly ['test', file: string, title: string]
  /** A file of this repository, and words in it. */
  | readonly ['file', file: string, words: string]
  | readonly ['page', path: string]
  | readonly ['setting', name: string]
  | readonly ['bench', part: string]

/** What was read when somebody last looked at the text: of the English, and of all translations together. */
type Read = { readonly english: string; readonly translations: string }
export type Claim = Read & { readonly evidence: readonly Evidence[] }

export type Register = {
  /** Namespaces of the catalogues that are covered. */
  readonly namespaces: readonly string[]
  readonly claims: Readonly<Record<string, Claim>>
  /** Sentences that state no fact about the product: instructions, questions, what happens in an error. */
  readonly others: Readonly<Record<string, Read>>
}

type Catalogue = { readonly [key: string]: string | Catalogue }

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

export const readRegister = (): Register => JSON.parse(readFileSync(registerFile, 'utf8')) as Register

export const registerPath = registerFile

const languages = Object.keys(read('locales/languages.json') as object)
const areas = ['site', 'results', 'legal', 'account', 'common']

function textsOf(catalogue: Catalogue, prefix = ''): [key: string, text: string][] {
  return Object.entries(catalogue).flatMap(([name, value]) => {
    const key = prefix === '' ? name : `${prefix}.${name}`
    return typeof value === 'string' ? [[key, value] as [string, string]] : textsOf(value, key)
  })
}

function catalogueOf(language: string, namespaces: readonly string[]): Map<string, string> {
  const all = areas.flatMap((area) => textsOf(read(`locales/${language}/${area}.json`) as Catalogue))
  return new Map(all.filter(([key]) => namespaces.includes(key.split('.')[0] ?? '')))
}

/** A text with the end of a sentence in it; labels and headings are none. */
const isSentence = (text: string): boolean =>
  /[.!?…](?:\s|$|\}|”|»)/.test(text) && text.split(/\s+/).length > 3

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

export type Sentence = Read & {
  readonly key: string
  readonly text: string
  /** Languages whose text has other figures than the English. */
  readonly otherFigures: readonly string[]
}

/** Figures as written, without what languages write differently. */
const figuresOf = (text: string): string =>
  [...new Set(text.replaceAll(/(?<=\d)[.,\s\u00a0\u202f](?=\d)/g, '').match(/\d+/g))].toSorted().join(' ')

/** Every sentence of the covered namespaces, as it is now. */
export function sentences(namespaces: readonly string[]): Sentence[] {
  const translated = languages
    .filter((language) => language !== 'en')
    .map((language) => [language, catalogueOf(language, namespaces)] as const)
  return [...catalogueOf('en', namespaces)]
    .filter(([, text]) => isSentence(text))
    .map(([key, text]) => ({
      key,
      text,
      english: shortHash(text),
      translations: shortHash(translated.map(([, texts]) => texts.get(key) ?? '').join('\n')),
      otherFigures: translated
        .filter(([, texts]) => figuresOf(texts.get(key) ?? '') !== figuresOf(text))
        .map(([language]) => language),
    }))
}

/** Whether the evidence is there. */
export function isThere(evidence: Evidence): boolean {
  const [kind, name, title = ''] = evidence
  if (kind === 'test' || kind === 'file')
    return existsSync(path.join(root, name)) && readFileSync(path.join(root, name), 'utf8').includes(title)
  if (kind === 'page')
    return readFileSync(path.join(root, 'web/src/routing/route-table.ts'), 'utf8').includes(`path: '${name}'`)
  if (kind === 'setting') return readFileSync(path.join(root, 'README.md'), 'utf8').includes(`\`${name}\``)
  return readFileSync(path.join(root, 'scripts/bench.ts'), 'utf8').includes(name)
}

/** What is wrong with a register, a line for each thing. */
export function problemsOf(register: Register, now: readonly Sentence[]): string[] {
  const { claims, others } = register
  const known = new Set(now.map(({ key }) => key))
  const gone = [...Object.keys(claims), ...Object.keys(others)].filter((key) => !known.has(key))
  return [
    ...gone.map((key) => `${key}: is registered, and no such sentence is there`),
    ...now.flatMap((sentence) => problemsOfSentence(register, sentence)),
  ]
}

function problemsOfSentence({ claims, others }: Register, sentence: Sentence): string[] {
  const { key, text, english, translations, otherFigures } = sentence
  const claim = claims[key]
  const was = claim ?? others[key]
  if (was === undefined) return [`${key}: is in no register: "${text}"`]
  const problems = []
  if (claim !== undefined && others[key] !== undefined) problems.push(`${key}: is a claim and is none`)
  if (was.english !== english) problems.push(`${key}: the English was changed: "${text}"`)
  if (was.translations !== translations) problems.push(`${key}: a translation was changed`)
  if (claim === undefined) return problems
  if (claim.evidence.length === 0) problems.push(`${key}: has no evidence`)
  for (const evidence of claim.evidence)
    if (!isThere(evidence)) problems.push(`${key}: its evidence is gone: ${evidence.join(' · ')}`)
  for (const language of otherFigures) problems.push(`${key}: has other figures in ${language}`)
  return problems
}

/** The register of claims: each sentence that states a fact about the product, with its evidence. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Read, Sentence } from './sentences.ts'

const root = path.resolve(import.meta.dirname, '../..')
export const registerPath = path.join(root, 'docs/claims.json')

/**
 * What shows that a claim is true: a test by its file and title, a file, a page of the product, a setting of docs/settings.md, or a
 * command that prints the figure.
 */
export type Evidence =
  | readonly ['test', file: string, title: string]
  /** A file of this repository, and words in it. */
  | readonly ['file', file: string, words: string]
  | readonly ['page', path: string]
  | readonly ['setting', name: string]
  | readonly ['bench', part: string]

export type Claim = Read & { readonly evidence: readonly Evidence[] }

export type Register = {
  readonly claims: Readonly<Record<string, Claim>>
  /** Sentences that state no fact about the product: instructions, questions, what happens in an error. */
  readonly others: Readonly<Record<string, Read>>
}

export const readRegister = (): Register => JSON.parse(readFileSync(registerPath, 'utf8')) as Register

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** What is quoted of a file or of a title has to be more than a word. */
const quotedMin = 8

/** Whether the evidence is there. */
export function isThere(evidence: Evidence): boolean {
  const [kind, name, title] = evidence
  if (kind === 'test' || kind === 'file')
    return title.length >= quotedMin && existsSync(path.join(root, name)) && hasWords(textOf(name), title)
  if (kind === 'page') return textOf('web/src/routing/route-table.ts').includes(`path: '${name}'`)
  if (kind === 'setting') return textOf('docs/settings.md').includes(`\`${name}\``)
  return new RegExp(`^\\s+'?${name}'?: `, 'm').test(textOf('scripts/bench.ts'))
}

/** Lines may break anywhere in what is quoted. */
const hasWords = (text: string, words: string): boolean =>
  text.replaceAll(/\s+/g, ' ').includes(words.replaceAll(/\s+/g, ' '))

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
  const { key, text, english, translations } = sentence
  const claim = claims[key]
  const was = claim ?? others[key]
  if (was === undefined) return [`${key}: is in no register: "${text}"`]
  const problems = []
  if (claim !== undefined && others[key] !== undefined) problems.push(`${key}: is a claim and is none`)
  if (was.english !== english) problems.push(`${key}: the English was changed: "${text}"`)
  if (was.translations !== translations) problems.push(`${key}: a translation was changed`)
  return claim === undefined ? problems : [...problems, ...problemsOfClaim(claim, sentence)]
}

function problemsOfClaim({ evidence: all }: Claim, { key, otherFigures, longer }: Sentence): string[] {
  return [
    ...(all.length === 0 ? [`${key}: has no evidence`] : []),
    ...(all.length > 0 && all.every(([kind]) => kind === 'page')
      ? [`${key}: a page alone is no evidence: it says, and shows nothing`]
      : []),
    ...all
      .filter((evidence) => !isThere(evidence))
      .map((evidence) => `${key}: its evidence is gone: ${evidence.join(' · ')}`),
    ...otherFigures.map((language) => `${key}: has other figures in ${language}`),
    ...longer.map((language) => `${key}: says more in ${language}`),
  ]
}

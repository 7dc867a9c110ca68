import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { type Catalog, rulesOf } from './catalogs.ts'
import { exactTexts, termsOf } from './glossary.ts'

/** How a text is written, besides what it says: spelling, case, quotes, plurals, length and reading grade. */

/** A sentence with more words than this is two sentences. */
const wordsMax = 32
/** The same in legal texts and explanations of method, whose conditions belong together. */
const legalWordsMax = 45
/** The reading grade (Flesch–Kincaid) that a page or an email may ask for on average. */
const gradeMax = 8
/** The same for staff and for refusals, which name what they are about. */
const workGradeMax = 9
/** The words that a sentence of a page may have on average. */
const averageMax = 20
/** Fewer words than these say nothing about a page's grade. */
const gradedWordsMin = 80

/** Every reading of a message: with the first branch of each choice, with the second, and so on. */
function readings(text: string): string[] {
  const parts = parse(text)
  const depth = Math.max(1, ...parts.map(branches))
  return [...new Set(Array.from({ length: depth }, (_, branch) => said(parts, branch)))]
}

const branches = (part: MessageFormatElement): number => {
  if (part.type === TYPE.tag) return Math.max(1, ...part.children.map(branches))
  if (part.type !== TYPE.select && part.type !== TYPE.plural) return 1
  const options = Object.values(part.options)
  return Math.max(options.length, ...options.flatMap((option) => option.value.map(branches)))
}

/** What stands for a given value: it is no word of ours, and counts as one. */
const given = 'X'

function said(parts: readonly MessageFormatElement[], branch: number): string {
  return parts
    .map((part) => {
      if (part.type === TYPE.literal) return part.value
      if (part.type === TYPE.tag) return said(part.children, branch)
      if (part.type !== TYPE.select && part.type !== TYPE.plural) return given
      const options = Object.values(part.options)
      return said(options[Math.min(branch, options.length - 1)]?.value ?? [], branch)
    })
    .join('')
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const sentencesOf = (text: string): string[] =>
  [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter((its) => wordsOf(its).length > 0)
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[’'.,:/-][\p{L}\p{N}]+)*/gu) ?? []

/** The words of an area, each branch of a choice once. */
export const countWords = (catalog: Catalog, area: string): number =>
  [...catalog]
    .filter(([key]) => key.startsWith(`${area}.`))
    .reduce((sum, [, text]) => sum + readings(text).reduce((n, reading) => n + wordsOf(reading).length, 0), 0)

const isLegal = (key: string) =>
  /^legal\.|^results\.|\.(?:formula|measure|practiceBar|dayFormula)|^site\.faq|^investor\.performance\./.test(
    key,
  )

/** What is wrong with how a text is written, with the better word where there is one. */
export function proseFaults(locale: string, key: string, text: string): string[] {
  const exact = locale === 'en' ? exactTexts[key] : undefined
  if (exact !== undefined) return text === exact ? [] : [`is not the specification’s "${exact}"`]
  const found = new Set<string>()
  for (const reading of readings(text)) {
    for (const [pattern, better] of [...rulesOf(locale).wording, ...termsOf(locale)]) {
      const its = new RegExp(pattern, 'u').exec(reading)
      if (its) found.add(`says "${its[0]}"; better: ${better}`)
    }
    if (locale === 'en') for (const fault of englishFaults(key, reading)) found.add(fault)
  }
  const bare = locale === 'en' ? barePlural(text) : undefined
  if (bare) found.add(`"${bare}" is not right for one; better: an ICU plural`)
  return [...found]
}

/** A count beside a noun that is in the plural whatever the count is. */
const barePlural = (text: string) => /\{count(?:, number)?\} (?:\p{Ll}+ )?\p{Ll}{2,}s\b/u.exec(text)?.[0]

/** What people say in one word: legal texts alone say it in two. A pronoun is taken where it starts a sentence. */
const uncontracted =
  /\b(?:cannot|(?:could|did|does|do|is|are|was|were|has|have|would|should|will) not)\b|(?<=^|[.?!:] )(?:(?:It|That|There) is|(?:They|We|You) are|(?:It|They|We|You) will)\b/iu

function* englishFaults(key: string, reading: string): Generator<string> {
  if (/['"]/.test(reading)) yield 'has a straight quote or apostrophe; better: ’ or “ ”'
  const long = key.startsWith('legal.') ? undefined : uncontracted.exec(reading)?.[0]
  if (long) yield `says "${long}"; better: the contraction`
  const longest = isLegal(key) ? legalWordsMax : wordsMax
  for (const sentence of sentencesOf(reading)) {
    const { length } = wordsOf(sentence)
    if (length > longest)
      yield `has a sentence of ${length} words ("${sentence.slice(0, 40)}…"); better: two of at most ${longest}`
  }
  const capital = titleCased(reading)
  if (capital) yield `has "${capital}" in title case; better: ${capital.toLowerCase()}`
}

/** The first word that is written large in the middle of a sentence without being a name. */
function titleCased(reading: string): string | undefined {
  const names = new RegExp(`\\b(?:${(rulesOf('en').names ?? []).join('|')})`, 'gu')
  const rest = reading.replaceAll(names, (name) => name.toLowerCase()).replaceAll(/“[^”]*”/g, given)
  return /(?<=[\p{Ll}\p{N},] )\p{Lu}\p{Ll}+/u.exec(rest)?.[0]
}

/** The sentences of a page's texts, and their words; null where there are too few words to tell. */
function measured(texts: readonly string[]): { sentence: number; words: string[] } | null {
  const whole = texts
    .flatMap((text) => sentencesOf(readings(text)[0] ?? ''))
    .filter((its) => /[.?!]$/.test(its))
  const words = whole.flatMap(wordsOf)
  return words.length < gradedWordsMin ? null : { sentence: whole.length, words }
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** The reading grade of a page's texts; null where there are too few words to tell. */
export function gradeOf(texts: readonly string[]): number | null {
  const its = measured(texts)
  if (its === null) return null
  const { sentence, words } = its
  const syllables = words.reduce((n, word) => n + syllable(word), 0)
  return rounded(fleschKincaid({ sentence, word: words.length, syllable: syllables }))
}

/** The words of a sentence of a page on average; null where there are too few to tell. */
export function averageOf(texts: readonly string[]): number | null {
  const its = measured(texts)
  return its === null ? null : rounded(its.words.length / its.sentence)
}

/** The grade that an area's pages may ask for. What is signed or law has none: its terms are given. */
const gradeMaxOf = (area: string): number =>
  area === 'legal' || area === 'documents'
    ? Infinity
    : /^(?:staff|refusals)$/.test(area)
      ? workGradeMax
      : gradeMax

/** Pages and emails that are harder to read than their readers like. */
export function pageFaults(english: Catalog): { key: string; fault: string }[] {
  const pages = Map.groupBy(english, ([key]) => key.split('.').slice(0, 2).join('.'))
  return [...pages].flatMap(([key, entries]) => {
    const texts = entries.filter(([its]) => exactTexts[its] === undefined).map(([, text]) => text)
    const found: { key: string; fault: string }[] = []
    const [grade, average, max] = [gradeOf(texts), averageOf(texts), gradeMaxOf(key.split('.')[0] ?? '')]
    if (grade !== null && grade > max)
      found.push({ key, fault: `asks for reading grade ${grade}; better: ${max} or less` })
    if (average !== null && average > averageMax)
      found.push({ key, fault: `has ${average} words a sentence on average; better: ${averageMax} or fewer` })
    return found
  })
}

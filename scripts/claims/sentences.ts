/** What a visitor, a reader of emails or of the README is told: every sentence of theirs, as it is now. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inMode, leaves, readArea } from '../words/catalogs.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The areas of the catalogs that are covered, each as a whole. Keys of emails begin with `mails.`, for some are names of pages too. */
const pageAreas = ['site', 'results', 'legal', 'account', 'common'] as const
export const mailsPrefix = 'mails.'
export const readmePrefix = 'README: '

const languages = Object.keys(
  JSON.parse(readFileSync(path.join(root, 'locales/languages.json'), 'utf8')) as object,
)

/** What was read when somebody last looked at the text: of the English, and of all translations together. */
export type Read = { readonly english: string; readonly translations: string }

export type Sentence = Read & {
  readonly key: string
  readonly text: string
  /** Languages whose text has other figures than the English. */
  readonly otherFigures: readonly string[]
  /** Languages whose text says more than the English, as far as a count tells. */
  readonly longer: readonly string[]
}

export const textsIn = (language: string): Map<string, string> =>
  new Map([
    ...pageAreas.flatMap((area) => leaves(readArea(language, area))),
    ...leaves(readArea(language, 'mails'), mailsPrefix),
  ])

/** A text with the end of a sentence in it. Questions, calls and what is busy are labels where they are short; a full stop is none. */
export const isSentence = (text: string): boolean =>
  /[.!?…](?:\s|$|\}|”|»)/.test(text) && (text.split(/\s+/).length > 3 || text.endsWith('.'))

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** "Two seconds" and the like in one word, as Arabic writes them. */
const dual = /ثانيتين|دقيقتين|ساعتين|يومين|شهرين|مرتين/

/** Figures as written, without what languages write differently; branches of a plural are written in digits or words. */
const figuresOf = (text: string): string =>
  [
    ...new Set(
      text
        .replaceAll(/(?<=\d)[.,\s\u00a0\u202f](?=\d)/g, '')
        .replaceAll(/=\d+(?=\s*\{)/g, '')
        .match(/\d+/g),
    ),
  ]
    .toSorted()
    .join(' ')

/** Scripts that count in digits what English counts in words. */
const countsInDigits = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** English words for figures that Japanese and Chinese write in digits: "once" is 1回. */
const figureWords: readonly (readonly [figure: string, words: RegExp])[] = [
  ['1', /\b(?:an?|one|once|first|each|every|per|someone|single)\b/i],
  ['2', /\b(?:two|twice|second|both)\b/i],
  ['3', /\b(?:three|third)\b/i],
  ['4', /\b(?:four|fourth)\b/i],
  ['5', /\b(?:five|fifth)\b/i],
  ['6', /\b(?:six|sixth)\b/i],
  ['7', /\b(?:seven|seventh)\b/i],
  ['8', /\b(?:eight|eighth)\b/i],
  ['9', /\b(?:nine|ninth)\b/i],
  ['10', /\b(?:ten|tenth)\b/i],
  ['12', /\btwelve\b/i],
]

const isInWords = (figure: string, text: string): boolean =>
  figureWords.some(([known, words]) => known === figure && words.test(text))

/**
 * Whether a translation has the figures of the English. A two may be in the form of an Arabic word, and what the English
 * has in words may be in digits in Japanese and Chinese.
 */
export function hasFiguresOf(text: string, translation: string): boolean {
  const found = figuresOf(translation)
  const wanted = figuresOf(text)
  if (found === wanted) return true
  if (dual.test(translation) && wanted.replace(/\b2\b ?/, '').trim() === found) return true
  if (!countsInDigits.test(translation)) return false
  const [foundEach, wantedEach] = [found.split(' '), wanted.split(' ').filter(Boolean)]
  return (
    wantedEach.every((figure) => foundEach.includes(figure)) &&
    foundEach.every((figure) => wantedEach.includes(figure) || isInWords(figure, text))
  )
}

/** The end of a sentence: a mark that isn't one of an abbreviation, which goes on in lower case. */
const sentenceEnd = /[.!?…؟।](?=\s+[^\p{Ll}\s]|\s*$|[}”»])|[。！？]/u
/** That, and every mark inside a sentence that a translation may make a sentence's end. */
const clauseEnd = /[.!?…:;,](?=\s|$|[}”])/

const partsOf = (text: string, end: RegExp): number =>
  text
    .replaceAll(/<\/?\w+>/g, '')
    .split(end)
    .filter((part) => /\p{L}/u.test(part)).length

/**
 * Whether a translation says more than the English, on either kind of money: it has more sentences than the English has
 * clauses. A clause may become a sentence of its own; what is beyond that was added.
 */
export const saysMore = (text: string, translation: string): boolean =>
  (['practice', 'test'] as const).some(
    (mode) => partsOf(inMode(translation, mode), sentenceEnd) > partsOf(inMode(text, mode), clauseEnd),
  )

/** The languages whose text has other figures than the English, or says more. */
export const differencesIn = (
  text: string,
  translations: readonly (readonly [language: string, translation: string])[],
): Pick<Sentence, 'otherFigures' | 'longer'> => {
  const languagesWhere = (differs: (translation: string) => boolean) =>
    translations.filter(([, translation]) => differs(translation)).map(([language]) => language)
  return {
    otherFigures: languagesWhere((translation) => !hasFiguresOf(text, translation)),
    longer: languagesWhere((translation) => saysMore(text, translation)),
  }
}

/** Every sentence that is covered. */
export function sentences(): Sentence[] {
  const translated = languages
    .filter((language) => language !== 'en')
    .map((language) => [language, textsIn(language)] as const)
  const ofCatalogs = [...textsIn('en')]
    .filter(([, text]) => isSentence(text))
    .map(([key, text]) => ({
      key,
      text,
      english: shortHash(text),
      translations: shortHash(translated.map(([, texts]) => texts.get(key) ?? '').join('\n')),
      ...differencesIn(
        text,
        translated.map(([language, texts]) => [language, texts.get(key) ?? ''] as const),
      ),
    }))
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
  const ofReadme = readmeSentences(readme).map((text) => ({
    key: `${readmePrefix}${text.split(' ').slice(0, 8).join(' ')}`,
    text,
    english: shortHash(text),
    translations: '',
    otherFigures: [],
    longer: [],
  }))
  return [...ofCatalogs, ...ofReadme]
}

/** The sentences of a Markdown text without its marks; code, pictures and headings are left out, a row of a table is one. */
export function readmeSentences(markdown: string): string[] {
  return markdown
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/<picture>[^]*?<\/picture>/g, '')
    .split('\n')
    .filter((line) => !/^\s*(?:#|\|[\s|-]*\|?\s*$)/.test(line))
    .flatMap((line) =>
      line.startsWith('|') ? [line.replaceAll('|', ' ')] : line.split(/(?<=[.!?]\)?)\s+(?=[(*`A-Z])/),
    )
    .map((text) =>
      text
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll(/\*\*?|`|^\s*(?:\d+\.|-)\s+/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text.split(' ').length > 3)
}

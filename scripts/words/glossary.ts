import { readFileSync } from 'node:fs'
import path from 'node:path'
import { folder } from './catalogs.ts'

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))

type Term = { readonly term: string; readonly not?: readonly string[] }
/** The nouns of the product, each with its one word in every language and the words that are not to be used for it. */
const glossary = read('glossary.json') as Readonly<Record<string, Readonly<Record<string, Term>>>>

/** The specification's own texts by key, letter for letter: nobody rewrites them, and no rule of style applies. */
export const exactTexts = read('specification.json') as Readonly<Record<string, string>>

/** What must not be said in a language, as regular expressions, each with the glossary's word. */
export const termsOf = (locale: string): (readonly [pattern: string, better: string])[] =>
  Object.values(glossary).flatMap((languages) => {
    const { term, not = [] } = languages[locale] ?? { term: '' }
    return not.map((pattern) => [pattern, term] as const)
  })

/** Nouns that a language has no word for yet. */
export const termsMissing = (locale: string): string[] =>
  Object.entries(glossary).flatMap(([noun, languages]) => (languages[locale]?.term ? [] : [noun]))

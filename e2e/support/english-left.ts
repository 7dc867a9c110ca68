/// <reference lib="dom" />
import type { Page } from '@playwright/test'
import { type Locale, scriptOf } from '../../contract/src/locales.ts'
import { readCatalog, serverAreas } from '../../scripts/words/catalogs.ts'
import { phrasesOf } from './words.ts'

/** English on a page of another language. */

/** Fewer words may be a name, or a loan word. */
const wordsMin = 3

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

const known = new Map<string, readonly string[]>()

/** The phrases of English pages that this language says in its own words, and nowhere as they are. */
function foreignTo(locale: string): readonly string[] {
  const its = known.get(locale)
  if (its) return its
  const own = readCatalog(locale)
  const said = plain([...own.values()].join('\n'))
  const phrases = [...readCatalog('en')]
    .filter(([key, text]) => !serverAreas.has(key.split('.')[0] ?? '') && own.get(key) !== text)
    .flatMap(([, text]) => phrasesOf(text).map(plain))
    .filter((phrase) => (phrase.match(/\p{L}+/gu) ?? []).length >= wordsMin && !said.includes(phrase))
  const found = [...new Set(phrases)]
  known.set(locale, found)
  return found
}

/**
 * What the page's title and its main part say in English though the language has a text for it. In a script of its own
 * a language has few words in Latin letters: those of its catalog, and `names`. Any other one is told, too.
 */
export async function englishLeft(page: Page, locale: Locale, names: readonly string[]): Promise<string[]> {
  const shown = `${await page.title()}\n${await page.getByRole('main').evaluate(wordsIn)}`
  const words = scriptOf(locale) === 'Latn' ? [] : latinWords(shown)
  const own = [...readCatalog(locale).values()].flatMap(phrasesOf)
  const allowed = new Set([...own, ...names].flatMap(latinWords))
  return [
    ...foreignTo(locale).filter((phrase) => plain(shown).includes(phrase)),
    ...new Set(words.filter((word) => !allowed.has(word))),
  ]
}

/** What is shown, without codes that say of themselves that they are no language: a hash may begin with six letters. */
function wordsIn(main: HTMLElement): string {
  const codes = [...main.querySelectorAll<HTMLElement>('[translate="no"]')]
    .map(({ innerText }) => innerText)
    .filter(({ length }) => length >= 6)
  return codes.reduce((text, code) => text.replaceAll(code, ' '), main.innerText)
}

/** What has a digit or an @ in it is a figure, a code or an address. */
const latinWords = (text: string): readonly string[] =>
  text.replaceAll(/[\w.+-]*[\d@][\w.+-]*/g, ' ').match(/[A-Z]?[a-z]{3,}/g) ?? []

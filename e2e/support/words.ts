import { readCatalogue } from '../../scripts/words/catalogues.ts'

/** A text of the catalogue as a page of this language says it: `wordsOf('ar', 'common.common.retry')`. */
export function wordsOf(locale: string, key: string): string {
  const text = readCatalogue(locale).get(key)
  if (text === undefined) throw new Error(`${locale} has no text ${key}`)
  return text
}

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { readCatalog } from '../../scripts/words/catalogs.ts'

/** A text of the catalog as a page of this language says it: `wordsOf('ar', 'common.common.retry')`. */
export function wordsOf(locale: string, key: string): string {
  const text = readCatalog(locale).get(key)
  if (text === undefined) throw new Error(`${locale} has no text ${key}`)
  return text
}

/** A text with something in it, whatever that is: `{amount} credited` matches "$1,250.00 credited", and nothing longer. */
export const patternOf = (locale: string, key: string): RegExp =>
  new RegExp(`^${parse(wordsOf(locale, key)).map(patternOfPart).join('')}$`, 'u')

function patternOfPart(part: MessageFormatElement): string {
  switch (part.type) {
    case TYPE.literal:
      // A page may break a line where the catalog keeps words together.
      return part.value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
    case TYPE.tag:
      return `.*${part.children.map(patternOfPart).join('')}`
    case TYPE.select:
    case TYPE.plural: {
      const choices = Object.values(part.options).map(({ value }) => value.map(patternOfPart).join(''))
      return `(?:${choices.join('|')})`
    }
    default:
      return '.+'
  }
}

/** The sentences and phrases of a message, without what is put into them. */
export function phrasesOf(text: string): string[] {
  const found: string[] = []
  const collect = (parts: readonly MessageFormatElement[]) => {
    for (const part of parts) {
      if (part.type === TYPE.literal) found.push(part.value.trim())
      if (part.type === TYPE.tag) collect(part.children)
      if (part.type === TYPE.select || part.type === TYPE.plural)
        for (const { value } of Object.values(part.options)) collect(value)
    }
  }
  collect(parse(text))
  return found
}

import { offerLengthMax } from './offer-length.ts'
import { patterns, type Sign, signs } from './signs.ts'

/** A sign and the words of the offer that show it, with a little of what is around them. */
export type FoundSign = {
  readonly sign: Sign
  readonly before: string
  readonly match: string
  readonly after: string
}

const around = 40

/**
 * The warning signs in an offer, each once, in the order of the list. Pure: the text goes nowhere. Letters that only look
 * different, and signs without a width that split a word, don't hide one.
 */
export function findSigns(offer: string): FoundSign[] {
  const text = offer
    .slice(0, offerLengthMax)
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return signs.flatMap((sign) => firstMatch(sign, text))
}

function firstMatch(sign: Sign, text: string): FoundSign[] {
  for (const source of patterns[sign]) {
    const found = new RegExp(source, 'iu').exec(text)
    if (found === null) continue
    const { index } = found
    const end = index + found[0].length
    const from = Math.max(0, index - around)
    const before = `${from > 0 ? '…' : ''}${text.slice(from, index)}`
    const after = `${text.slice(end, end + around)}${end + around < text.length ? '…' : ''}`
    return [{ sign, before, match: found[0], after }]
  }
  return []
}

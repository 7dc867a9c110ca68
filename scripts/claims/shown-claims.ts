/** The register as the page /proof/claims shows it: each claim in a language, with its evidence. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { type Evidence, readRegister } from './register.ts'
import { mailsPrefix, readmePrefix, sentences, textsIn } from './sentences.ts'

export type ShownClaim = {
  readonly key: string
  readonly group: 'pages' | 'mails' | 'readme'
  /**
   * What it says on practice money and on test networks, "" where it isn't said; what differs with each reader is "…".
   */
  readonly practice: string
  readonly test: string
  readonly evidence: readonly Evidence[]
}

const groupOf = (key: string): ShownClaim['group'] => {
  if (key.startsWith(readmePrefix)) return 'readme'
  return key.startsWith(mailsPrefix) ? 'mails' : 'pages'
}

/** Every claim of the register; the README's are in English whatever the language. */
export function shownClaims(language: string): ShownClaim[] {
  const texts = textsIn(language)
  const english = new Map(sentences().map(({ key, text }) => [key, text]))
  return Object.entries(readRegister().claims).map(([key, { evidence }]) => {
    const text = texts.get(key) ?? english.get(key) ?? ''
    const isPlain = key.startsWith(readmePrefix)
    const said = (mode: 'practice' | 'test') => {
      if (isPlain) return text
      return isSaid(key, mode, english) ? plainText(parse(text), mode) : ''
    }
    return { key, group: groupOf(key), practice: said('practice'), test: said('test'), evidence }
  })
}

/** On test networks a sentence named `testHold` stands in the place of the one named `hold`. */
function isSaid(key: string, mode: 'practice' | 'test', texts: ReadonlyMap<string, string>): boolean {
  const parts = key.split('.')
  const name = parts.pop() ?? ''
  const ofTests = (its: string) => `test${its.charAt(0).toUpperCase()}${its.slice(1)}`
  const beside = (its: string) => texts.has([...parts, its].join('.'))
  if (mode === 'test') return !beside(ofTests(name))
  const [, first = '', rest = ''] = /^test([A-Z])(.*)$/.exec(name) ?? []
  return first === '' || !beside(first.toLowerCase() + rest)
}

function plainText(parts: readonly MessageFormatElement[], mode: 'practice' | 'test'): string {
  return parts.map((part) => textOf(part, mode)).join('')
}

function textOf(part: MessageFormatElement, mode: 'practice' | 'test'): string {
  if (part.type === TYPE.literal) return part.value
  if (part.type === TYPE.tag) return plainText(part.children, mode)
  if (part.type !== TYPE.select && part.type !== TYPE.plural) return '…'
  const { options } = part
  const chosen = part.type === TYPE.select && part.value === 'mode' ? options[mode] : undefined
  return plainText((chosen ?? options['other'])?.value ?? [], mode)
}

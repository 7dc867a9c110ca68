import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isolated } from '@evenmoor/contract/plain-text'
import { type Refusal, type RefusalCode, sentenceOf, type Writer } from '@evenmoor/contract/refusals'
import { waitInEnglish } from '@evenmoor/contract/waits'
import { createTranslator } from 'use-intl/core'

/** What the calls say: the one place that makes English sentences of refusals, from `locales/en/refusals.json`. */

type Sentences = Readonly<Record<string, string>>

const file = path.resolve(import.meta.dirname, '../../../locales/en/refusals.json')
const groups = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Sentences>>
const messages: Sentences = Object.assign({}, ...Object.values(groups)) as Sentences

const translate = createTranslator<Sentences>({
  locale: 'en',
  messages,
  onError: (error) => {
    throw error
  },
})

const list = new Intl.ListFormat('en-GB')

const writer: Writer = {
  money: (usd) => {
    const [whole = '', decimals] = usd.replace('-', '').split('.')
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
    return `${usd.startsWith('-') ? '-' : ''}$${grouped}${decimals === undefined ? '' : `.${decimals}`}`
  },
  coins: (amount, coin) => `${amount} ${coin}`,
  wait: waitInEnglish,
  moment: (at) => at.toISOString().slice(0, 16).replace('T', ' at '),
  time: (at) => at.toISOString().slice(11, 16),
  day: (day) => day,
  list: (parts) => list.format(parts),
  asIs: isolated,
  text: (code, given) => (messages[code] === undefined ? undefined : translate(code, given)),
}

/** The English sentence of a refusal. */
export function english(refusal: Refusal): string {
  const text = sentenceOf(refusal, writer)
  if (text === undefined) throw new Error(`no sentence for the code ${refusal.code}`)
  return text
}

/** What the sentence of a code is given, by name. */
export const argumentsOf = (code: RefusalCode): readonly string[] =>
  [...(messages[code] ?? '').matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name)

/** Two fields of an answer for a refusal that the answer only reports: its English sentence, and its code with params. */
export const refusalFields = <Name extends string>(
  name: Name,
  refusal: Refusal | null | undefined,
): { readonly [N in Name]: string | null } & { readonly [N in `${Name}_refusal`]: Refusal | null } =>
  ({
    [name]: refusal ? english(refusal) : null,
    [`${name}_refusal`]: refusal ?? null,
  }) as never

import { dateLocale, type Locale } from '@evenmoor/contract/locales'
import { isolated } from '@evenmoor/contract/plain-text'
import { type Refusal, sentenceOf, type Writer } from '@evenmoor/contract/refusals'
import { waitOf } from '@evenmoor/contract/waits'
import { createTranslator } from 'use-intl/core'
import { loadMessages } from '#i18n/catalogs.ts'
import { decimal, formatMoney, unitOf } from '#i18n/format-money.ts'
import { formatWait } from '#i18n/format-wait.ts'

type Sentences = Readonly<Record<string, string>>

/** Those that investors meet come first: what staff alone read is loaded for what is not among them. */
const groups = ['refusals', 'formRefusals', 'staffRefusals', 'staffAlerts'] as const

/** What writes these refusals in a language; undefined for a code without a sentence there. */
export async function sentencesFor(
  refusals: readonly Refusal[],
  locale: Locale,
): Promise<(refusal: Refusal) => string | undefined> {
  const codes = refusals.flatMap(codesIn)
  const sentences: Record<string, string> = {}
  for (const group of groups) {
    if (codes.every((code) => code in sentences)) break
    Object.assign(sentences, (await loadMessages(group, locale))[group])
  }
  return refusalTranslator(sentences, locale)
}

/** Writes refusals with the sentences of a language. */
export function refusalTranslator(
  sentences: Sentences,
  locale: Locale,
): (refusal: Refusal) => string | undefined {
  const writer = writerIn(locale, sentences)
  return (refusal) => sentenceOf(refusal, writer)
}

/** Its own code, and those of what is said in it and after it. */
const codesIn = ({ code, params, more }: Refusal): string[] => [
  code,
  ...(more === undefined ? [] : codesIn(more)),
  ...Object.values(params)
    .flat()
    .flatMap((value) => (typeof value === 'object' ? codesIn(value) : [])),
]

function writerIn(locale: Locale, messages: Sentences): Writer {
  const translate = createTranslator<Sentences>({ locale: dateLocale(locale) as Locale, messages })
  return {
    money: (usd) => formatMoney(usd, 'USD', locale),
    coins: (amount, coin) => formatMoney(decimal(amount), unitOf(coin), locale),
    wait: (seconds) => formatWait(waitOf(seconds), locale),
    moment: (at) => utc(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(at),
    time: (at) => at.toISOString().slice(11, 16),
    day: (day) => utc(locale, { dateStyle: 'medium' }).format(new Date(`${day}T00:00:00Z`)),
    list: (parts) => new Intl.ListFormat(locale).format(parts),
    asIs: isolated,
    text: (code, given) => (code in messages ? translate(code, given) : undefined),
  }
}

const utc = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(dateLocale(locale), { ...options, timeZone: 'UTC' })

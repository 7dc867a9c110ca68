import { isLocale, dateLocale, type Locale } from '@evenmoor/contract/locales'
import { refusalOf, refusalTexts } from '@evenmoor/contract/refusal-texts'
import { readWait } from '@evenmoor/contract/waits'
import type { Problem } from '#refusals/problem.ts'
import { formatMoney, type Unit } from '#i18n/format-money.ts'
import { formatWait } from '#i18n/format-wait.ts'
import type { Refusals } from './refusals.ts'

const catalogues: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ refusals: Refusals }>>> = {
  es: () => import('./es.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  tr: () => import('./tr.ts'),
  id: () => import('./id.ts'),
  ar: () => import('./ar.ts'),
}

/**
 * A problem with what the server said of it in the language of the page. What is not in the catalogue stays as it was said.
 */
export async function translateProblem(problem: Problem): Promise<Problem> {
  const locale = document.documentElement.lang
  if (!isLocale(locale) || locale === 'en') return problem
  const { refusals } = await catalogues[locale]()
  return translated(problem, (said) => translateText(said, refusals, locale))
}

function translated(problem: Problem, say: (said: string) => string): Problem {
  const { text, formText, fields } = problem
  const all = Object.values(fields).flat()
  return {
    ...problem,
    // Several messages in one text are those of the fields.
    text: text && (text === all.join(', ') ? all.map(say).join(', ') : say(text)),
    formText: formText && say(formText),
    fields: Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, said.map(say)])),
  }
}

/** One text of the server in another language; figures in it, texts within it, and one after another as well. */
export function translateText(said: string, refusals: Refusals, locale: Locale): string {
  const two = twoTexts(said)
  if (two !== undefined) return two.map((text) => translateText(text, refusals, locale)).join(' ')
  const found = refusalOf(said)
  if (found === undefined) return said
  return refusals[found.text].replaceAll(/\{(\w+)\}/g, (gap, name: string) => {
    const value = found.values[name]
    return value === undefined ? gap : inGap(value, refusals, locale)
  })
}

/** A text that is listed, and another behind it: "This bonus is decided. Ada verified it at 09:14 UTC." */
function twoTexts(said: string): [string, string] | undefined {
  if (refusalOf(said)?.text.startsWith('{') === false) return undefined
  const first = refusalTexts.find((text) => said.startsWith(`${text} `))
  const rest = said.slice((first?.length ?? 0) + 1)
  return first === undefined || refusalOf(rest) === undefined ? undefined : [first, rest]
}

/** A sentence of the server that is no refusal, in the language of the page. */
export async function translateSaid(said: string): Promise<string> {
  const locale = document.documentElement.lang
  if (!isLocale(locale) || locale === 'en') return said
  const { refusals } = await catalogues[locale]()
  return translateText(said, refusals, locale)
}

const dollars = /^\$[\d,]+(?:\.\d+)?$/
const ofCoin = /^(\d+(?:\.\d+)?) (USDT|BNB|ETH|BTC|LTC|TRX)$/
const minuteUtc = /^(\d{4}-\d\d-\d\d) at (\d\d:\d\d)$/

/** A moment that is told in UTC. */
const minuteText = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocale(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(instant))

/** What stands in a gap: an amount, a wait, one or several of the texts, or what belongs to no language. */
function inGap(value: string, refusals: Refusals, locale: Locale): string {
  if (dollars.test(value)) return formatMoney(value.replaceAll(/[$,]/g, ''), 'USD', locale)
  const [, amount, coin] = ofCoin.exec(value) ?? []
  if (amount !== undefined) return formatMoney(amount, coin as Unit, locale)
  const [, day, time] = minuteUtc.exec(value) ?? []
  if (day !== undefined) return minuteText(`${day}T${time}Z`, locale)
  const wait = readWait(value)
  if (wait) return formatWait(wait, locale)
  const parts = value.split(/, | and /)
  return parts.length > 1 && parts.every((part) => refusalOf(part) !== undefined)
    ? new Intl.ListFormat(locale).format(parts.map((part) => translateText(part, refusals, locale)))
    : translateText(value, refusals, locale)
}

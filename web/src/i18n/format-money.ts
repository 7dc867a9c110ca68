import { directionOf, type Locale, numberLocale } from '@evenmoor/contract/locales'
import { numberFormat } from './intl-cache.ts'

/** How many decimals a unit is shown with: at least, at most. Dollars come as `USD` with the sign before. */
const decimals = {
  USD: [2, 2],
  USDT: [2, 6],
  BNB: [6, 18],
  ETH: [6, 18],
  BTC: [8, 8],
  LTC: [8, 8],
  TRX: [6, 6],
} as const

export type Unit = keyof typeof decimals
const decimalText = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/
export type Decimal = `${number}`

/** The unit of an asset's code: `usdt` is "USDT". */
export function unitOf(asset: string): Unit {
  const unit = asset.toUpperCase()
  if (unit in decimals) return unit as Unit
  throw new RangeError(`no unit ${asset}`)
}

/** Narrows an amount of the API; anything else than a decimal string is a mistake of ours. */
export function decimal(text: string): Decimal {
  if (!decimalText.test(text)) throw new RangeError(`not a decimal string: ${text}`)
  return text as Decimal
}

export type MoneyFormat = {
  /** Also a plus before gains: for changes. */
  signed?: boolean
  /** Leave out ".00": for ranges and limits. */
  trimmed?: boolean
  /** Every decimal that there is, where amounts are compared to the last unit. */
  exact?: boolean
  /** "$1.5K" from a thousand on, whole dollars from a hundred on, no ".00": for a chart, which has the exact ones in its table. */
  short?: boolean
  /** The unit of a coin stands beside it already: in a column of its own. */
  withoutUnit?: boolean
}

type Write = (format: Intl.NumberFormat, amount: Decimal) => string
let write: Write = (format, amount) => format.format(amount)

/** From now on figures are written this way; see `number-style.ts`. */
export const setNumberWriter = (way: Write): void => {
  write = way
}

/** "-14.2" in USD is "−$14.20": exact from the decimal text, with a true minus. More decimals than shown are cut towards zero. */
export function formatMoney(
  amount: string,
  unit: Unit,
  locale: Locale,
  { signed, trimmed, exact, short, withoutUnit }: MoneyFormat = {},
): string {
  const size = Math.abs(Number(amount))
  const isShortened = short === true && size >= 1_000
  const [least, most] = short && size >= 100 ? [0, isShortened ? 1 : 0] : decimals[unit]
  const format = numberFormat(numberLocale(locale), {
    minimumFractionDigits: least,
    maximumFractionDigits: exact ? Math.max(most, decimalsOf(amount)) : most,
    roundingMode: 'trunc',
    signDisplay: signed ? 'exceptZero' : 'negative',
    ...((trimmed || short) && { trailingZeroDisplay: 'stripIfInteger' as const }),
    ...(isShortened && { notation: 'compact' as const }),
    ...(unit === 'USD' && { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }),
  })
  const text = trueMinus(write(format, decimal(amount)))
  return isolated(unit === 'USD' || withoutUnit ? text : `${text}\u00a0${unit}`, locale)
}

/** "2.5" is "2.5%" in English, "2,5 %" in German, "%2,5" in Turkish; signed for changes. */
export function formatPercent(
  percent: string,
  locale: Locale,
  { signed = false, decimalsMin = 0 }: { signed?: boolean; decimalsMin?: number } = {},
): string {
  const format = numberFormat(numberLocale(locale), {
    minimumFractionDigits: decimalsMin,
    maximumFractionDigits: percentDecimals,
    signDisplay: signed ? 'exceptZero' : 'negative',
    style: 'percent',
  })
  // The style shows a hundred times what it is given: the exponent keeps the text exact.
  return isolated(trueMinus(write(format, `${decimal(percent)}e-2` as Decimal)), locale)
}

/** A plain number from its decimal text, with as many decimals, grouped as the language does. */
export function formatNumber(text: string, locale: Locale): string {
  const decimals = decimalsOf(text)
  const format = numberFormat(numberLocale(locale), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return trueMinus(write(format, decimal(text)))
}

/** How many decimals a decimal text has. */
export const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** Up, down or none, by the sign of a decimal text. */
export function directionOfChange(change: string): 'up' | 'down' | 'none' {
  if (/^-?0(?:\.0*)?$/.test(change)) return 'none'
  return change.startsWith('-') ? 'down' : 'up'
}

/** How many decimals of a percentage are written at most. */
const percentDecimals = 4

/** The same of what is left of a change when it is written: what shows as zero went neither up nor down. */
export function directionOfShown(change: string, unit: Unit | 'percent'): 'up' | 'down' | 'none' {
  if (unit === 'percent') return directionOfChange(Number(change).toFixed(percentDecimals))
  const [whole = '', fraction = ''] = change.split('.')
  return directionOfChange(`${whole}.${fraction.slice(0, decimals[unit][1])}`)
}

/** Keeps a figure together and left to right inside a text that runs the other way. */
export const isolated = (text: string, locale: Locale): string =>
  directionOf(locale) === 'rtl' ? `\u2066${text}\u2069` : text

const trueMinus = (text: string) => text.replaceAll('-', '\u2212')

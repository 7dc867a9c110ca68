import { type Locale, numberLocale } from '@evenmoor/contract/locales'

/**
 * A typed number as plain decimal text ("1000.5", never an exponent, a sign or a leading zero), or why it is none.
 * `unclear`: only digits and signs between them, but not as this language sets them, such as "1.5" in German.
 */
export type TypedDecimal =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly refusal: 'empty' | 'malformed' | 'unclear' }

type ReadOptions = {
  /** Whether "1,000" may be a thousand; without, a decimal sign is the only sign. Default true. */
  readonly grouping?: boolean
}

/** No number of money or coins is longer, signs included. */
const lengthMax = 60

/** Signs that no language here uses for decimals: they group digits in all of them. */
const groupSignsEverywhere = [' ', '\u00a0', '\u2009', '\u202f', "'", '\u2019', '\u066c']
const arabicDecimalSign = '\u066b'
const directionMarks = /[\u061c\u200e\u200f\u2066-\u2069]/g
const otherDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９'
/** What a Chinese or Japanese keyboard gives for a point and a comma. */
const fullWidthSigns: Readonly<Record<string, string>> = { '．': '.', '。': '.', '，': ',' }

/**
 * Reads what a person typed in the language of the page: its decimal sign, its groups of three where they are whole,
 * Arabic, Persian and full-width digits. What could be two numbers is not guessed: "1,000" is a thousand in English and one
 * with three decimals in German, and "1.5" in German is refused. Text to text, so nothing passes through a float.
 */
export function parseTypedDecimal(
  typed: string,
  locale: Locale,
  { grouping = true }: ReadOptions = {},
): TypedDecimal {
  const text = typed
    .replace(directionMarks, '')
    .trim()
    .replace(/[٠-٩۰-۹０-９]/g, westernDigit)
    .replace(/[．。，]/g, (sign) => fullWidthSigns[sign] ?? sign)
  if (text === '') return { ok: false, refusal: 'empty' }
  if (text.length > lengthMax) return { ok: false, refusal: 'malformed' }
  const { decimal, group, isByLakhs } = signsOf(locale)
  const [whole = '', decimals = '', ...more] = text.replace(arabicDecimalSign, decimal).split(decimal)
  const digits = ungrouped(whole, grouping ? [group, ...groupSignsEverywhere] : [], isByLakhs)
  const isNumber = more.length === 0 && digits !== null && /^\d*$/.test(decimals) && digits + decimals !== ''
  if (!isNumber) return { ok: false, refusal: looksLikeANumber(text) ? 'unclear' : 'malformed' }
  const plain = digits.replace(/^0+(?=\d)/, '') || '0'
  return { ok: true, text: decimals === '' ? plain : `${plain}.${decimals}` }
}

/** The same with a minus sign before it, as a day's result may have one. */
export function parseTypedSignedDecimal(typed: string, locale: Locale): TypedDecimal {
  const [, sign = '', amount = ''] =
    /^[\s\u061c\u200e\u200f\u2066-\u2069]*([-\u2212]?)(.*)$/su.exec(typed) ?? []
  const read = parseTypedDecimal(amount, locale, { grouping: false })
  return read.ok && sign ? { ok: true, text: `-${read.text}` } : read
}

/** Decimal text from an address or an answer, which follows no language's rules. Money rules check it. */
export const parsePlainDecimal = (text: string): TypedDecimal =>
  text === '' ? { ok: false, refusal: 'empty' } : { ok: true, text }

/** What a person typed as plain decimal text, the same in every language; empty while it cannot be read. */
export function toPlainText(typed: string, locale: Locale): string {
  const read = parseTypedDecimal(typed, locale)
  return read.ok ? read.text : ''
}

/** Plain decimal text as a person of the language would type it: what a chip, or the address bar, puts into a field. */
export const toTypedText = (text: string, locale: Locale): string =>
  text.replace('.', () => signsOf(locale).decimal)

/** Digits without the signs between their groups of three, or as India counts, by two before the last three; null when the groups are not whole or not of one sign. */
export function ungrouped(whole: string, signs: readonly string[], isByLakhs: boolean): string | null {
  if (/^\d*$/.test(whole)) return whole
  const sign = signs.find((candidate) => whole.includes(candidate))
  if (sign === undefined) return null
  const groups = whole.split(sign)
  const isWhole = groups.every((digits, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(digits))
  const isOfLakhs = isByLakhs && /^\d{1,2}(?: \d{2})* \d{3}$/.test(groups.join(' '))
  return isWhole || isOfLakhs ? groups.join('') : null
}

const looksLikeANumber = (text: string) => /^[\d\s.,'’٬٫]*\d[\d\s.,'’٬٫]*$/.test(text)

const westernDigit = (digit: string) => String(otherDigits.indexOf(digit) % 10)

type Signs = { readonly decimal: string; readonly group: string; readonly isByLakhs?: boolean }
let chosen: Signs | null = null

/** From now on numbers are read with these signs, or with those of the language; see `number-style.ts`. */
export const setTypedNumberSigns = (signs: Signs | null): void => {
  chosen = signs
}

const known = new Map<Locale, Required<Signs>>()

/** The separators of numbers on this site: the person's choice, or the language's. */
function signsOf(locale: Locale): Required<Signs> {
  const found = chosen ? { isByLakhs: false, ...chosen } : known.get(locale)
  if (found) return found
  const parts = new Intl.NumberFormat(numberLocale(locale)).formatToParts('12345678.9')
  const sign = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value ?? ''
  const integers = parts.filter(({ type }) => type === 'integer')
  const signs = {
    decimal: sign('decimal'),
    group: sign('group'),
    isByLakhs: integers.at(-2)?.value.length === 2,
  }
  known.set(locale, signs)
  return signs
}

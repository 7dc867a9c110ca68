import { dateLocale, directionOf, type Locale, numberLocale } from '@evenmoor/contract/locales'
import { type Translator, translatorsOf } from '#platform/words.ts'
import type { StatementLine } from './statement.ts'

const words = translatorsOf('documents')

/** How a statement speaks: its words, and figures and days as the language has them. */
export type Phrases = {
  readonly say: Translator<'documents'>
  /** "1,250.00" with its exact decimals and a true minus; no sign of a currency. */
  readonly figure: (amount: string) => string
  /** "$1,250.00". */
  readonly dollars: (amount: string) => string
  /** "250.00 USDT". */
  readonly coins: (amount: string, coin: string) => string
  /** A code, such as an address: it keeps its own direction. */
  readonly apart: (code: string) => string
  /** Test networks have their own name, the practice network one in each language. */
  readonly networkName: (named: { network: string; network_name: string }) => string
  readonly month: (period: string) => string
  readonly day: (day: string) => string
  /** A moment in UTC, to the minute. */
  readonly minute: (instant: string) => string
  /** What a line is about. */
  readonly describe: (line: StatementLine) => string
}

export function phrasesIn(locale: Locale): Phrases {
  const isRtl = directionOf(locale) === 'rtl'
  // A figure keeps its own direction inside a text that runs from the right; a name has whichever is its own.
  const apart = (text: string) => (isRtl ? `\u2066${text}\u2069` : text)
  const asItRuns = (text: string) => (isRtl ? `\u2068${text}\u2069` : text)
  const figure = (amount: string) =>
    apart(
      trueMinus(new Intl.NumberFormat(numberLocale(locale), digitsOf(amount)).format(amount as `${number}`)),
    )
  const dollars = (amount: string) =>
    apart(
      trueMinus(
        new Intl.NumberFormat(numberLocale(locale), {
          ...digitsOf(amount),
          style: 'currency',
          currency: 'USD',
          currencyDisplay: 'narrowSymbol',
        }).format(amount as `${number}`),
      ),
    )
  const dateIn = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(dateLocale(locale), { ...options, timeZone: 'UTC' })
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
  }
  const day = dateIn({ dateStyle: 'medium' })
  const monthOf = dateIn({ year: 'numeric', month: 'long' })
  const t: (word: never, values: never) => string = words[locale]
  const say = ((word: never, values: Readonly<Record<string, string>> = {}) => {
    const parts = Object.entries(values).map(([name, value]) => [name, asItRuns(value)])
    return t(word, Object.fromEntries(parts) as never)
  }) as Translator<'documents'>
  return {
    say,
    figure,
    dollars,
    coins: (amount, coin) => apart(`${figure(amount)}\u00a0${coin.toUpperCase()}`),
    apart,
    networkName: ({ network, network_name }) =>
      network === 'practice' ? say('practiceNetwork') : network_name,
    month: (period) => monthOf(`${period}-01`),
    day,
    minute: (instant) => apart(instant.slice(0, 16).replace('T', ' ')),
    describe: (line) => describe(line, { say, dollars, day }),
  }
}

/** With all the decimals that the amount has: a figure that is cut off would not add up. */
function digitsOf(amount: string) {
  const digits = amount.split('.')[1]?.length ?? 0
  return { minimumFractionDigits: digits, maximumFractionDigits: digits }
}

const trueMinus = (text: string) => text.replaceAll('-', '\u2212')

function describe(
  line: StatementLine,
  { say, dollars, day }: Pick<Phrases, 'say' | 'dollars' | 'day'>,
): string {
  const plan = line.plan ?? say('plan')
  const amount = dollars(line.moved)
  const ofDay = { plan, day: line.day === null ? '' : day(line.day) }
  switch (line.kind) {
    case 'deposit':
      return say('deposit', { coin: (line.coin ?? '').toUpperCase() })
    case 'investment':
      return say('investment', { plan, amount })
    case 'accrual':
      return say('result', ofDay)
    case 'accrual_reversal':
      return say('takenBack', ofDay)
    case 'accrual_replacement':
      return say('corrected', ofDay)
    case 'accrual_clawback':
      return say('clawback')
    case 'unwinding':
      return say('unwound', { plan, amount })
    case 'redemption':
      return say('redemption', { plan, amount })
    case 'withdrawal_request':
      return say('requested', { amount })
    case 'withdrawal_return':
      return say('returned', { amount })
    case 'withdrawal_paid':
      return say('paid', { amount: dollars(line.change.replace('-', '')), fee: dollars(line.fee) })
    case 'bonus':
      return say('bonus')
    default:
      return say('reversal')
  }
}

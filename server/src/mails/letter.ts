import { type Locale, dateLocale, defaultLocale, directionOf, numberLocale } from '@evenmoor/contract/locales'
import { isolated } from '@evenmoor/contract/plain-text'
import { type Coin, formatMoney } from '@evenmoor/ledger/money'
import { composeMail } from '#platform/mail/compose.ts'
import type { Mail, MailContent } from '#platform/mail/mail-content.ts'
import { type Translator, translatorsOf } from '#platform/words.ts'

const words = translatorsOf('mails')

export type Mode = 'practice' | 'test'

/** How a letter speaks: the words of the reader's language, and figures, dates and links as that language has them. */
export type Voice = {
  /** Practice money alone, or coins of test networks. */
  readonly mode: Mode
  readonly t: Translator<'mails'>
  /** The exact amount: "$1,250.00", in German "1.250,00 $". */
  readonly dollars: (minor: bigint) => string
  readonly coins: (coin: Coin, minor: bigint) => string
  /** A moment in UTC, with the time zone named. */
  readonly moment: (at: Date) => string
  /** So many seconds in at most two units: "3 hours, 10 minutes". */
  readonly span: (seconds: number) => string
  /** A month of the calendar by its `YYYY-MM`: "June 2026". */
  readonly month: (period: string) => string
  /** What belongs to no language: an address, a name, a transaction. */
  readonly asIs: (text: string) => string
  /** A public page of ours, by its English address, in the reader's language. */
  readonly page: (url: string) => string
}

/** A mail before its reader is known. */
export type Letter = (voice: Voice) => MailContent & Pick<Mail, 'replyTo' | 'unsubscribeUrl' | 'isByPerson'>

/** The letter in a language, between a line about the kind of money and the operator's contacts. */
export function writeMail(
  locale: Locale,
  letter: Letter,
  mode: Mode = 'practice',
  contacts: readonly string[] = [],
): Mail {
  const voice = { ...voiceOf(locale), mode }
  const { replyTo, unsubscribeUrl, isByPerson, ...content } = letter(voice)
  const frame = {
    lang: locale,
    dir: directionOf(locale),
    ribbon: voice.t(mode === 'test' ? 'testRibbon' : 'ribbon'),
    contacts,
  }
  return {
    ...composeMail(content, frame),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
    ...(isByPerson === undefined ? {} : { isByPerson }),
  }
}

type Speech = Omit<Voice, 'mode'>
const voices = new Map<Locale, Speech>()

/** How mails in a language speak. */
export function voiceOf(locale: Locale): Speech {
  const voice = voices.get(locale) ?? newVoice(locale)
  voices.set(locale, voice)
  return voice
}

function newVoice(locale: Locale): Speech {
  const isRtl = directionOf(locale) === 'rtl'
  // A figure keeps its own direction inside a text that runs from the right.
  const figure = (text: string) => (isRtl ? `\u2066${text}\u2069` : text)
  const numberOf = (text: string, options: Intl.NumberFormatOptions) =>
    // A fee is below zero, with the sign that is as wide as a plus.
    figure(
      new Intl.NumberFormat(numberLocale(locale), options).format(text as `${number}`).replace('-', '\u2212'),
    )
  const digitsOf = (text: string) => {
    const digits = text.split('.')[1]?.length ?? 0
    return { minimumFractionDigits: digits, maximumFractionDigits: digits }
  }
  const time = new Intl.DateTimeFormat(dateLocale(locale), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
  const month = new Intl.DateTimeFormat(dateLocale(locale), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const parts = new Intl.ListFormat(dateLocale(locale), { type: 'unit', style: 'long' })
  return {
    t: words[locale],
    dollars: (minor) => {
      const text = formatMoney({ asset: 'usd', minor })
      return numberOf(text, {
        ...digitsOf(text),
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
      })
    },
    coins: (coin, minor) => {
      const text = formatMoney({ asset: coin, minor })
      return figure(
        `${new Intl.NumberFormat(numberLocale(locale), digitsOf(text)).format(text as `${number}`)} ${coin.toUpperCase()}`,
      )
    },
    moment: (at) => time.format(at),
    span: (seconds) =>
      parts.format(
        partsOf(seconds).map(([count, unit]) =>
          new Intl.NumberFormat(dateLocale(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(
            count,
          ),
        ),
      ),
    month: (period) => month.format(new Date(`${period}-01T00:00:00Z`)),
    asIs: (text) => (isRtl ? `\u2068${text}\u2069` : isolated(text)),
    page: (url) => {
      if (locale === defaultLocale) return url
      const { origin, pathname, search } = new URL(url)
      return `${origin}/${locale}${pathname}${search}`
    },
  }
}

const [minuteSeconds, hourSeconds, daySeconds] = [60, 3_600, 86_400]

/** Never more exact than it helps: seconds below a minute, minutes below a day, then hours. */
function partsOf(seconds: number): (readonly [count: number, unit: 'second' | 'minute' | 'hour' | 'day'])[] {
  if (seconds < minuteSeconds) return [[Math.max(1, seconds), 'second']]
  const minutes = Math.ceil(seconds / minuteSeconds)
  const hours = Math.ceil(seconds / hourSeconds)
  const parts =
    seconds < daySeconds
      ? ([
          [Math.floor(minutes / 60), 'hour'],
          [minutes % 60, 'minute'],
        ] as const)
      : ([
          [Math.floor(hours / 24), 'day'],
          [hours % 24, 'hour'],
        ] as const)
  return parts.filter(([count]) => count > 0)
}

import { dateLocale, directionOf, type Locale } from '@evenmoor/contract/locales'
import { dateFormat, numberFormat } from './intl-cache.ts'

export type TimeStyle = 'day' | 'minute' | 'second'

const styles: Readonly<Record<TimeStyle, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' },
  second: { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' },
}

/** An RFC 3339 instant in the person's own time zone. Not for prerendered pages: those have no time zone. */
export const formatInstant = (instant: string, locale: Locale, style: TimeStyle = 'minute'): string =>
  keptTogether(dateFormat(dateLocale(locale), styles[style]).format(new Date(instant)), locale)

/** In its own direction: beside a Latin name its figures would be taken apart. */
const keptTogether = (text: string, locale: Locale): string =>
  directionOf(locale) === 'rtl' ? `\u2067${text}\u2069` : text

/** A UTC day such as "2026-11-21", which is the same day for everybody. */
export const formatDay = (day: string, locale: Locale): string =>
  dateFormat(dateLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** A UTC day below a chart, as short as can be: "Nov 21", or "Nov 2026" where it is one of many months. */
export const formatChartDay = (day: string, locale: Locale, isOfManyMonths = false): string =>
  keptTogether(
    dateFormat(dateLocale(locale), {
      month: 'short',
      ...(isOfManyMonths ? { year: 'numeric' } : { day: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00:00Z`)),
    locale,
  )

const clockStyles: Readonly<Record<Exclude<TimeStyle, 'day'>, Intl.DateTimeFormatOptions>> = {
  minute: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  second: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
}

/**
 * A moment of today as "09:14", in the person's own time zone. `atMs` in milliseconds since 1970. Hours count to 24 in every
 * language, as in mails and on statements; the signs between the figures are the language's own.
 */
export const formatClock = (
  atMs: number,
  locale: Locale,
  style: keyof typeof clockStyles = 'minute',
): string => dateFormat(dateLocale(locale), clockStyles[style]).format(atMs)

/** A length of time, rounded up to what people count in: "45 seconds", "3 minutes", "2 hours, 5 minutes", "3 days". */
export function formatSpan(seconds: number, locale: Locale): string {
  const minutes = Math.ceil(seconds / 60)
  const parts =
    seconds < 60
      ? ([[Math.max(1, seconds), 'second']] as const)
      : minutes < 60
        ? ([[minutes, 'minute']] as const)
        : minutes < 48 * 60
          ? hoursAndMinutes(minutes)
          : ([[Math.ceil(minutes / 1_440), 'day']] as const)
  const language = dateLocale(locale)
  return new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(
    unitTexts(parts, language, 'long'),
  )
}

/** How long something has waited, as short as can be and never more than it did: "58 min", "3 hr 12 min", "2 days". */
export function formatWait(since: string, nowMs: number, locale: Locale): string {
  const minutes = Math.max(1, Math.floor((nowMs - Date.parse(since)) / 60_000))
  const parts =
    minutes < 60
      ? ([[minutes, 'minute']] as const)
      : minutes < 48 * 60
        ? hoursAndMinutes(minutes)
        : ([[Math.floor(minutes / 1_440), 'day']] as const)
  return unitTexts(parts, dateLocale(locale), 'short').join('\u00a0')
}

/** What is left, in whole hours or, under one, in minutes, in the fewest signs: "10h", "42m". */
export function formatHours(seconds: number, locale: Locale): string {
  const minutes = Math.ceil(seconds / 60)
  const part: Part = minutes < 60 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour']
  return unitTexts([part], dateLocale(locale), 'narrow').join('')
}

type Part = readonly [count: number, unit: 'second' | 'minute' | 'hour' | 'day']

const hoursAndMinutes = (minutes: number): readonly Part[] => [
  [Math.floor(minutes / 60), 'hour'],
  [minutes % 60, 'minute'],
]

/** Each part with its unit; none of nothing. */
const unitTexts = (
  parts: readonly Part[],
  language: string,
  unitDisplay: 'long' | 'short' | 'narrow',
): string[] =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => numberFormat(language, { style: 'unit', unit, unitDisplay }).format(count))

/** An hour of a UTC day such as "08:00", whatever the person's own time zone. */
export const formatUtcHour = (instant: string, locale: Locale): string =>
  dateFormat(dateLocale(locale), { ...clockStyles.minute, timeZone: 'UTC' }).format(new Date(instant))

const ageUnits = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago an instant was, in its largest whole unit: "2 hours ago", at least a minute. `nowMs` as `Date.now()`. */
export function formatAge(instant: string, nowMs: number, locale: Locale): string {
  const ageMs = Math.max(0, nowMs - Date.parse(instant))
  const [unit, lengthMs] = ageUnits.find(([, length]) => ageMs >= length) ?? (['minute', 60_000] as const)
  const count = Math.max(1, Math.floor(ageMs / lengthMs))
  return new Intl.RelativeTimeFormat(dateLocale(locale)).format(-count, unit)
}

/** The same for what is watched as it happens: from seconds on, in short: "14 sec. ago". */
export function formatAgo(instant: string, nowMs: number, locale: Locale): string {
  const agoMs = Math.max(0, nowMs - Date.parse(instant))
  const [unit, lengthMs] = ageUnits.find(([, length]) => agoMs >= length) ?? (['second', 1_000] as const)
  const format = new Intl.RelativeTimeFormat(dateLocale(locale), { style: 'narrow' })
  return format.format(-Math.floor(agoMs / lengthMs), unit)
}

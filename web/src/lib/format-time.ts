import { dateLocale, type Locale } from '#i18n/locales.ts'

export type TimeStyle = 'day' | 'minute' | 'second'

const styles: Readonly<Record<TimeStyle, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
}

/** An RFC 3339 instant in the person's own time zone. Not for prerendered pages: those have no time zone. */
export const formatInstant = (instant: string, locale: Locale, style: TimeStyle = 'minute'): string =>
  new Intl.DateTimeFormat(dateLocale(locale), styles[style]).format(new Date(instant))

/** A UTC day such as "2026-11-21", which is the same day for everybody. */
export const formatDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

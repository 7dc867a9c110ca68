import { dateLocale, type Locale } from '#i18n/locales.ts'

/** A moment of today as "09:14", in the person's own time zone. `atMs` in milliseconds since 1970. */
export const formatClock = (atMs: number, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocale(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(atMs)

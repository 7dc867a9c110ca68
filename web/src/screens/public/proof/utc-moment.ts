import { dateLocale, type Locale } from '@evenmoor/contract/locales'
import { dateFormat } from '#i18n/intl-cache.ts'

/** An instant in UTC, to the minute: the same for everybody who compares it. */
export const utcMoment = (instant: string, locale: Locale): string =>
  dateFormat(dateLocale(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(instant))

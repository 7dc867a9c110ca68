import { dateLocale, type Locale } from '@evenmoor/contract/locales'
import { dateFormat } from './intl-cache.ts'

/** A month such as "2026-11", in words: "November 2026". */
export const formatMonth = (period: string, locale: Locale): string =>
  dateFormat(dateLocale(locale), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${period}-01T00:00:00Z`),
  )

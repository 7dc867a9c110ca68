import type { ResultMonth } from '@evenmoor/contract/results'
import { dateLocale, type Locale } from '@evenmoor/contract/locales'
import { dateFormat } from '#i18n/intl-cache.ts'

/** How many months back can be looked at from the list. */
const choicesMax = 24

/** This UTC month and those before it, latest first. */
export const monthsToChoose = (now: Date): string[] =>
  Array.from({ length: choicesMax }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  )

/** The newest month whose seed is shown: the first that can be checked. */
export const newestRevealed = (months: readonly ResultMonth[]): string | undefined =>
  months.find(({ seed }) => seed !== null)?.month

/** "2026-07" as a language writes a month. */
export const formatMonth = (month: string, locale: Locale): string =>
  dateFormat(dateLocale(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

import { defaultLocale, type Locale, locales } from '@evenmoor/contract/locales'
import { localeOfPath } from '#i18n/catalogs.ts'
import { matchingLocale } from '#i18n/matching-locale.ts'
import { storedLocale } from '#i18n/preferred-locale.ts'
import { isPublicPath } from './paths.ts'

/** The language to begin with: the address says it on public pages; elsewhere the choice, then the browser's. */
export function initialLocale(pathname: string): Locale {
  if (isPublicPath(pathname)) return localeOfPath(pathname)
  const kept = storedLocale()
  if (kept !== null) return kept
  return matchingLocale(navigator.languages, locales) ?? defaultLocale
}

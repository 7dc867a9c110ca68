import { isLocale, defaultLocale, type Locale } from '@evenmoor/contract/locales'
import { localeOfPath } from '#i18n/catalogues.ts'
import { storedLocale } from '#i18n/preferred-locale.ts'
import { isPublicPath } from './paths.ts'

/** The language to begin with: the address says it on public pages; elsewhere the choice, then the browser's. */
export function initialLocale(pathname: string): Locale {
  if (isPublicPath(pathname)) return localeOfPath(pathname)
  const kept = storedLocale()
  if (kept !== null) return kept
  for (const language of navigator.languages) {
    if (isLocale(language)) return language
    const base = language.split('-')[0]
    if (isLocale(base)) return base
  }
  return defaultLocale
}

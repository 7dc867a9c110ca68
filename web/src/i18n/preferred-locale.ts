import { isLocale, defaultLocale, type Locale } from '@evenmoor/contract/locales'
import { localeOfPath } from '#i18n/catalogues.ts'
import { readStored, writeStored } from '#lib/stored.ts'
import { isPublicPath } from '#paths.ts'

const key = 'evenmoor.locale'

/** Keeps a language that was chosen in a selector; signed-in pages have none in their address. */
export function keepLocale(locale: Locale): void {
  writeStored(key, locale)
}

/** The language that was chosen, on this device or with the account; null when none was. */
export function keptLocale(): Locale | null {
  const kept = readStored(key)
  return isLocale(kept) ? kept : null
}

/** The language to begin with: the address says it on public pages; elsewhere the choice, then the browser's. */
export function startLocale(pathname: string): Locale {
  if (isPublicPath(pathname)) return localeOfPath(pathname)
  const kept = keptLocale()
  if (kept !== null) return kept
  for (const language of navigator.languages) {
    if (isLocale(language)) return language
    const base = language.split('-')[0]
    if (isLocale(base)) return base
  }
  return defaultLocale
}

/** The language the document is in: chosen once, before the first render. */
export const shownLocale = (): Locale => {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}

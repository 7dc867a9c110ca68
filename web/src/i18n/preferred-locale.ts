import { isLocale, defaultLocale, type Locale } from '@evenmoor/contract/locales'
import { readLocalStorage, writeLocalStorage } from '#browser/local-storage.ts'

const key = 'evenmoor.locale'

/** Keeps a language that was chosen in a selector; signed-in pages have none in their address. */
export function storeLocale(locale: Locale): void {
  writeLocalStorage(key, locale)
}

/** The language that was chosen, on this device or with the account; null when none was. */
export function storedLocale(): Locale | null {
  const kept = readLocalStorage(key)
  return isLocale(kept) ? kept : null
}

/** The language the document is in: chosen once, before the first render. */
export const documentLocale = (): Locale => {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}

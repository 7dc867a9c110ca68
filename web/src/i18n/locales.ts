/** Every language the product is to speak, in the order of the selector. English has no prefix in addresses. */
export const plannedLocales = ['en', 'es', 'pt-BR', 'fr', 'de', 'tr', 'id', 'ar'] as const
export type Locale = (typeof plannedLocales)[number]

export const defaultLocale: Locale = 'en'

/** Each language's own name; names are not translated. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  fr: 'Français',
  de: 'Deutsch',
  tr: 'Türkçe',
  id: 'Bahasa Indonesia',
  ar: 'العربية',
}

export type Direction = 'ltr' | 'rtl'

export const directionOf = (locale: Locale): Direction => (locale === 'ar' ? 'rtl' : 'ltr')

/** Dates keep Western digits in every language, as amounts, codes and hashes do. */
export const dateLocale = (locale: Locale): string => `${locale}-u-nu-latn`

/** Numbers in Arabic are written as in English: the same digits and signs, without the marks that reorder "US$". */
export const numberLocale = (locale: Locale): string => (locale === 'ar' ? 'en' : locale)

/** Every language the product speaks, on pages and in mails, in the order of the selector. English has no prefix in addresses. */
export const plannedLocales = ['en', 'es', 'pt-BR', 'fr', 'de', 'tr', 'id', 'ar'] as const
export type Locale = (typeof plannedLocales)[number]

export const defaultLocale: Locale = 'en'

export type Direction = 'ltr' | 'rtl'

export const directionOf = (locale: Locale): Direction => (locale === 'ar' ? 'rtl' : 'ltr')

/** Dates keep Western digits in every language, as amounts, codes and hashes do. */
export const dateLocale = (locale: Locale): string => `${locale}-u-nu-latn`

/** Numbers in Arabic are written as in English: the same digits and signs, without the marks that reorder "US$". */
export const numberLocale = (locale: Locale): string => (locale === 'ar' ? 'en' : locale)

/** A stored or sent language tag as a language that is spoken here; English for any other. */
export const localeOf = (tag: string | null | undefined): Locale =>
  plannedLocales.find((locale) => locale === tag) ?? defaultLocale

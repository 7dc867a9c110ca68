import languages from '../../locales/languages.json' with { type: 'json' }

/** A language that the product speaks on pages, in mails and in files: an entry of `locales/languages.json`. */
export type Locale = keyof typeof languages

/** Every language, in the order of the selector. English has no prefix in addresses. */
export const locales = Object.keys(languages) as readonly Locale[]

export const defaultLocale: Locale = 'en'

type Direction = 'ltr' | 'rtl'
type Language = {
  readonly name: string
  readonly direction?: Direction
  readonly numbers?: string
  readonly familyNameFirst?: boolean
}

const languageOf = (locale: Locale): Language => (languages as Readonly<Record<Locale, Language>>)[locale]

export const isLocale = (tag: string | null | undefined): tag is Locale =>
  locales.some((locale) => locale === tag)

/** The language's own name; names are not translated. */
export const nameOfLanguage = (locale: Locale): string => languageOf(locale).name

export const directionOf = (locale: Locale): Direction => languageOf(locale).direction ?? 'ltr'

/** Whether the language writes a person's family name before the given name. */
export const isFamilyNameFirst = (locale: Locale): boolean => languageOf(locale).familyNameFirst ?? false

/** The script that a language is written in, by its code in ISO 15924, such as "Arab". */
export const scriptOf = (locale: Locale): string => new Intl.Locale(locale).maximize().script ?? 'Latn'

/** Dates keep Western digits in every language, as amounts, codes and hashes do. */
export const dateLocale = (locale: Locale): string => `${locale}-u-nu-latn`

/** Numbers in Arabic are written as in English: the same digits and signs, without the marks that reorder "US$". */
export const numberLocale = (locale: Locale): string => languageOf(locale).numbers ?? locale

/** A stored or sent language tag as a language that is spoken here; English for any other. */
export const localeOf = (tag: string | null | undefined): Locale => (isLocale(tag) ? tag : defaultLocale)

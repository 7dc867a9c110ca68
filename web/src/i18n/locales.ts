import type { Locale } from '@evenmoor/contract/locales'

export {
  dateLocale,
  defaultLocale,
  directionOf,
  type Locale,
  localeOf,
  numberLocale,
  plannedLocales,
} from '@evenmoor/contract/locales'

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

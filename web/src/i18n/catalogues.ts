import { defaultLocale, type Locale, plannedLocales } from '#i18n/locales.ts'
import type { AreaMessages } from '#messages/shape.ts'

/**
 * Which pages a catalogue is for: `everywhere` is loaded first on every page, the others with the pages that need
 * them. The file of an area is `messages/<locale>.<area>.ts`; its type stands in `messages/shape.ts`.
 */
export type Area = keyof AreaMessages

// One lazy chunk for each language and area.
const files = import.meta.glob<{ messages: AreaMessages[Area] }>([
  '../messages/*.ts',
  '!../messages/shape.ts',
])
const fileOf = (area: Area, locale: Locale) =>
  `../messages/${locale}${area === 'everywhere' ? '' : `.${area}`}.ts`

/** The languages whose catalogue exists: nothing else is offered, linked or prerendered. */
export const availableLocales: readonly Locale[] = plannedLocales.filter(
  (locale) => fileOf('everywhere', locale) in files,
)

export const isAvailableLocale = (text: string | null | undefined): text is Locale =>
  availableLocales.some((locale) => locale === text)

const loaded = new Map<string, Promise<AreaMessages[Area]>>()

/** The words of an area in a language: loaded once, and always the same promise. */
export function loadMessages<A extends Area>(area: A, locale: Locale): Promise<AreaMessages[A]> {
  const file = fileOf(area, locale)
  const known = loaded.get(file) ?? loadFile(file)
  loaded.set(file, known)
  return known as Promise<AreaMessages[A]>
}

async function loadFile(file: string) {
  const load = files[file]
  if (!load) throw new Error(`no catalogue ${file}`)
  try {
    return (await load()).messages
  } catch (reason) {
    // The next try may reach the server again.
    loaded.delete(file)
    throw reason
  }
}

/** What `IntlProvider` is given for a page's first render. */
export async function loadIntl(locale: Locale) {
  return {
    locale,
    // Compiled messages: no longer the plain texts of the declared type.
    messages: (await loadMessages('everywhere', locale)) as never,
    timeZone: 'UTC',
    formats: { dateTime: { long: { dateStyle: 'long' } } },
  } as const
}

/** Language of a public address: /ar/faq is Arabic, /faq is English. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]
  return isAvailableLocale(first) ? first : defaultLocale
}

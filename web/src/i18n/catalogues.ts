import { defaultLocale, type Locale, plannedLocales } from '#i18n/locales.ts'
import { type Mode, shownMode } from '#i18n/mode.ts'
import type { AreaMessages, ScreenMessages } from '#messages/shape.ts'

/**
 * Which pages a catalogue is for: `everywhere` is loaded first on every page, the others with the pages that need
 * them. The file of an area is `messages/<locale>.<area>.ts`; its type stands in `messages/shape.ts`.
 */
export type Area = keyof AreaMessages | Screen

/**
 * The words of one signed-in screen: a file of the language's folder as it stands, `messages/<locale>/<screen>.ts`. The
 * area `investor` knows them, so that public pages carry no list of them.
 */
export type Screen = keyof ScreenMessages

/** The file of an area. */
export type Catalogue = { messages: AreaMessages[keyof AreaMessages]; screens?: Screens }
export type ScreenCatalogue = ScreenMessages[Screen]
type Language = {
  messages: AreaMessages['everywhere']
  areas: Readonly<Record<string, () => Promise<Catalogue>>>
}
type Screens = Readonly<Record<string, () => Promise<ScreenCatalogue>>>
type Words<A extends Area> = (AreaMessages & ScreenMessages)[A]

// A lazy chunk for each language, which knows its areas: a page names the files of one language and not of all.
const languages = import.meta.glob<Language>('./areas/*.ts')
const fileOf = (locale: Locale) => `./areas/${locale}.ts`

/** The languages whose catalogue exists: nothing else is offered, linked or prerendered. */
export const availableLocales: readonly Locale[] = plannedLocales.filter(
  (locale) => fileOf(locale) in languages,
)

export const isAvailableLocale = (text: string | null | undefined): text is Locale =>
  availableLocales.some((locale) => locale === text)

const loaded = new Map<string, Promise<Words<Area>>>()
const failed = new Set<string>()

/**
 * The words of an area in a language, for a render: loaded once, and always the same promise, also when it failed. A new
 * one each time would be asked for again with every render; the error page loads the document again instead.
 */
export function shownMessages<A extends Area>(
  area: A,
  locale: Locale,
  mode: Mode = shownMode(),
): Promise<Words<A>> {
  const name = `${locale}.${area}.${mode}`
  const known =
    loaded.get(name) ??
    (mode === 'test'
      ? import('#messages/for-test-networks.ts').then((its) =>
          its.forTestNetworks(loadArea(area, locale), locale),
        )
      : loadArea(area, locale))
  loaded.set(name, known)
  known.catch(() => failed.add(name))
  return known as Promise<Words<A>>
}

/** The same for what a person does: words that could not be loaded before are asked for again. */
export function loadMessages<A extends Area>(
  area: A,
  locale: Locale,
  mode: Mode = shownMode(),
): Promise<Words<A>> {
  const name = `${locale}.${area}.${mode}`
  if (failed.delete(name)) loaded.delete(name)
  return shownMessages(area, locale, mode)
}

async function loadArea(area: Area, locale: Locale): Promise<Words<Area>> {
  const language = await languages[fileOf(locale)]?.()
  if (area === 'everywhere' && language) return language.messages
  const catalogueOf = (name: string) => language?.areas[`../../messages/${locale}.${name}.ts`]?.()
  const catalogue = await catalogueOf(area)
  if (catalogue) return catalogue.messages
  const words = await (await catalogueOf('investor'))?.screens?.[`./${locale}/${area}.ts`]?.()
  if (!words) throw new Error(`no catalogue ${area} in ${locale}`)
  return words
}

/** What `IntlProvider` is given for a page's first render. */
export async function loadIntl(locale: Locale, mode?: Mode) {
  return {
    locale,
    // Compiled messages: no longer the plain texts of the declared type.
    messages: (await loadMessages('everywhere', locale, mode)) as never,
    timeZone: 'UTC',
    formats: { dateTime: { long: { dateStyle: 'long' } } },
  } as const
}

/** Language of a public address: /ar/faq is Arabic, /faq is English. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]
  return isAvailableLocale(first) ? first : defaultLocale
}

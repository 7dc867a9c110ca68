import { defaultLocale, isLocale, type Locale } from '@evenmoor/contract/locales'
import type { Namespace } from './messages.ts'

/** Compiled messages: no longer the plain texts of the declared type. */
type Words = Readonly<Record<string, unknown>>
type Loaders = Readonly<Partial<Record<Namespace, () => Promise<{ messages: Words }>>>>
type Language = {
  messages: Words
  /** Those of the public pages. */
  namespaces: Loaders
  /** The rest. */
  signedIn: () => Promise<{ namespaces: Loaders }>
}
/** The words of every page, which come with the language itself. */
const everywhere = 'common'

// A chunk for each language, which knows its further words (`build-tools/messages.ts`): a page names the files of one language and not of all.
const languages = import.meta.glob<Language>('../../../locales/*/common.json', { query: '?language' })

const loaded = new Map<string, Promise<Words>>()
const failed = new Set<string>()

/**
 * The words of a namespace in a language, for a render: loaded once, and always the same promise, also when it failed. A
 * new one each time would be asked for again with every render; the error page loads the document again instead.
 */
export function cachedMessages(namespace: Namespace | typeof everywhere, locale: Locale): Promise<Words> {
  const name = `${locale}.${namespace}`
  const known = loaded.get(name) ?? load(namespace, locale)
  loaded.set(name, known)
  known.catch(() => failed.add(name))
  return known
}

/** The same for what a person does: words that could not be loaded before are asked for again. */
export function loadMessages(namespace: Namespace | typeof everywhere, locale: Locale): Promise<Words> {
  const name = `${locale}.${namespace}`
  if (failed.delete(name)) loaded.delete(name)
  return cachedMessages(namespace, locale)
}

const languageOf = (locale: Locale) => languages[`../../../locales/${locale}/common.json`]?.()

/** Fetches the list of a language's signed-in words ahead, beside other things that a signed-in page needs. */
export async function preloadSignedInList(locale: Locale): Promise<void> {
  // Where it cannot be fetched, who needs its words asks again and says so.
  await languageOf(locale)
    ?.then(({ signedIn }) => signedIn())
    .catch(() => {})
}

async function load(namespace: Namespace | typeof everywhere, locale: Locale): Promise<Words> {
  const language = await languageOf(locale)
  if (!language) throw new Error(`no catalog in ${locale}`)
  if (namespace === everywhere) return language.messages
  const loader = language.namespaces[namespace] ?? (await language.signedIn()).namespaces[namespace]
  if (!loader) throw new Error(`no ${namespace} in ${locale}`)
  return (await loader()).messages
}

/** What `IntlProvider` is given for a page's first render. */
export async function loadIntl(locale: Locale) {
  return {
    locale,
    messages: (await loadMessages(everywhere, locale)) as never,
    timeZone: 'UTC',
    formats: { dateTime: { long: { dateStyle: 'long' } } },
  } as const
}

/** Language of a public address: /ar/faq is Arabic, /faq is English. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]
  return isLocale(first) ? first : defaultLocale
}

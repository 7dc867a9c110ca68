import { defaultLocale, type Locale, plannedLocales } from '#i18n/locales.ts'
import type { InvestorMessages, Messages, StaffMessages } from '#messages/shape.ts'

type AreaMessages = { public: Messages; investor: InvestorMessages; staff: StaffMessages }
/** Which part of the site a catalogue is for: `public` is loaded everywhere, the others with their layout. */
export type Area = keyof AreaMessages

// One lazy chunk for each language and area.
const load = {
  public: import.meta.glob<{ messages: Messages }>([
    '../messages/*.ts',
    '!../messages/shape.ts',
    '!../messages/*.*.ts',
  ]),
  investor: import.meta.glob<{ messages: InvestorMessages }>('../messages/*.investor.ts'),
  staff: import.meta.glob<{ messages: StaffMessages }>('../messages/*.staff.ts'),
}

/** The languages whose catalogue exists: nothing else is offered, linked or prerendered. */
export const availableLocales: readonly Locale[] = plannedLocales.filter(
  (locale) => `../messages/${locale}.ts` in load.public,
)

export const isAvailableLocale = (text: string | null | undefined): text is Locale =>
  availableLocales.some((locale) => locale === text)

/** The words of an area in a language. */
export async function loadMessages<A extends Area>(area: A, locale: Locale): Promise<AreaMessages[A]> {
  const file = `../messages/${locale}${area === 'public' ? '' : `.${area}`}.ts`
  const catalogue = load[area][file]
  if (!catalogue) throw new Error(`no catalogue ${file}`)
  const { messages } = await catalogue()
  return messages as AreaMessages[A]
}

/** What `IntlProvider` is given for a page's first render. */
export async function loadIntl(locale: Locale) {
  return {
    locale,
    // Compiled messages: no longer the plain texts of the declared type.
    messages: (await loadMessages('public', locale)) as never,
    timeZone: 'UTC',
    formats: { dateTime: { long: { dateStyle: 'long' } } },
  } as const
}

/** Language of a public address: /ar/faq is Arabic, /faq is English. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]
  return isAvailableLocale(first) ? first : defaultLocale
}

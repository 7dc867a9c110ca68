import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dateLocale, type Locale, locales } from '@evenmoor/contract/locales'
import { createTranslator } from 'use-intl/core'
import type documents from '../../../locales/en/documents.json'
import type mails from '../../../locales/en/mails.json'

/** The server's texts in the reader's language, by area of the catalog (`locales/<language>/<area>.json`). */
type Areas = { documents: typeof documents; mails: typeof mails }

export type Translator<A extends keyof Areas> = ReturnType<typeof createTranslator<Areas[A]>>

const folder = path.resolve(import.meta.dirname, '../../../locales')

/** Reads an area in every language and returns its translators. A text that cannot be formatted throws. */
export function translatorsOf<A extends keyof Areas>(area: A): Readonly<Record<Locale, Translator<A>>> {
  const translatorIn = (locale: Locale) =>
    createTranslator({
      locale: dateLocale(locale),
      // A translation has the keys and arguments of the English one: `npm run words`.
      messages: JSON.parse(readFileSync(path.join(folder, locale, `${area}.json`), 'utf8')) as Areas[A],
      onError: (error) => {
        throw error
      },
    })
  return Object.fromEntries(
    locales.map((locale) => [locale, translatorIn(locale)] as const),
  ) as unknown as Readonly<Record<Locale, Translator<A>>>
}

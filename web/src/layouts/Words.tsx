import { type ReactNode, use, useMemo } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { shownMessages } from '#i18n/catalogues.ts'
import type { Namespace } from '#i18n/messages.ts'

type WordsProps = { namespaces: readonly Namespace[]; children: ReactNode }

/** Adds the words of some namespaces to those that are here already; suspends until they are loaded. */
export function Words({ namespaces, children }: WordsProps) {
  const everywhere = useMessages()
  const locale = useLocale()
  const more = namespaces.map((each) => use(shownMessages(each, locale)))
  // The same object for the same words: another would let every word below be drawn anew with each change of the address.
  const messages = useMemo(
    () => Object.assign({}, everywhere, ...more) as typeof everywhere,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as many as there are namespaces
    [everywhere, more.length, ...more],
  )
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC" formats={formats}>
      {children}
    </IntlProvider>
  )
}

const formats = { dateTime: { long: { dateStyle: 'long' } } } as const

import { type ReactNode, use, useMemo } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { cachedMessages } from './catalogs.ts'
import type { Namespace } from './messages.ts'

type MessagesProviderProps = { namespaces: readonly Namespace[]; children: ReactNode }

/** Adds the messages of some namespaces to those already provided. Suspends until they are loaded. */
export function MessagesProvider({ namespaces, children }: MessagesProviderProps) {
  const everywhere = useMessages()
  const locale = useLocale()
  const more = namespaces.map((each) => use(cachedMessages(each, locale)))
  // The same object for the same messages. A new one would rerender every text below with each navigation.
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

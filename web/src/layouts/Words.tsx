import { type ReactNode, use } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { type Area, loadMessages } from '#i18n/catalogues.ts'

/** Adds the words of an area to those that every page has; suspends until they are here. */
export function Words({ area, children }: { area: Area; children: ReactNode }) {
  const everywhere = useMessages()
  const locale = useLocale()
  const messages = use(loadMessages(area, locale))
  return (
    <IntlProvider
      locale={locale}
      messages={{ ...everywhere, ...messages } as typeof everywhere}
      timeZone="UTC"
      formats={{ dateTime: { long: { dateStyle: 'long' } } }}
    >
      {children}
    </IntlProvider>
  )
}

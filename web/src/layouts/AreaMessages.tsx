import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'

/** Adds the words of an area to those that every page has. */
export function AreaMessages({ messages, children }: { messages: object; children: ReactNode }) {
  const everywhere = useMessages()
  const locale = useLocale()
  return (
    <IntlProvider
      locale={locale}
      messages={{ ...everywhere, ...messages }}
      timeZone="UTC"
      formats={{ dateTime: { long: { dateStyle: 'long' } } }}
    >
      {children}
    </IntlProvider>
  )
}

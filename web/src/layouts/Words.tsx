import { type ReactNode, use } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { type Area, shownMessages } from '#i18n/catalogues.ts'
import { useMode } from '#i18n/mode.ts'

type WordsProps = { area: Area | readonly Area[]; children: ReactNode }

/** Adds the words of an area, or of several, to those that are here already; suspends until they are loaded. */
export function Words({ area, children }: WordsProps) {
  const everywhere = useMessages()
  const locale = useLocale()
  const mode = useMode()
  const areas: readonly Area[] = typeof area === 'string' ? [area] : area
  const messages = areas.map((each) => use(shownMessages(each, locale, mode)))
  return (
    <IntlProvider
      locale={locale}
      messages={Object.assign({}, everywhere, ...messages) as typeof everywhere}
      timeZone="UTC"
      formats={{ dateTime: { long: { dateStyle: 'long' } } }}
    >
      {children}
    </IntlProvider>
  )
}

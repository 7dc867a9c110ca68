import { type ReactNode, use, useMemo } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { type Area, shownMessages } from '#i18n/catalogues.ts'
import { useMode } from '#i18n/mode.ts'

type WordsProps = { area: Area | readonly Area[]; children: ReactNode }

/** Adds the words of an area, or of several, to those that are here already; suspends until they are loaded. */
export function Words({ area, children }: WordsProps) {
  const everywhere = useMessages()
  const locale = useLocale()
  const mode = useMode()
  const areas: readonly Area[] = [area].flat()
  const more = areas.map((each) => use(shownMessages(each, locale, mode)))
  // The same object for the same words: another would let every word below be drawn anew with each change of the address.
  const messages = useMemo(
    () => Object.assign({}, everywhere, ...more) as typeof everywhere,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as many as there are areas
    [everywhere, more.length, ...more],
  )
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC" formats={formats}>
      {children}
    </IntlProvider>
  )
}

const formats = { dateTime: { long: { dateStyle: 'long' } } } as const

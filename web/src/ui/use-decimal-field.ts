import { useLocale } from 'use-intl'
import { parseTypedDecimal, toTypedText } from '#i18n/typed-decimal.ts'
import { announce } from '#ui/announce.ts'

type Field = {
  /** As it is typed, in the language of the page. */
  value?: string
  onChange: (typed: string) => void
}

/** What is understood of an amount's field, and filling it with plain decimal text, which is the same in every language. */
export function useDecimalField({ value = '', onChange }: Field) {
  const locale = useLocale()
  return {
    read: parseTypedDecimal(value, locale),
    fill: (plain: string) => onChange(toTypedText(plain, locale)),
    /** From a quick amount. The new value is announced, because the button keeps the focus. */
    fillByChip: (plain: string) => {
      const text = toTypedText(plain, locale)
      onChange(text)
      announce(`${text} USD`)
    },
  }
}

import { type ChangeEvent, useState } from 'react'
import { useLocale } from 'use-intl'
import { parseTypedDecimal, toTypedText } from '#i18n/typed-decimal.ts'
import { announce } from '#ui/announce.ts'

/**
 * A money field in the language of the page. `given` and what `onPlain` is told are plain decimal text, so that an
 * address means the same amount in every language; it is empty while what stands in the field cannot be read.
 */
export function useDecimalInput(given: string, onPlain: (plain: string) => void) {
  const locale = useLocale()
  const [typed, setTyped] = useState(() => toTypedText(given, locale))
  const read = parseTypedDecimal(typed, locale)
  const change = (text: string) => {
    setTyped(text)
    const understood = parseTypedDecimal(text, locale)
    onPlain(understood.ok ? understood.text : '')
  }
  return {
    read,
    plain: read.ok ? read.text : '',
    /** For the input itself. */
    input: {
      value: typed,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => change(currentTarget.value),
    },
    /** Puts plain decimal text into the field. */
    fill: (plain: string) => change(toTypedText(plain, locale)),
    /** The same from a quick amount. The new value is announced, because the button keeps the focus. */
    fillByChip: (plain: string) => {
      const text = toTypedText(plain, locale)
      change(text)
      announce(`${text} USD`)
    },
  }
}

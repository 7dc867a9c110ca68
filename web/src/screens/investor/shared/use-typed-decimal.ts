import { type ChangeEvent, useState } from 'react'
import { useLocale } from 'use-intl'
import { readDecimal, typedFrom } from '#lib/typed-decimal.ts'
import { announce } from '#ui/announce.ts'

/**
 * A money field in the language of the page. `given` and what `onPlain` is told are plain decimal text, so that an
 * address means the same amount in every language; it is empty while what stands in the field cannot be read.
 */
export function useTypedDecimal(given: string, onPlain: (plain: string) => void) {
  const locale = useLocale()
  const [typed, setTyped] = useState(() => typedFrom(given, locale))
  const read = readDecimal(typed, locale)
  const change = (text: string) => {
    setTyped(text)
    const understood = readDecimal(text, locale)
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
    fill: (plain: string) => change(typedFrom(plain, locale)),
    /** The same by a chip of dollars: who listens is told what stands in the field, because the chip keeps the focus. */
    fillByChip: (plain: string) => {
      const text = typedFrom(plain, locale)
      change(text)
      announce(`${text} USD`)
    },
  }
}

/**
 * The signs between digits that a person chose for themselves. Only signed-in pages bring this: public ones are prerendered
 * in the style of their language, and need not carry it.
 */
import { setNumberWriter } from './format-money.ts'
import { setTypedNumberSigns } from './typed-decimal.ts'

export const numberStyles = ['language', 'comma_point', 'point_comma', 'space_comma'] as const
export type NumberStyle = (typeof numberStyles)[number]

const signsOf = {
  language: null,
  comma_point: { group: ',', decimal: '.' },
  point_comma: { group: '.', decimal: ',' },
  // A narrow space that no line breaks at.
  space_comma: { group: '\u202f', decimal: ',' },
} as const

/** From now on numbers are written and read in this style, everything else about them as the language has it. */
export function setNumberStyle(style: NumberStyle): void {
  const signs = signsOf[style]
  setTypedNumberSigns(signs)
  setNumberWriter((format, amount) => {
    if (!signs) return format.format(amount)
    const parts = format.formatToParts(amount)
    return parts
      .map(({ type, value }) => (type === 'group' || type === 'decimal' ? signs[type] : value))
      .join('')
  })
}

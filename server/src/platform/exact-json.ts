/** A JSON number exactly as written: it never becomes a float. */
export class NumberText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const numberPattern = /^(-?)(\d{1,40})(?:\.(\d{1,60}))?(?:[eE]([+-]?\d{1,3}))?$/
const exponentMax = 40

/** Parses JSON and keeps every number as its text. Throws on invalid JSON. */
export function parseExactly(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' ? new NumberText(context?.source ?? String(value)) : value,
  )
}

/** A number at a scale, digits beyond it cut off; undefined when it is no number of a sensible size. */
export function scaled({ text }: NumberText, scale: number): bigint | undefined {
  const [, sign, whole, decimals = '', exponent = '0'] = numberPattern.exec(text) ?? []
  const shift = scale - decimals.length + Number(exponent)
  if (whole === undefined || Math.abs(Number(exponent)) > exponentMax) return undefined
  const digits = BigInt(whole + decimals)
  const size = shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift)
  return sign === '-' ? -size : size
}

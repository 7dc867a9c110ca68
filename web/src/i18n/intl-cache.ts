/**
 * The browser's formatters, each made once for a language and its options: making one takes many times as long as writing
 * a figure with it, and a page writes hundreds.
 */
export const numberFormat = madeOnce(
  (language: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
)

/** As `numberFormat`. Without a time zone among the options it stays in the one that the device had at first. */
export const dateFormat = madeOnce(
  (language: string, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
)

function madeOnce<Options, Format>(make: (language: string, options?: Options) => Format) {
  const made = new Map<string, Format>()
  return (language: string, options?: Options): Format => {
    const key = language + JSON.stringify(options)
    const known = made.get(key) ?? make(language, options)
    made.set(key, known)
    return known
  }
}

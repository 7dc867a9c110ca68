/** The names of the fonts that a PDF carries. */
export const fontsIn = (file: Uint8Array): ReadonlySet<string | undefined> =>
  new Set(
    [
      ...Buffer.from(file)
        .toString('latin1')
        .matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g),
    ].map(([, name]) => name),
  )

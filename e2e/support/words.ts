/** A text of the catalogue as a page of this language says it: `wordsOf('ar', 'common', 'common.retry')`. */
export async function wordsOf(locale: string, file: string, key: string): Promise<string> {
  const catalogue: unknown = await import(`../../web/src/messages/${locale}/${file}.ts`)
  const found = key
    .split('.')
    .reduce<unknown>((tree, part) => (tree as Record<string, unknown> | undefined)?.[part], catalogue)
  if (typeof found !== 'string') throw new Error(`${locale}/${file} has no text ${key}`)
  return found
}

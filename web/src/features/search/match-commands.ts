/** Without case and accents: "Pagina" finds "Página". */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** A word of Chinese or Japanese, which has no space before it, so that it may be anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The items where each typed word begins some word of the label; all when nothing was typed. */
export function matchCommands<Item extends { readonly label: string }>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  const sought = foldText(typed).split(/\s+/u).filter(Boolean)
  const wordsOf = ({ label }: Item) => foldText(label).split(/[^\p{L}\p{N}]+/u)
  const matches = (word: string, part: string) =>
    unspaced.test(part) ? word.includes(part) : word.startsWith(part)
  return items.filter((item) => sought.every((part) => wordsOf(item).some((word) => matches(word, part))))
}

/** Without case and accents: "Pagina" finds "Página". */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The items one of whose words begins with each word that was typed; all of them when nothing was. */
export function matchItems<Item extends { readonly label: string }>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  const sought = folded(typed).split(/\s+/u).filter(Boolean)
  const wordsOf = ({ label }: Item) => folded(label).split(/[^\p{L}\p{N}]+/u)
  return items.filter((item) => sought.every((part) => wordsOf(item).some((word) => word.startsWith(part))))
}

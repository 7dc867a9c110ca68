/** Without case and accents: "Pagina" finds "Página". */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The items where each typed word begins some word of the label; all when nothing was typed. */
export function matchCommands<Item extends { readonly label: string }>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  const sought = foldText(typed).split(/\s+/u).filter(Boolean)
  const wordsOf = ({ label }: Item) => foldText(label).split(/[^\p{L}\p{N}]+/u)
  return items.filter((item) => sought.every((part) => wordsOf(item).some((word) => word.startsWith(part))))
}

import { useOutletContext } from 'react-router'

/** What a list tells the detail beside it: the rows that it shows, and how many there are. */
export type ListContext = { readonly ids: readonly string[]; readonly count: number }

/** Which row of its list a detail is about, such as 2 of 4; null where it is not among them. */
export function usePlaceInList(id: string): { at: number; count: number } | null {
  const context = useOutletContext<ListContext | undefined>()
  const index = context?.ids.indexOf(id) ?? -1
  return context === undefined || index < 0 ? null : { at: index + 1, count: context.count }
}

import type { StaffList } from '@evenmoor/contract/staff-list'

/** The choice that takes a filter with a default away. No list has a value of this name. */
export const allValues = 'all'

export type ListAddress = {
  /** What the list is asked for: filters and sort. */
  query: Readonly<Record<string, string>>
  /** What the filters show, by their names; an empty text where nothing is chosen. */
  chosen: Readonly<Record<string, string>>
  sort: string
  /** Whether anything is chosen beyond the defaults. */
  isFiltered: boolean
}

/** The state of a list in the address. Unknown values are left out. */
export function readAddress(
  list: StaffList,
  search: URLSearchParams,
  names: readonly string[],
  defaults: Readonly<Record<string, string>>,
): ListAddress {
  const isKnown = (name: string, value: string): boolean =>
    value === allValues || list.query.safeParse({ [name]: value }).success
  const given = names.flatMap((name) => {
    const value = search.get(name)
    return value !== null && value !== '' && isKnown(name, value) ? [[name, value] as const] : []
  })
  const chosen: Record<string, string> = { ...defaults, ...Object.fromEntries(given) }
  const asked = Object.entries(chosen).filter(([, value]) => value !== allValues)
  const wanted = search.get('sort')
  const sort = wanted !== null && isKnown('sort', wanted) ? wanted : list.defaultSort
  return {
    query: { ...Object.fromEntries(asked), sort },
    chosen,
    sort,
    isFiltered: given.some(([name, value]) => value !== (defaults[name] ?? '')),
  }
}

/** The address with one part changed; an empty text removes it. */
export function withPart(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}

/** The address after pressing a column's heading: ascending first, then descending. */
export const nextSort = (sort: string, column: string): string => (sort === column ? `-${column}` : column)

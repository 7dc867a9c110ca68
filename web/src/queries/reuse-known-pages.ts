import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

type Row = { readonly id: string }
type PageOf<R extends Row> = { readonly results: R[]; readonly next: string | null }

type Asked = {
  readonly client: QueryClient
  readonly queryKey: QueryKey
  readonly pageParam: string | null
}

/**
 * Reads a page of a list that only grows at its head. When the list is read again, as it is with every change of money,
 * only its first page is asked for: what is new comes before what is known, and a later page stays as it is unless a row
 * of it may have changed. Without this a long list would be asked for page after page, each time.
 */
export async function reuseKnownPages<R extends Row, P extends PageOf<R>>(
  { client, queryKey, pageParam }: Asked,
  mayChange: (row: R) => boolean,
  read: () => Promise<P>,
): Promise<P> {
  const known = client.getQueryData<InfiniteData<P, string | null>>(queryKey)
  const place = known?.pageParams.indexOf(pageParam) ?? -1
  const old = known?.pages[place]
  if (!old) return read()
  if (place > 0) return old.results.some(mayChange) ? read() : old
  return joined(await read(), old, mayChange)
}

/** The new head with what followed its last row before, so that the later pages still begin where this one ends; what is said at the end of the list, too. */
function joined<R extends Row, P extends PageOf<R>>(fresh: P, old: P, mayChange: (row: R) => boolean): P {
  const lastId = fresh.results.at(-1)?.id
  const at = old.results.findIndex(({ id }) => id === lastId)
  const followed = at === -1 || fresh.next === null ? [] : old.results.slice(at + 1)
  // No row in common means a gap, and changed rows must be read: then all pages are fetched again.
  if (followed.length === 0 || followed.some(mayChange)) return fresh
  return { ...old, ...fresh, results: [...fresh.results, ...followed], next: old.next }
}

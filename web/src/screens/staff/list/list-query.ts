import type { StaffList } from '@evenmoor/contract/staff-list'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '#api/client.ts'
import { reuseKnownPages } from '#queries/reuse-known-pages.ts'

/** One row of a list, as its contract says; every one has an id. */
export type RowOf<List extends StaffList> = z.output<List['item']> & { id: string }

export type ListPage<Row> = { results: Row[]; next: string | null; count: number }

/** Everything that the console has read of this list, and of its rows: a decision makes all of it stale. */
export const keyOfList = ({ path }: Pick<StaffList, 'path'>) => ['staff', path] as const

/**
 * A list, page by page. With `growsAtHead` rows are only added before the first one and none ever changes: then its first
 * page alone is read again, however many stand below it.
 */
export const listQuery = <List extends StaffList>(
  list: List,
  query: Readonly<Record<string, string>>,
  { growsAtHead = false }: { growsAtHead?: boolean } = {},
) =>
  infiniteQueryOptions({
    queryKey: [...keyOfList(list), 'list', query],
    queryFn: async (asked) => {
      const { pageParam, signal } = asked
      const part = { query: { ...query, ...(pageParam !== null && { cursor: pageParam }) }, signal }
      const read = async () => (await call(list as StaffList, part as never)) as ListPage<RowOf<List>>
      return growsAtHead ? reuseKnownPages(asked, () => false, read) : read()
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

/** One row's own read, kept beside its list. */
export const keyOfRow = (list: Pick<StaffList, 'path'>, id: string) =>
  [...keyOfList(list), 'one', id] as const

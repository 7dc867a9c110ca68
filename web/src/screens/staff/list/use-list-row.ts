import type { StaffList } from '@evenmoor/contract/staff-list'
import { useQuery } from '@tanstack/react-query'
import { useConsoleDisplay } from '#preferences/console-display.ts'
import { keyOfRow } from './list-query.ts'

const pollMs = 15_000

/** One row's own read; it keeps itself up to date as its list does. */
export function useListRow<Data>(
  list: Pick<StaffList, 'path'>,
  id: string,
  read: (signal: AbortSignal) => Promise<Data>,
  pollMsOf: (data: Data) => number = () => pollMs,
) {
  const { isLive } = useConsoleDisplay()
  return useQuery({
    queryKey: keyOfRow(list, id),
    queryFn: ({ signal }) => read(signal),
    refetchInterval: ({ state: { data } }) => isLive && data !== undefined && pollMsOf(data as Data),
  })
}

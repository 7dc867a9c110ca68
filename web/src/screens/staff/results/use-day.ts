import { getStaffResult, listStaffResults } from '@evenmoor/contract/staff-results'
import { call } from '#api/client.ts'
import { useListRow } from '../list/use-list-row.ts'

/** What is decided by a colleague or applied by the server shows soon. */
const pollMs = 5_000

/** One plan's day, under the id that its list has for it. */
export function useDay(plan: string, day: string) {
  const id = `${day}-${plan}`
  const params = { plan_id: plan, day }
  const read = useListRow(
    listStaffResults,
    id,
    (signal) => call(getStaffResult, { params, signal }),
    () => pollMs,
  )
  return { id, read }
}

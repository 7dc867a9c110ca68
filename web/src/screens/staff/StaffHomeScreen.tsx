import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { pageOfQueue, staffPages } from '#routing/staff-pages.ts'
import { pathTo } from '#routing/paths.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { queuesQuery } from '#queries/staff-queues.ts'
import { useMay, useStaffProfile } from '#queries/staff-profile.ts'

/** Leads on to the first queue that has work; where nothing waits, to the first page that the role may see. */
export default function StaffHomeScreen() {
  const { data: queues, isPending } = useQuery(queuesQuery)
  const isKnown = useStaffProfile() !== undefined
  const may = useMay()
  if (isPending || !isKnown) return <Skeleton className="h-56" />
  const work = queues?.find(({ name, count }) => count > 0 && pageOfQueue(name) !== undefined)
  const page = (work && pageOfQueue(work.name)) ?? staffPages.find(({ permission }) => may(permission))?.page
  return <Navigate replace to={pathTo(page ?? 'staffWithdrawals')} />
}

import { getStaffPlan, listStaffPlans } from '@evenmoor/contract/staff-plans'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call } from '#api/client.ts'
import { LoadingNotice } from '#queries/LoadingNotice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { keyOfRow } from '../list/list-query.ts'
import { ListLoadError } from '../list/ListLoadError.tsx'
import { loadPlanMessages, PlanMessages } from './plan-messages.tsx'
import { TermsForm } from './TermsForm.tsx'

export const clientLoader = loadPlanMessages

/** New terms of a plan. */
export default function PlanTermsScreen() {
  const { id = '' } = useParams()
  const read = useQuery({
    queryKey: keyOfRow(listStaffPlans, id),
    queryFn: ({ signal }) => call(getStaffPlan, { params: { id }, signal }),
  })
  return (
    <PlanMessages>
      {read.data && <TermsForm plan={read.data} />}
      {!read.data && read.error && <ListLoadError error={read.error} onRetry={() => void read.refetch()} />}
      {!read.data && !read.error && (
        <div aria-busy className="flex flex-col gap-4">
          <LoadingNotice />
          <Skeleton className="h-96" />
        </div>
      )}
    </PlanMessages>
  )
}

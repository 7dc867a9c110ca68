import { getStaffPlan, listStaffPlans } from '@evenmoor/contract/staff-plans'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call } from '#api/client.ts'
import { LongWait } from '#api/LongWait.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { keyOfRow } from '../list/list-query.ts'
import { LoadFailed } from '../list/LoadFailed.tsx'
import { loadPlanWords, PlanWords } from './plan-words.tsx'
import { TermsForm } from './TermsForm.tsx'

export const clientLoader = loadPlanWords

/** New terms of a plan. */
export default function PlanTermsScreen() {
  const { id = '' } = useParams()
  const read = useQuery({
    queryKey: keyOfRow(listStaffPlans, id),
    queryFn: ({ signal }) => call(getStaffPlan, { params: { id }, signal }),
  })
  return (
    <PlanWords>
      {read.data && <TermsForm plan={read.data} />}
      {!read.data && read.error && <LoadFailed error={read.error} onRetry={() => void read.refetch()} />}
      {!read.data && !read.error && (
        <div aria-busy className="flex flex-col gap-4">
          <LongWait />
          <Skeleton className="h-96" />
        </div>
      )}
    </PlanWords>
  )
}

import { getOverview } from '@evenmoor/contract/staff-overview'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { useConsoleDisplay } from '#preferences/console-display.ts'
import { useMay } from '#queries/staff-profile.ts'
import { queuesQuery, workQuery } from '#queries/staff-queues.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LoadingNotice } from '#queries/LoadingNotice.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { ListLoadError } from '../list/ListLoadError.tsx'
import { WithdrawalTimesCard } from './WithdrawalTimesCard.tsx'
import { DifferencesCard } from './DifferencesCard.tsx'
import { HealthSummary } from './HealthSummary.tsx'
import { MoneyCard } from './MoneyCard.tsx'
import { OverviewHead } from './OverviewHead.tsx'
import { WorkCard } from './WorkCard.tsx'
import { entriesOf } from './work-entries.ts'

const pollMs = 15_000

/** The home of the console: what waits, oldest first, and whether all is well. */
export default function OverviewScreen() {
  const t = useTranslations('staff.overview')
  const may = useMay()
  const { isLive } = useConsoleDisplay()
  const refetchInterval = isLive && pollMs
  const work = useQuery({ ...workQuery, refetchInterval })
  const queues = useQuery({ ...queuesQuery, refetchInterval })
  const overview = useQuery({
    queryKey: ['staff', 'overview'],
    queryFn: ({ signal }) => call(getOverview, { signal }),
    refetchInterval,
  })
  const error = work.error ?? queues.error ?? overview.error
  if (!work.data || !queues.data || !overview.data) {
    if (error) {
      const retry = () => void Promise.all([work.refetch(), queues.refetch(), overview.refetch()])
      return (
        <>
          <PageTitle title={t('title')} />
          <ListLoadError error={error} onRetry={retry} />
        </>
      )
    }
    return <Loading />
  }
  const entries = entriesOf(work.data, queues.data)
  return (
    <div className="flex flex-col gap-6">
      <OverviewHead work={work.data} entries={entries} />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_19.5rem] [&>div>:last-child]:grow">
        <div className="flex min-w-0 flex-col gap-5">
          <WorkCard work={work.data} entries={entries} />
          <MoneyCard overview={overview.data} />
        </div>
        {/* As a whole beside the work: on a narrow page they follow it. */}
        <div className="flex min-w-0 flex-col gap-5">
          <WithdrawalTimesCard clock={overview.data.clock} />
          {may('reconciliation:read') && <DifferencesCard />}
          {may('system:read') && <HealthSummary />}
        </div>
      </div>
    </div>
  )
}

/** The same boxes, so that nothing moves when they are filled. */
function Loading() {
  const t = useTranslations('staff.overview')
  return (
    <div aria-busy className="flex flex-col gap-6">
      <LoadingNotice />
      <div className="flex min-h-20 flex-col gap-1">
        <PageTitle title={t('title')} />
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_19.5rem]">
        <Skeleton className="h-128 w-full rounded-card" />
        <Skeleton className="h-128 w-full rounded-card" />
      </div>
    </div>
  )
}

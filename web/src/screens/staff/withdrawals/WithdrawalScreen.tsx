import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '#lib/format-money.ts'
import { pathTo } from '#paths.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { withdrawalQuery } from './queries.ts'
import { Queue } from './Queue.tsx'
import { isOpen, isUnderWay, type QueueView, queueViewOf } from './queue-view.ts'
import { WithdrawalDetail } from './WithdrawalDetail.tsx'

const pollMs = 15_000
const fastPollMs = 3_000

/** One withdrawal: a page of its own, from 1280 on a panel beside the queue. */
export default function WithdrawalScreen() {
  const t = useTranslations('staffWithdrawals')
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const view = queueViewOf(params.get('status'))
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_30rem]">
      <section aria-labelledby="queue-title" className="hidden min-w-0 flex-col gap-6 xl:flex">
        <h2 id="queue-title" className="text-h2">
          {t('queue')}
        </h2>
        <Queue view={view} selectedId={id} />
      </section>
      <div className="flex min-w-0 flex-col gap-4">
        <BackLink view={view} />
        {/* A decision under way belongs to one withdrawal. */}
        <Panel key={id} id={id} />
      </div>
    </div>
  )
}

function BackLink({ view }: { view: QueueView }) {
  const t = useTranslations('staffWithdrawals.page')
  return (
    <Link
      to={pathTo('staffWithdrawals', { query: { status: view === 'open' ? undefined : view } })}
      className="link -my-1 inline-flex min-h-11 items-center gap-1 self-start"
    >
      <ArrowLeft aria-hidden size={20} strokeWidth={1.75} className="rtl:-scale-x-100" />
      {t('back')}
    </Link>
  )
}

function Panel({ id }: { id: string }) {
  const t = useTranslations('staffWithdrawals.page')
  const locale = useLocale()
  const { data, error, refetch } = useQuery({
    ...withdrawalQuery(useQueryClient(), id),
    refetchInterval: ({ state: { data: known } }) => {
      if (!known) return false
      if (isUnderWay(known.status)) return fastPollMs
      return isOpen(known.status) ? pollMs : false
    },
  })
  if (data) {
    return (
      <>
        <PageTitle title={t('title', { amount: formatMoney(data.amount, 'USD', locale) })} />
        <WithdrawalDetail withdrawal={data} />
      </>
    )
  }
  return (
    <>
      <PageTitle title={t('loading')} hasProblems={data === null || error !== null} />
      {data === null && <EmptyState title={t('missing')}>{t('missingText')}</EmptyState>}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <div aria-busy className="flex flex-col gap-4">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </>
  )
}

import type { StaffWithdrawal } from '@evenmoor/contract/withdrawals'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { pathTo } from '#paths.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { formatClock } from './checked-at.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { queueQuery } from './queries.ts'
import { QueueBar } from './QueueBar.tsx'
import { isUnderWay, type QueueView } from './queue-view.ts'
import { QueueTable } from './QueueTable.tsx'

const pollMs = 15_000
/** While a payment is under way it changes within seconds. */
const fastPollMs = 3_000

type QueueProps = { view: QueueView; selectedId: string | null }

/** The list of withdrawals: filter, counts, rows. It keeps itself up to date unless paused. */
export function Queue({ view, selectedId }: QueueProps) {
  const t = useTranslations('staffWithdrawals')
  const [isPaused, setPaused] = useState(false)
  const query = useInfiniteQuery({
    ...queueQuery(view),
    refetchInterval: ({ state }) =>
      isPaused || state.status === 'error' ? false : pollMsFor(state.data?.pages),
  })
  const { data: rows, error } = query
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <QueueBar view={view} rows={rows} hasMore={query.hasNextPage} checkedAt={query.dataUpdatedAt}>
        <Button
          size="compact"
          look="quiet"
          icon={
            isPaused ? (
              <Play aria-hidden size={20} strokeWidth={1.75} />
            ) : (
              <Pause aria-hidden size={20} strokeWidth={1.75} />
            )
          }
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? t('resume') : t('pause')}
        </Button>
      </QueueBar>
      {!rows && !error && <RowSkeletons />}
      {!rows && error && <LoadFailed error={error} onRetry={() => void query.refetch()} />}
      {rows && error && <Stale checkedAt={query.dataUpdatedAt} />}
      {rows?.length === 0 && <NothingHere view={view} checkedAt={query.dataUpdatedAt} />}
      {rows && rows.length > 0 && <Rows rows={rows} view={view} selectedId={selectedId} />}
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage && t('moreBusy')} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

const pollMsFor = (pages: readonly { results: readonly StaffWithdrawal[] }[] = []): number =>
  pages.some(({ results }) => results.some(({ status }) => isUnderWay(status))) ? fastPollMs : pollMs

function Rows({ rows, view, selectedId }: QueueProps & { rows: readonly StaffWithdrawal[] }) {
  const t = useTranslations('staffWithdrawals')
  const viewName = view === 'open' || view === 'all' ? t(`views.${view}`) : t(`status.${view}`)
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-2 md:px-6 md:py-4">
      <QueueTable rows={rows} view={view} viewName={viewName} selectedId={selectedId} />
    </div>
  )
}

function RowSkeletons() {
  const t = useTranslations('common')
  return (
    <div aria-busy className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6">
      <output className="sr-only">{t('loading')}</output>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} className="h-11 w-full" />
      ))}
    </div>
  )
}

function Stale({ checkedAt }: { checkedAt: number }) {
  const t = useTranslations('staffWithdrawals')
  const locale = useLocale()
  return (
    <InlineMessage tone="risk" live>
      {t('stale', { time: formatClock(checkedAt, locale) })}
    </InlineMessage>
  )
}

function NothingHere({ view, checkedAt }: { view: QueueView; checkedAt: number }) {
  const t = useTranslations('staffWithdrawals')
  const locale = useLocale()
  if (view === 'open') {
    return (
      <EmptyState title={t('clear', { time: formatClock(checkedAt, locale) })}>{t('clearText')}</EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('none')}
      action={<LinkButton to={pathTo('staffWithdrawals')}>{t('showOpen')}</LinkButton>}
    />
  )
}

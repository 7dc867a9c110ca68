import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { LoadMore } from '#queries/LoadMore.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'
import { NoticeList } from './NoticeList.tsx'
import { OpenCheckouts } from '../checkout/OpenCheckouts.tsx'
import { openDepositsQuery } from '#queries/deposit-queries.ts'
import { noticesQuery } from '#queries/notification-queries.ts'

/** What the person was told, by day, and what they want to be told. */
export default function NotificationsScreen() {
  const t = useTranslations('notifications')
  // Asked for at once, and shown once it is known whether checkouts come above them.
  useInfiniteQuery(noticesQuery)
  const isAwaited = useQuery(openDepositsQuery).isPending
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {isAwaited ? <Skeleton busy className="h-120" /> : <List />}
        </div>
        <NotificationSettings />
      </div>
    </div>
  )
}

/** Checkouts that can still be paid, then the notices. */
function List() {
  const t = useTranslations('notifications')
  const query = useInfiniteQuery(noticesQuery)
  return (
    <>
      <OpenCheckouts />
      <QueryContent query={query} skeleton={<Skeleton className="h-120" />}>
        {({ pages }) => {
          const notices = pages.flatMap(({ results }) => results)
          if (notices.length === 0) return <Nothing />
          return (
            <NoticeList
              notices={notices}
              hasMore={query.hasNextPage}
              more={<LoadMore query={query} label={t('loadMore')} busy={t('loading')} />}
            />
          )
        }}
      </QueryContent>
    </>
  )
}

function Nothing() {
  const t = useTranslations('notifications')
  return (
    <EmptyState
      title={t('emptyTitle')}
      action={<LinkButton to={pathTo('dashboard')}>{t('emptyAction')}</LinkButton>}
    >
      {t('emptyText')}
    </EmptyState>
  )
}

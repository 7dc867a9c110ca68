import type { StaffList as ListCall } from '@evenmoor/contract/staff-list'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { LoadMore } from '#queries/LoadMore.tsx'
import { LoadingNotice } from '#queries/LoadingNotice.tsx'
import { formatClock } from '#i18n/format-time.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { ListAddress } from '#routing/list-address.ts'
import type { ListPage, RowOf } from './list-query.ts'
import { ListTable } from './ListTable.tsx'
import { ListLoadError } from './ListLoadError.tsx'
import type { StaffListProps } from './list-props.ts'

export type ListRead<Row> = InfiniteData<ListPage<Row>>

type ListRowsProps<List extends ListCall> = StaffListProps<List> & {
  read: UseInfiniteQueryResult<ListRead<RowOf<List>>>
  address: ListAddress
  onSort: (column: string) => void
  onClear: () => void
}

/** The rows, or why there are none. */
export function ListRows<List extends ListCall>(props: ListRowsProps<List>) {
  const { list, title, columns, rowPath, empty, read, address, onSort, onClear } = props
  const t = useTranslations('staff.list')
  const locale = useLocale()
  const { data, error } = read
  if (!data) {
    return error ? <ListLoadError error={error} onRetry={() => void read.refetch()} /> : <RowSkeletons />
  }
  const rows = data.pages.flatMap(({ results }) => results)
  const time = formatClock(read.dataUpdatedAt, locale)
  return (
    <>
      {error && (
        <InlineMessage tone="risk" live>
          {t('stale', { time })}
        </InlineMessage>
      )}
      {rows.length === 0 && address.isFiltered && (
        <EmptyState title={t('noMatch')} action={<Button onClick={onClear}>{t('clear')}</Button>} />
      )}
      {rows.length === 0 && !address.isFiltered && (
        <EmptyState title={empty.title ?? t('allClear')}>{empty.text}</EmptyState>
      )}
      {rows.length > 0 && (
        <div className="rounded-card border border-line bg-surface px-4 py-2 md:px-6">
          <ListTable
            caption={title}
            columns={columns}
            rows={rows}
            rowPath={rowPath}
            sorts={list.sorts}
            sort={address.sort}
            onSort={onSort}
          />
        </div>
      )}
      <LoadMore query={read} label={t('more')} busy={t('moreBusy')} />
    </>
  )
}

function RowSkeletons() {
  return (
    <div aria-busy className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6">
      <LoadingNotice />
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <Skeleton key={row} className="h-11 w-full" />
      ))}
    </div>
  )
}

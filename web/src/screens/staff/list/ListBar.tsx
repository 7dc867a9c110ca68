import { countedMax, csvOf, type StaffList } from '@evenmoor/contract/staff-list'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { formatClock } from '#i18n/format-time.ts'
import { CsvButton } from './CsvButton.tsx'
import type { ListRead } from './ListRows.tsx'

type ListBarProps<Row> = {
  list: StaffList
  query: Readonly<Record<string, string>>
  read: UseInfiniteQueryResult<ListRead<Row>>
}

/** How much there is, as of when, and all of it as a file. */
export function ListBar<Row>({ list, query, read }: ListBarProps<Row>) {
  const t = useTranslations('staff.list')
  const locale = useLocale()
  const count = read.data?.pages[0]?.count
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <output className="figures flex flex-wrap gap-x-4 text-small text-muted">
        {count !== undefined && (
          <>
            <span>{count > countedMax ? t('countMore', { max: countedMax }) : t('count', { count })}</span>
            <span>{t('checked', { time: formatClock(read.dataUpdatedAt, locale) })}</span>
          </>
        )}
      </output>
      <CsvButton file={csvOf(list)} query={query} />
    </div>
  )
}

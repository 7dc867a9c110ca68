import type { StaffList as ListCall } from '@evenmoor/contract/staff-list'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useConsoleDisplay } from '#preferences/console-display.ts'
import type { StaffListProps } from './list-props.ts'
import { listQuery } from './list-query.ts'
import { ListTable } from './ListTable.tsx'

type DecidedTodayProps<List extends ListCall> = Pick<StaffListProps<List>, 'list' | 'columns' | 'rowPath'>

const pollMs = 15_000
const none: readonly string[] = []

/** What was decided on this UTC day, newest last, below what waits; nothing where nothing was. */
export function DecidedToday<List extends ListCall>({ list, columns, rowPath }: DecidedTodayProps<List>) {
  const t = useTranslations('staff.list')
  const headingId = useId()
  const { isLive } = useConsoleDisplay()
  const { data } = useInfiniteQuery({
    ...listQuery(list, { decided: 'today' }),
    refetchInterval: isLive && pollMs,
  })
  const rows = data?.pages.flatMap(({ results }) => results) ?? []
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2 pt-4">
      <h2 id={headingId} className="text-h3">
        {t('decidedToday')}
      </h2>
      <div className="rounded-card border border-line bg-surface px-4 py-2 md:px-6">
        <ListTable
          caption={t('decidedToday')}
          columns={columns}
          rows={rows}
          rowPath={rowPath}
          sorts={none}
          sort=""
          onSort={() => undefined}
          isSecond
        />
      </div>
    </section>
  )
}

import type { ResultStatus, StaffResult } from '@evenmoor/contract/staff-results'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#lib/format-time.ts'
import { pathTo } from '#paths.ts'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Delta } from '#ui/Delta.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Tone } from '#ui/tone.ts'

/** The days as a table, each row leading to its day. */
export function DayTable({ rows }: { rows: readonly StaffResult[] }) {
  const t = useTranslations('staffResults')
  const columns: readonly Column<StaffResult>[] = [
    { key: 'day', header: t('columns.day'), cell: dayCell, narrow: 'startTop', rowHeader: true },
    { key: 'source', header: t('columns.source'), cell: sourceCell, narrow: 'startBottom' },
    { key: 'rate', header: t('columns.rate'), cell: rateCell, narrow: 'endTop', numeric: true },
    { key: 'status', header: t('columns.status'), cell: statusCell, narrow: 'endBottom' },
  ]
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={rows}
      rowKey={({ plan_id, day }) => `${plan_id} ${day}`}
    />
  )
}

const dayCell = (row: StaffResult) => <DayLink row={row} />
const sourceCell = ({ source }: StaffResult) => <Source source={source} />
const rateCell = ({ rate }: StaffResult) => (rate === null ? '–' : <Delta value={rate} unit="percent" />)
const statusCell = ({ status }: StaffResult) => <ResultStatusTag status={status} />

function DayLink({ row: { plan_id, plan_title, day } }: { row: StaffResult }) {
  const t = useTranslations('staffResults.detail')
  const locale = useLocale()
  return (
    <Link
      to={pathTo('staffResult', { params: { plan: plan_id, day } })}
      className="link inline-flex min-h-11 items-center"
    >
      {t('title', { plan: plan_title, day: formatDay(day, locale) })}
    </Link>
  )
}

function Source({ source }: { source: StaffResult['source'] }) {
  const t = useTranslations('staffResults.source')
  return source === null ? '–' : t(source)
}

const tones: Readonly<Record<ResultStatus, Tone>> = {
  missing: 'risk',
  proposed: 'risk',
  booked: 'info',
  applied: 'neutral',
  correcting: 'info',
  reversed: 'risk',
  corrected: 'neutral',
}

/** Where a plan's day stands. */
export function ResultStatusTag({ status }: { status: ResultStatus }) {
  const t = useTranslations('staffResults.status')
  return <StatusTag tone={tones[status]}>{t(status)}</StatusTag>
}

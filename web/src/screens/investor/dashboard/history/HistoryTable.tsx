import { useLocale, useTranslations } from 'use-intl'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { formatDay } from '#i18n/format-time.ts'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import type { ChartDay } from './chart-days.ts'

type HistoryTableProps = {
  readonly days: readonly ChartDay[]
  /** Every row at once, as on paper. */
  readonly isWhole: boolean
}

/** The same days as figures, newest first. The day on which the range begins is before them. */
export function HistoryTable({ days, isWhole }: HistoryTableProps) {
  const t = useTranslations('history')
  const first = days[1]?.day ?? ''
  const columns: readonly Column<ChartDay>[] = [
    { key: 'day', header: t('day'), cell: dayCell, narrow: 'startTop', rowHeader: true },
    { key: 'result', header: t('dayResult'), cell: resultCell, narrow: 'startBottom', numeric: true },
    {
      key: 'soFar',
      header: t('soFar'),
      cell: soFarCell(first),
      narrow: 'wideOnly',
      numeric: true,
    },
    {
      key: 'net',
      header: t('net'),
      cell: netCell(first),
      narrow: 'endBottom',
      numeric: true,
    },
    { key: 'balance', header: t('balance'), cell: balanceCell, narrow: 'endTop', numeric: true },
  ]
  const table = (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={days.slice(1).toReversed()}
      rowKey={({ day }) => day}
    />
  )
  if (isWhole) return table
  return (
    // A region that scrolls has to be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={t('caption')} tabIndex={0} className="max-h-112 overflow-y-auto pe-2">
      {table}
    </section>
  )
}

const dayCell = ({ day, is_ahead: isAhead }: ChartDay) => <Day day={day} isAhead={isAhead} />
const resultCell = ({ day, result }: ChartDay) => (
  <ExplainedAmount of={`results:${day}:${day}`} value={result} isChange />
)
const soFarCell =
  (first: string) =>
  ({ day, soFar }: ChartDay) => <ExplainedAmount of={`results:${first}:${day}`} value={soFar} signed />
const netCell =
  (first: string) =>
  ({ day, net }: ChartDay) => <ExplainedAmount of={`paid:${first}:${day}`} value={net} signed />
const balanceCell = ({ day, total }: ChartDay) => <ExplainedAmount of={`balance:${day}`} value={total} />

function Day({ day, isAhead }: { day: string; isAhead: boolean }) {
  const t = useTranslations('history')
  const locale = useLocale()
  return (
    <>
      <time dateTime={day}>{formatDay(day, locale)}</time>
      {isAhead && <span className="font-normal text-muted"> · {t('ahead')}</span>}
    </>
  )
}

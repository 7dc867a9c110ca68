import type { StatementPeriod } from '@evenmoor/contract/statements'
import { useLocale, useTranslations } from 'use-intl'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { dayBefore } from '#i18n/day-before.ts'
import { formatMonth } from '#i18n/format-month.ts'
import { Card } from '#ui/Card.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { DownloadStatement } from './DownloadStatement.tsx'

/** Each month: what there was, what changed, what there is, and the two files. */
export function StatementTable({ months }: { months: readonly StatementPeriod[] }) {
  const t = useTranslations('statements')
  const columns: readonly Column<StatementPeriod>[] = [
    { key: 'month', header: t('month'), cell: monthCell, narrow: 'startTop', rowHeader: true },
    { key: 'opening', header: t('opening'), cell: openingCell, narrow: 'wideOnly', numeric: true },
    { key: 'change', header: t('change'), cell: changeCell, narrow: 'secondLine', numeric: true },
    { key: 'closing', header: t('closing'), cell: closingCell, narrow: 'thirdLine', numeric: true },
    { key: 'files', header: `${t('pdf')} · ${t('csv')}`, cell: filesCell, narrow: 'endTop' },
  ]
  return (
    <Card>
      <DataTable caption={t('caption')} columns={columns} rows={months} rowKey={({ period }) => period} />
    </Card>
  )
}

const monthCell = (row: StatementPeriod) => <Month row={row} />
const openingCell = ({ from, opening }: StatementPeriod) => (
  <ExplainedAmount of={`booked:${dayBefore(from)}`} value={opening} />
)
const changeCell = ({ from, to, change }: StatementPeriod) => (
  <>
    <Word of="change" />
    <ExplainedAmount of={`change:${from}:${to}`} value={change} signed />
  </>
)
const closingCell = ({ to, closing }: StatementPeriod) => (
  <>
    <Word of="closing" />
    <ExplainedAmount of={`booked:${to}`} value={closing} className="font-semibold md:font-normal" />
  </>
)
const filesCell = (row: StatementPeriod) => <DownloadStatement month={row} />

/** In a line of its own there is no column title, so the word stands beside the amount. */
function Word({ of }: { of: 'change' | 'closing' }) {
  const t = useTranslations('statements')
  return <span className="text-small text-muted md:hidden">{t(of)}</span>
}

function Month({ row: { period, is_complete } }: { row: StatementPeriod }) {
  const t = useTranslations('statements')
  const locale = useLocale()
  return (
    <>
      {formatMonth(period, locale)}
      {!is_complete && <span className="font-normal text-muted"> · {t('soFar')}</span>}
    </>
  )
}

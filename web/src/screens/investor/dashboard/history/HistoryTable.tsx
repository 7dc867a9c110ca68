import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { usdMinor, usdText } from '#forms/usd-amount.ts'
import type { Point } from './history-shape.ts'

type Row = Point & { readonly change: string }

/** The same days as figures, newest first, each with what it changed. */
export function HistoryTable({ points }: { points: readonly Point[] }) {
  const t = useTranslations('history')
  const rows = points
    .slice(1)
    .map((point, index): Row => ({ ...point, change: changeFrom(points[index], point) }))
    .toReversed()
  const columns: readonly Column<Row>[] = [
    { key: 'day', header: t('day'), cell: dayCell, narrow: 'startTop', rowHeader: true },
    { key: 'total', header: t('total'), cell: totalCell, narrow: 'endTop', numeric: true },
    { key: 'change', header: t('change'), cell: changeCell, narrow: 'endBottom', numeric: true },
  ]
  return (
    // A region that scrolls has to be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={t('caption')} tabIndex={0} className="max-h-96 overflow-y-auto pe-2">
      <DataTable caption={t('caption')} columns={columns} rows={rows} rowKey={({ day }) => day} />
    </section>
  )
}

const changeFrom = (before: Point | undefined, { total }: Point): string =>
  usdText(usdMinor(total) - usdMinor(before?.total ?? '0.00'))

const dayCell = ({ day, is_ahead: isAhead = false }: Row) => <Day day={day} isAhead={isAhead} />
const totalCell = ({ total }: Row) => <Amount value={total} />
const changeCell = ({ change }: Row) => <Amount value={change} signed />

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

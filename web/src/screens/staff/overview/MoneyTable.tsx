import type { Overview } from '@evenmoor/contract/staff-overview'
import { useLocale, useTranslations } from 'use-intl'
import { formatUtcHour } from '#i18n/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'

type Hour = Overview['money']['hours'][number]

/** What the bars show, newest hour first. */
export function MoneyTable({ hours }: { hours: readonly Hour[] }) {
  const t = useTranslations('staff.overview.money')
  const columns = useColumns()
  return (
    <DataTable caption={t('chart')} columns={columns} rows={hours.toReversed()} rowKey={({ at }) => at} />
  )
}

function useColumns(): readonly Column<Hour>[] {
  const t = useTranslations('staff.overview.money')
  const locale = useLocale()
  return [
    {
      key: 'hour',
      header: t('hour'),
      cell: ({ at }) => formatUtcHour(at, locale),
      narrow: 'startTop',
      rowHeader: true,
    },
    {
      key: 'in',
      header: t('in'),
      cell: (hour) => <Amount value={hour.in} />,
      narrow: 'endTop',
      numeric: true,
    },
    {
      key: 'out',
      header: t('out'),
      cell: (hour) => <Amount value={hour.out} />,
      narrow: 'endBottom',
      numeric: true,
    },
  ]
}

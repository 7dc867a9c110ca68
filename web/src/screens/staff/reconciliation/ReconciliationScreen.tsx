import { listReconciliation, type ReconciliationRow } from '@evenmoor/contract/staff-system'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, unitOf } from '#lib/format-money.ts'
import { formatDay } from '#lib/format-time.ts'
import { StatusTag } from '#ui/StatusTag.tsx'
import { listColumns } from '../list/columns.ts'
import { StaffList } from '../list/StaffList.tsx'
import { Differences } from './Differences.tsx'

const column = listColumns<ReconciliationRow>()

/** The ledger beside the outside, by day and asset, differences first. */
export default function ReconciliationScreen() {
  const t = useTranslations('staffDesk')
  const columns = useColumns()
  return (
    <div className="flex flex-col gap-6">
      <StaffList
        list={listReconciliation}
        title={t('reconciliation.title')}
        lead={t('reconciliation.lead')}
        columns={columns}
        filters={[
          { kind: 'day', name: 'from', label: t('common.from') },
          { kind: 'day', name: 'to', label: t('common.to') },
        ]}
        rowId={({ id }) => id}
        empty={{ title: t('reconciliation.empty') }}
      />
      <Differences />
    </div>
  )
}

function useColumns() {
  const t = useTranslations('staffDesk')
  const locale = useLocale()
  const amount = (row: ReconciliationRow, key: 'ledger' | 'outside' | 'difference') =>
    formatMoney(row[key], unitOf(row.asset), locale)
  return column.columns([
    column.accessor('day', {
      id: 'day',
      header: t('reconciliation.day'),
      cell: ({ row: { original } }) => formatDay(original.day, locale),
      meta: { narrow: 'startTop' },
    }),
    column.accessor('asset', {
      id: 'asset',
      header: t('reconciliation.asset'),
      cell: ({ row: { original } }) => unitOf(original.asset),
      meta: { narrow: 'startBottom' },
    }),
    column.accessor('ledger', {
      id: 'ledger',
      header: t('reconciliation.ledger'),
      cell: ({ row: { original } }) => amount(original, 'ledger'),
      meta: { narrow: 'wideOnly', numeric: true },
    }),
    column.accessor('outside', {
      id: 'outside',
      header: t('reconciliation.outside'),
      cell: ({ row: { original } }) => amount(original, 'outside'),
      meta: { narrow: 'wideOnly', numeric: true },
    }),
    column.accessor('difference', {
      id: 'attention',
      header: t('reconciliation.difference'),
      cell: ({ row: { original } }) =>
        original.ledger === original.outside ? (
          amount(original, 'difference')
        ) : (
          <StatusTag tone="risk">
            <strong>{amount(original, 'difference')}</strong>
          </StatusTag>
        ),
      meta: { narrow: 'endTop', numeric: true },
    }),
  ])
}

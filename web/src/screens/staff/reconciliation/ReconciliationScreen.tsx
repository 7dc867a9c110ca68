import { listReconciliation, type ReconciliationRow } from '@evenmoor/contract/staff-reconciliation'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { formatDay } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { StatusTag } from '#ui/StatusTag.tsx'
import { listColumns } from '../list/columns.ts'
import { allValues } from '#routing/list-address.ts'
import { StaffList } from '../list/StaffList.tsx'
import { Difference } from './Difference.tsx'
import { Differences } from './Differences.tsx'
import { IntegrityChecks } from '../system/IntegrityChecks.tsx'

const column = listColumns<ReconciliationRow>()

/** The ledger beside the outside, by day and asset, differences first; below it what watches over all of it. */
export default function ReconciliationScreen() {
  const t = useTranslations('staff.console')
  const tPages = useTranslations('staff.shell.pages')
  const columns = useColumns()
  return (
    <StaffList
      list={listReconciliation}
      title={tPages('staffReconciliation')}
      columns={columns}
      filters={[
        {
          kind: 'choice',
          name: 'show',
          label: t('reconciliation.show'),
          options: [
            { value: allValues, label: t('common.all') },
            { value: 'differences', label: t('reconciliation.onlyDifferences') },
          ],
        },
        {
          kind: 'choice',
          name: 'signed',
          label: t('reconciliation.signedOff'),
          options: [
            { value: allValues, label: t('common.all') },
            { value: 'no', label: t('reconciliation.notSigned') },
            { value: 'yes', label: t('reconciliation.signedOff') },
          ],
        },
        { kind: 'day', name: 'from', label: t('common.from') },
        { kind: 'day', name: 'to', label: t('common.to') },
      ]}
      defaults={{ show: allValues, signed: allValues }}
      rowId={({ id }) => id}
      rowPath={({ id }) => pathTo('staffReconciledDay', { params: { id } })}
      empty={{ title: t('reconciliation.empty') }}
      below={
        <>
          <Differences />
          <IntegrityChecks />
        </>
      }
    />
  )
}

function useColumns() {
  const t = useTranslations('staff.console')
  const locale = useLocale()
  const amount = (row: ReconciliationRow, key: 'ledger' | 'outside') =>
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
      meta: { narrow: 'widestOnly', numeric: true },
    }),
    column.accessor('outside', {
      id: 'outside',
      header: t('reconciliation.outside'),
      cell: ({ row: { original } }) => amount(original, 'outside'),
      meta: { narrow: 'widestOnly', numeric: true },
    }),
    column.accessor('difference', {
      id: 'attention',
      header: t('reconciliation.difference'),
      cell: ({ row: { original } }) => <Difference asset={original.asset} amount={original.difference} />,
      meta: { narrow: 'endTop', numeric: true },
    }),
    column.accessor('signed_off', {
      id: 'signed',
      header: t('reconciliation.signedOff'),
      cell: ({ row: { original } }) => <Signed signed={original.signed_off} />,
      meta: { narrow: 'endBottom' },
    }),
  ])
}

function Signed({ signed }: { signed: ReconciliationRow['signed_off'] }) {
  const t = useTranslations('staff.console')
  if (signed === null) return <span className="text-muted">{t('reconciliation.notSigned')}</span>
  if (signed.has_changed) return <StatusTag tone="risk">{t('reconciliation.changed')}</StatusTag>
  return <StatusTag tone="gain">{t('reconciliation.signedOff')}</StatusTag>
}

import { listReconciliation, type ReconciliationRow } from '@evenmoor/contract/staff-reconciliation'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { formatDay } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { allValues } from '#routing/list-address.ts'
import { StaffList } from '../list/StaffList.tsx'
import { Difference } from './Difference.tsx'
import { Differences } from './Differences.tsx'
import { IntegrityChecks } from '../system/IntegrityChecks.tsx'

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
      rowPath={({ id }) => pathTo('staffReconciledDay', { params: { id } })}
      empty={{ title: t('reconciliation.empty'), text: t('reconciliation.emptyText') }}
      below={
        <>
          <Differences />
          <IntegrityChecks />
        </>
      }
    />
  )
}

function useColumns(): readonly Column<ReconciliationRow>[] {
  const t = useTranslations('staff.console')
  const locale = useLocale()
  const amount = (row: ReconciliationRow, key: 'ledger' | 'outside') =>
    formatMoney(row[key], unitOf(row.asset), locale, { withoutUnit: true })
  return [
    {
      key: 'day',
      header: t('reconciliation.day'),
      narrow: 'startTop',
      cell: ({ day }) => formatDay(day, locale),
    },
    {
      key: 'asset',
      header: t('reconciliation.asset'),
      narrow: 'startBottom',
      cell: ({ asset }) => unitOf(asset),
    },
    {
      key: 'ledger',
      header: t('reconciliation.ledger'),
      narrow: 'widestOnly',
      numeric: true,
      cell: (row) => amount(row, 'ledger'),
    },
    {
      key: 'outside',
      header: t('reconciliation.outside'),
      narrow: 'widestOnly',
      numeric: true,
      cell: (row) => amount(row, 'outside'),
    },
    {
      key: 'attention',
      header: t('reconciliation.difference'),
      narrow: 'endTop',
      numeric: true,
      cell: ({ asset, difference }) => <Difference asset={asset} amount={difference} />,
    },
    {
      key: 'signed',
      header: t('reconciliation.signedOff'),
      narrow: 'endBottom',
      cell: ({ signed_off }) => <Signed signed={signed_off} />,
    },
  ]
}

function Signed({ signed }: { signed: ReconciliationRow['signed_off'] }) {
  const t = useTranslations('staff.console')
  if (signed === null) return <span className="text-muted">{t('reconciliation.notSigned')}</span>
  if (signed.has_changed) return <StatusTag tone="risk">{t('reconciliation.changed')}</StatusTag>
  return <StatusTag tone="gain">{t('reconciliation.signedOff')}</StatusTag>
}

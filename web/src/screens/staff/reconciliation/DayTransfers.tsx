import type { ReconciledMove, ReconciliationDetail } from '@evenmoor/contract/staff-reconciliation'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Card } from '#ui/Card.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Difference } from './Difference.tsx'

/** The transfers of a day and asset beside what payments and withdrawals tell, those that differ first. */
export function DayTransfers({ row }: { row: ReconciliationDetail }) {
  const t = useTranslations('staff.console.reconciliation')
  const columns = useColumns(row.asset)
  return (
    <Card title={t('moves')}>
      <p className="text-small text-muted">{t('movesText', { count: row.move_count })}</p>
      <DataTable
        caption={t('moves')}
        columns={columns}
        rows={row.moves}
        rowKey={({ transfer, reference, at }) => `${transfer} ${reference} ${at}`}
      />
    </Card>
  )
}

function useColumns(asset: string): readonly Column<ReconciledMove>[] {
  const t = useTranslations('staff.console')
  const locale = useLocale()
  return [
    {
      key: 'move',
      header: t('reconciliation.move'),
      cell: ({ transfer, kind, reference, at }) => (
        <>
          <span className="block">
            {transfer === null ? t('reconciliation.noTransfer') : `${kind} ${transfer}`}
          </span>
          <Reference reference={reference} />
          <time dateTime={at} className="block text-small font-normal text-muted">
            {formatInstant(at, locale, 'second')}
          </time>
        </>
      ),
      narrow: 'startTop',
      rowHeader: true,
    },
    {
      key: 'ledger',
      header: t('reconciliation.ledger'),
      cell: ({ ledger }) => <span className="text-small">{formatMoney(ledger, unitOf(asset), locale)}</span>,
      narrow: 'endTop',
      numeric: true,
    },
    {
      key: 'difference',
      header: t('reconciliation.difference'),
      cell: ({ difference }) => <Difference asset={asset} amount={difference} />,
      narrow: 'endBottom',
      numeric: true,
    },
  ]
}

/** A withdrawal has a page of its own; everything else is named. */
function Reference({ reference }: { reference: string }) {
  const [noun, id = ''] = reference.split('/')
  const text = (
    <bdi dir="ltr" translate="no" className="wrap-anywhere">
      {reference}
    </bdi>
  )
  if (noun !== 'withdrawal') return <span className="block text-small font-normal text-muted">{text}</span>
  return (
    <Link
      to={pathTo('staffWithdrawal', { params: { id } })}
      className="link block py-1 text-small font-normal"
    >
      {text}
    </Link>
  )
}

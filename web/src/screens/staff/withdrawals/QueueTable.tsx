import type { StaffWithdrawal } from '@evenmoor/contract/withdrawals'
import { useLocale, useTranslations } from 'use-intl'
import { DataTable } from '#ui/DataTable.tsx'
import { queueColumns } from './queue-columns.tsx'
import type { QueueView } from './queue-view.ts'

type QueueTableProps = {
  rows: readonly StaffWithdrawal[]
  view: QueueView
  viewName: string
  selectedId: string | null
}

/** The queue as a table, each row leading to its withdrawal. */
export function QueueTable({ rows, view, viewName, selectedId }: QueueTableProps) {
  const t = useTranslations('staffWithdrawals')
  const locale = useLocale()
  const header = {
    investor: t('investor'),
    requested: t('requested'),
    amount: t('amount'),
    fee: t('fee'),
    net: t('net'),
    status: t('statusColumn'),
  }
  return (
    <DataTable
      caption={t('caption', { view: viewName })}
      columns={queueColumns({ header, locale, view, selectedId })}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

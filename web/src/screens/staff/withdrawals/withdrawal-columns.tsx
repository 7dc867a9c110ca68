import type { StaffWithdrawal } from '@evenmoor/contract/staff-withdrawals'
import { useTranslations } from 'use-intl'
import { Amount } from '#ui/Amount.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { StatusWithSignals } from '../list/StatusWithSignals.tsx'
import { personColumn, waitingColumn } from '../list/common-columns.tsx'
import { isOpen } from './polling.ts'
import { WithdrawalStatusTag } from './WithdrawalStatusTag.tsx'

/** The columns of a withdrawal: who, when, how much, its state. */
export function useWithdrawalColumns(): readonly Column<StaffWithdrawal>[] {
  const t = useTranslations('staff.withdrawals')
  return [
    personColumn('investor', t('investor'), ({ investor }) => investor),
    waitingColumn('created_at', t('requested'), isOpen),
    {
      key: 'amount',
      header: t('amount'),
      narrow: 'endTop',
      numeric: true,
      cell: ({ amount }) => <Amount value={amount} />,
    },
    {
      key: 'net',
      header: t('net'),
      narrow: 'wideOnly',
      numeric: true,
      cell: ({ net }) => <Amount value={net} />,
    },
    {
      key: 'status',
      header: t('statusColumn'),
      narrow: 'endBottom',
      cell: (row) => (
        <StatusWithSignals
          status={<WithdrawalStatusTag status={row.status} isOnHold={row.hold !== null} />}
          signals={row.signals.length > 0 && isOpen(row) && t('signalCount', { count: row.signals.length })}
        />
      ),
    },
  ]
}

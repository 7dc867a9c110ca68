import type { StaffWithdrawal } from '@evenmoor/contract/staff-withdrawals'
import { useTranslations } from 'use-intl'
import { Amount } from '#ui/Amount.tsx'
import { listColumns } from '../list/columns.ts'
import { StatusWithSignals } from '../list/StatusWithSignals.tsx'
import { personColumn, waitingColumn } from '../list/common-columns.tsx'
import { isOpen } from './polling.ts'
import { WithdrawalStatusTag } from './WithdrawalStatusTag.tsx'

const column = listColumns<StaffWithdrawal>()

/** The columns of a withdrawal: who, when, how much, its state. */
export function useWithdrawalColumns() {
  const t = useTranslations('staff.withdrawals')
  return column.columns([
    column.accessor(
      ({ investor }) => investor.name,
      personColumn('investor', t('investor'), ({ investor }: StaffWithdrawal) => investor),
    ),
    column.accessor('created_at', waitingColumn('created_at', t('requested'), isOpen)),
    column.accessor('amount', {
      id: 'amount',
      header: t('amount'),
      cell: ({ row: { original } }) => <Amount value={original.amount} />,
      meta: { narrow: 'endTop', numeric: true },
    }),
    column.accessor('net', {
      id: 'net',
      header: t('net'),
      cell: ({ row: { original } }) => <Amount value={original.net} />,
      meta: { narrow: 'wideOnly', numeric: true },
    }),
    column.accessor('status', {
      id: 'status',
      header: t('statusColumn'),
      cell: ({ row: { original } }) => (
        <StatusWithSignals
          status={<WithdrawalStatusTag status={original.status} isOnHold={original.hold !== null} />}
          signals={
            original.signals.length > 0 &&
            isOpen(original) &&
            t('signalCount', { count: original.signals.length })
          }
        />
      ),
      meta: { narrow: 'endBottom' },
    }),
  ])
}

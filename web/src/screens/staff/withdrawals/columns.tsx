import type { StaffWithdrawal } from '@evenmoor/contract/staff-withdrawals'
import { useTranslations } from 'use-intl'
import { Amount } from '#ui/Amount.tsx'
import { listColumns } from '../list/columns.ts'
import { SignalledStatus } from '../list/SignalledStatus.tsx'
import { momentColumn, nameColumn } from '../list/shared-columns.tsx'
import { isOpen } from './poll.ts'
import { WithdrawalStatusTag } from './WithdrawalStatusTag.tsx'

const column = listColumns<StaffWithdrawal>()

/** Who, when, how much, where it stands. */
export function useWithdrawalColumns() {
  const t = useTranslations('staff.withdrawals')
  return column.columns([
    column.accessor(({ investor }) => investor.name, nameColumn('investor', t('investor'))),
    column.accessor('created_at', momentColumn('created_at', t('requested'))),
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
      meta: { narrow: 'wideOnly', numeric: true, roomyOnly: true },
    }),
    column.accessor('status', {
      id: 'status',
      header: t('statusColumn'),
      cell: ({ row: { original } }) => (
        <SignalledStatus
          status={<WithdrawalStatusTag status={original.status} />}
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

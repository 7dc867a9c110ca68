import type { StaffWithdrawal } from '@evenmoor/contract/staff-withdrawals'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#lib/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { listColumns } from '../list/columns.ts'
import { SignalledStatus } from '../list/SignalledStatus.tsx'
import { isOpen } from './poll.ts'
import { WithdrawalStatusTag } from './WithdrawalStatusTag.tsx'

const column = listColumns<StaffWithdrawal>()

/** Who, when, how much, where it stands. */
export function useWithdrawalColumns() {
  const t = useTranslations('staffWithdrawals')
  const locale = useLocale()
  return column.columns([
    column.accessor(({ investor }) => investor.name, {
      id: 'investor',
      header: t('investor'),
      meta: { narrow: 'startTop' },
    }),
    column.accessor('created_at', {
      id: 'created_at',
      header: t('requested'),
      cell: ({ row: { original } }) => (
        <time dateTime={original.created_at}>{formatInstant(original.created_at, locale)}</time>
      ),
      meta: { narrow: 'startBottom' },
    }),
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

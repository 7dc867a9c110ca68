import type { StaffWithdrawal } from '@evenmoor/contract/withdrawals'
import { Link } from 'react-router'
import type { Locale } from '#i18n/locales.ts'
import { formatInstant } from '#lib/format-time.ts'
import { pathTo } from '#paths.ts'
import { Amount } from '#ui/Amount.tsx'
import type { Column } from '#ui/DataTable.tsx'
import type { QueueView } from './queue-view.ts'
import { WithdrawalStatusTag } from './WithdrawalStatusTag.tsx'

type QueueColumn = Column<StaffWithdrawal>
type Given = {
  header: Readonly<Record<'investor' | 'requested' | 'amount' | 'fee' | 'net' | 'status', string>>
  locale: Locale
  view: QueueView
  /** The withdrawal shown beside the list; the list is then narrow and leaves out fee and net. */
  selectedId: string | null
}

/** The columns of the queue: who, when, how much, where it stands. */
export function queueColumns({ header, locale, view, selectedId }: Given): QueueColumn[] {
  const status = view === 'open' ? undefined : view
  const money = (key: 'amount' | 'fee' | 'net', narrow: QueueColumn['narrow']): QueueColumn => ({
    key,
    header: header[key],
    narrow,
    numeric: true,
    cell: (row) => <Amount value={row[key]} />,
  })
  return [
    {
      key: 'investor',
      header: header.investor,
      rowHeader: true,
      narrow: 'startTop',
      cell: ({ id, investor }) => (
        <Link
          to={pathTo('staffWithdrawal', { params: { id }, query: { status } })}
          aria-current={id === selectedId ? 'true' : undefined}
          className="link inline-flex min-h-11 items-center break-words aria-current:text-text"
        >
          {investor.name}
        </Link>
      ),
    },
    {
      key: 'requested',
      header: header.requested,
      narrow: 'startBottom',
      cell: (row) => <time dateTime={row.created_at}>{formatInstant(row.created_at, locale)}</time>,
    },
    money('amount', 'endTop'),
    ...(selectedId === null ? [money('fee', 'wideOnly'), money('net', 'wideOnly')] : []),
    {
      key: 'status',
      header: header.status,
      narrow: 'endBottom',
      cell: (row) => <WithdrawalStatusTag status={row.status} />,
    },
  ]
}

import { listStaffPaymentReviews, type StaffPaymentReview } from '@evenmoor/contract/staff-payment-reviews'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { Amount } from '#ui/Amount.tsx'
import { listColumns } from '../list/columns.ts'
import { allValues } from '#routing/list-address.ts'
import { DecidedToday } from '../list/DecidedToday.tsx'
import type { ListTabsOf } from '../list/ListTabs.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { personColumn, waitingColumn } from '../list/common-columns.tsx'
import { PaymentStatusTag } from './PaymentStatusTag.tsx'

const column = listColumns<StaffPaymentReview>()

/** What a payment that needed approvals can have become. */
const shown = ['credited', 'refused', 'seen', 'confirming', 'dropped', 'reversed'] as const

/** The payments worth more than the operator's limit, first those that wait. */
export default function PaymentReviewsScreen() {
  const t = useTranslations('staff.paymentReviews')
  const tPages = useTranslations('staff.shell.pages')
  const tState = useTranslations('staff.lookup.states')
  const columns = useColumns()
  const tabs: ListTabsOf = {
    name: 'status',
    options: [
      { value: 'in_review', label: t('views.open'), queue: 'payment_reviews' },
      ...shown.map((status) => ({ value: status, label: tState(status) })),
      { value: allValues, label: t('all') },
    ],
  }
  return (
    <StaffList
      list={listStaffPaymentReviews}
      title={tPages('staffPaymentReviews')}
      columns={columns}
      tabs={tabs}
      filters={[{ kind: 'search', name: 'q' }]}
      defaults={{ status: 'in_review' }}
      rowId={({ id }) => id}
      rowPath={({ id }) => pathTo('staffPaymentReview', { params: { id } })}
      empty={{ text: t('clearText') }}
      after={
        <DecidedToday
          list={listStaffPaymentReviews}
          columns={columns}
          rowId={({ id }) => id}
          rowPath={({ id }) => pathTo('staffPaymentReview', { params: { id } })}
        />
      }
    />
  )
}

function useColumns() {
  const t = useTranslations('staff.paymentReviews')
  return column.columns([
    column.accessor(
      ({ investor }) => investor.name,
      personColumn('investor', t('investor'), ({ investor }: StaffPaymentReview) => investor),
    ),
    column.accessor(
      'since',
      waitingColumn('since', t('since'), ({ status }: StaffPaymentReview) => status === 'in_review'),
    ),
    column.accessor('worth', {
      id: 'worth',
      header: t('worth'),
      cell: ({ row: { original } }) => <Amount value={original.worth} />,
      meta: { narrow: 'endTop', numeric: true },
    }),
    column.accessor('status', {
      id: 'status',
      header: t('filter'),
      cell: ({ row: { original } }) => <PaymentStatusTag status={original.status} />,
      meta: { narrow: 'endBottom' },
    }),
  ])
}

import { listStaffPaymentReviews, type StaffPaymentReview } from '@evenmoor/contract/staff-payment-reviews'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { Amount } from '#ui/Amount.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { allValues } from '#routing/list-address.ts'
import type { ListTabsOf } from '../list/ListTabs.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { personColumn, waitingColumn } from '../list/common-columns.tsx'
import { PaymentStatusTag } from './PaymentStatusTag.tsx'

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
      rowPath={({ id }) => pathTo('staffPaymentReview', { params: { id } })}
      empty={{ text: t('clearText') }}
      hasDecidedToday
    />
  )
}

function useColumns(): readonly Column<StaffPaymentReview>[] {
  const t = useTranslations('staff.paymentReviews')
  return [
    personColumn('investor', t('investor'), ({ investor }) => investor),
    waitingColumn('since', t('since'), ({ status }) => status === 'in_review'),
    {
      key: 'worth',
      header: t('worth'),
      narrow: 'endTop',
      numeric: true,
      cell: ({ worth }) => <Amount value={worth} />,
    },
    {
      key: 'status',
      header: t('filter'),
      narrow: 'endBottom',
      cell: ({ status }) => <PaymentStatusTag status={status} />,
    },
  ]
}

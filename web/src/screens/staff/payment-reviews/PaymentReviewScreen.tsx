import { getStaffPaymentReview, listStaffPaymentReviews } from '@evenmoor/contract/staff-payment-reviews'
import { useParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { pathTo } from '#routing/paths.ts'
import { DetailPanel } from '../list/DetailPanel.tsx'
import { useListRow } from '../list/use-list-row.ts'
import { PaymentReviewActions } from './PaymentReviewActions.tsx'
import { PaymentReviewFacts } from './PaymentReviewFacts.tsx'

/** One payment worth more than the operator's limit. */
export default function PaymentReviewScreen() {
  const t = useTranslations('staff.paymentReviews')
  const locale = useLocale()
  const { id = '' } = useParams()
  const read = useListRow(listStaffPaymentReviews, id, (signal) =>
    call(getStaffPaymentReview, { params: { id }, signal }),
  )
  return (
    <DetailPanel
      key={id}
      id={id}
      read={read}
      listPath={pathTo('staffPaymentReviews')}
      title={t('one')}
      titleOf={({ worth }) => t('page.title', { amount: formatMoney(worth, 'USD', locale) })}
    >
      {(payment) => (
        <div className="flex flex-col gap-6">
          <PaymentReviewFacts payment={payment} />
          <PaymentReviewActions payment={payment} />
        </div>
      )}
    </DetailPanel>
  )
}

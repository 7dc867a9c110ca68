import { getStaffPaymentReview, listStaffPaymentReviews } from '@evenmoor/contract/staff-payment-reviews'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { AmountWithSmallCents } from '#ui/AmountWithSmallCents.tsx'
import { PanelFoot } from '../panel/PanelFoot.tsx'
import { Waiting } from '../panel/Waiting.tsx'
import { RowPanel } from '../list/RowPanel.tsx'
import { PaymentReviewActions } from './PaymentReviewActions.tsx'
import { PaymentReviewFacts } from './PaymentReviewFacts.tsx'
import { PaymentStatusTag } from './PaymentStatusTag.tsx'

/** One payment worth more than the operator's limit. */
export default function PaymentReviewScreen() {
  const t = useTranslations('staff.paymentReviews')
  const locale = useLocale()
  return (
    <RowPanel
      list={listStaffPaymentReviews}
      read={(id, signal) => call(getStaffPaymentReview, { params: { id }, signal })}
      listPath={pathTo('staffPaymentReviews')}
      title={t('one')}
      titleOf={({ worth }) => t('page.title', { amount: formatMoney(worth, 'USD', locale) })}
      renderHead={({ worth, status, since }) => ({
        figure: <AmountWithSmallCents value={worth} />,
        kicker: status === 'in_review' ? <Waiting since={since} /> : formatInstant(since, locale),
        tag: <PaymentStatusTag status={status} />,
      })}
    >
      {(payment) => (
        <>
          <PaymentReviewFacts payment={payment} />
          <PanelFoot>
            <PaymentReviewActions payment={payment} />
          </PanelFoot>
        </>
      )}
    </RowPanel>
  )
}

import {
  approvePayment,
  listStaffPaymentReviews,
  refusePayment,
  type StaffPaymentReview,
} from '@evenmoor/contract/staff-payment-reviews'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { ServerText } from '#refusals/ServerText.tsx'
import { Banner } from '#ui/Banner.tsx'
import { RowActions } from '../actions/RowActions.tsx'
import { useSimpleAction } from '../actions/use-simple-action.ts'

/** Approve or refuse, each asked once more; or why this member of staff may not. */
export function PaymentReviewActions({ payment }: { payment: StaffPaymentReview }) {
  const t = useTranslations('staff.paymentReviews')
  const plain = useSimpleAction()
  const { id, status, version, blocked, may_refuse } = payment
  const params = { id }
  const isLast = payment.approvals.length + 1 >= payment.approvals_needed
  const approve = plain<StaffPaymentReview>({
    open: t('approve.open'),
    look: 'primary',
    title: t('approve.title'),
    text: <p>{t(isLast ? 'approve.text' : 'approve.textFirst')}</p>,
    confirm: t('approve.confirm'),
    done: t(isLast ? 'approve.done' : 'approve.doneFirst'),
    call: (_, sent) => call(approvePayment, { params, body: { version }, ...sent }),
  })
  const refuse = plain<StaffPaymentReview>({
    open: t('refuse.open'),
    look: 'danger',
    text: <p>{t('refuse.text')}</p>,
    reason: { label: t('refuse.reason'), hint: t('refuse.hint') },
    call: ({ reason = '' }, sent) => call(refusePayment, { params, body: { reason, version }, ...sent }),
  })
  return (
    <>
      {status === 'in_review' && blocked !== null && (
        <Banner tone="info" title={t('page.cannot')}>
          <ServerText text={blocked} refusal={payment.blocked_refusal} />
        </Banner>
      )}
      <RowActions
        list={listStaffPaymentReviews}
        id={id}
        acts={[...(blocked === null ? [approve] : []), ...(may_refuse ? [refuse] : [])]}
      />
    </>
  )
}

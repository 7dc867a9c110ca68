import {
  approvePayment,
  listStaffPaymentReviews,
  refusePayment,
  type StaffPaymentReview,
} from '@evenmoor/contract/staff-payment-reviews'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { useMay } from '#queries/staff-profile.ts'
import { ServerText } from '#refusals/ServerText.tsx'
import { RowActions } from '../actions/RowActions.tsx'
import { useSimpleAction } from '../actions/use-simple-action.ts'
import { useColleagueReason } from '../approvals/use-colleague-reason.tsx'

/** Approve or refuse, each asked once more; or why this member of staff may not. */
export function PaymentReviewActions({ payment }: { payment: StaffPaymentReview }) {
  const t = useTranslations('staff.paymentReviews')
  const locale = useLocale()
  const may = useMay()
  const tActions = useTranslations('staff.actions')
  const plain = useSimpleAction()
  const reasonField = useColleagueReason()
  const { id, status, version, blocked, may_refuse } = payment
  const params = { id }
  const object = { amount: formatMoney(payment.worth, 'USD', locale), email: payment.investor.email }
  const why = blocked !== null && <ServerText text={blocked} refusal={payment.blocked_refusal} />
  const isLast = payment.approvals.length + 1 >= payment.approvals_needed
  const approve = plain<StaffPaymentReview>({
    open: t('approve.open', object),
    look: 'primary',
    blocked: why || null,
    title: t('approve.title', object),
    text: <p>{t(isLast ? 'approve.text' : 'approve.textFirst')}</p>,
    confirm: t('approve.confirm'),
    done: t(isLast ? 'approve.done' : 'approve.doneFirst'),
    ...(!isLast && { fields: reasonField }),
    call: ({ reason = '' }, sent) =>
      call(approvePayment, { params, body: { version, ...(reason !== '' && { reason }) }, ...sent }),
  })
  const refuse = plain<StaffPaymentReview>({
    open: t('refuse.open'),
    look: 'danger',
    title: t('refuse.title', object),
    confirm: t('refuse.confirm'),
    done: t('refuse.done'),
    text: <p>{t('refuse.text')}</p>,
    reason: { label: tActions('reasonLabel'), hint: tActions('investorSees') },
    call: ({ reason = '' }, sent) => call(refusePayment, { params, body: { reason, version }, ...sent }),
  })
  const isInReview = status === 'in_review'
  const isDecider = may('deposits:decide')
  return (
    <>
      {isInReview && why && !isDecider && <p>{why}</p>}
      <RowActions
        list={listStaffPaymentReviews}
        id={id}
        acts={isInReview && isDecider ? [approve, ...(may_refuse ? [refuse] : [])] : []}
      />
    </>
  )
}

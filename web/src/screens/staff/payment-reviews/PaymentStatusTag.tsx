import type { StaffPaymentReview } from '@evenmoor/contract/staff-payment-reviews'
import { useTranslations } from 'use-intl'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Tone } from '#ui/tone.ts'

const tones: Readonly<Record<StaffPaymentReview['status'], Tone>> = {
  seen: 'info',
  confirming: 'info',
  in_review: 'risk',
  credited: 'gain',
  refused: 'loss',
  dropped: 'neutral',
  reversed: 'loss',
}

/** The state of a payment. */
export function PaymentStatusTag({ status }: Pick<StaffPaymentReview, 'status'>) {
  const t = useTranslations('staff.lookup.states')
  return <StatusTag tone={tones[status]}>{t(status)}</StatusTag>
}

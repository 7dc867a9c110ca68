import type { WithdrawalStatus } from '@evenmoor/contract/withdrawals'
import { useTranslations } from 'use-intl'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Tone } from '#ui/tone.ts'

const tones: Readonly<Record<WithdrawalStatus, Tone>> = {
  requested: 'risk',
  in_review: 'risk',
  approved: 'info',
  sent: 'info',
  confirmed: 'gain',
  cancelled: 'neutral',
  rejected: 'loss',
  failed: 'loss',
}

/** The state of a withdrawal. */
export function WithdrawalStatusTag({ status }: { status: WithdrawalStatus }) {
  const t = useTranslations('staff.withdrawals.status')
  return <StatusTag tone={tones[status]}>{t(status)}</StatusTag>
}

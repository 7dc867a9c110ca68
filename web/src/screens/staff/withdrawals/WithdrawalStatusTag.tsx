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

type Props = { status: WithdrawalStatus; isOnHold?: boolean }

/** The state of a withdrawal; a reviewer's hold comes before it. */
export function WithdrawalStatusTag({ status, isOnHold = false }: Props) {
  const t = useTranslations('staff.withdrawals')
  return <StatusTag tone={tones[status]}>{isOnHold ? t('onHold') : t(`status.${status}`)}</StatusTag>
}

import type { BonusStatus } from '@evenmoor/contract/referrals'
import { useTranslations } from 'use-intl'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Tone } from '#ui/tone.ts'

const tones: Readonly<Record<BonusStatus, Tone>> = { pending: 'risk', verified: 'gain', refused: 'loss' }

/** The state of a bonus. */
export function BonusStatusTag({ status }: { status: BonusStatus }) {
  const t = useTranslations('staff.bonuses.status')
  return <StatusTag tone={tones[status]}>{t(status)}</StatusTag>
}

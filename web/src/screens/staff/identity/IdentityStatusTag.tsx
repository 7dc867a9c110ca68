import type { ReviewedStatus } from '@evenmoor/contract/staff-identity'
import { useTranslations } from 'use-intl'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Tone } from '#ui/tone.ts'

const tones: Readonly<Record<ReviewedStatus, Tone>> = {
  in_review: 'risk',
  accepted: 'gain',
  not_accepted: 'loss',
  withdrawn: 'neutral',
}

/** The state of an identity check. */
export function IdentityStatusTag({ status }: { status: ReviewedStatus }) {
  const t = useTranslations('staff.identity.status')
  return <StatusTag tone={tones[status]}>{t(status)}</StatusTag>
}

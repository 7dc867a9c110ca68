import type { ResultStatus } from '@evenmoor/contract/staff-results'
import { useTranslations } from 'use-intl'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Tone } from '#ui/tone.ts'

const tones: Readonly<Record<ResultStatus, Tone>> = {
  missing: 'risk',
  proposed: 'risk',
  booked: 'info',
  ahead: 'practice',
  applied: 'neutral',
  correcting: 'info',
  reversed: 'risk',
  corrected: 'neutral',
}

/** The state of a plan's day. */
export function ResultStatusTag({ status }: { status: ResultStatus }) {
  const t = useTranslations('staff.results.status')
  return <StatusTag tone={tones[status]}>{t(status)}</StatusTag>
}

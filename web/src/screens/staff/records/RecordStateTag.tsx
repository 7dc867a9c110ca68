import type { StaffRecord } from '@evenmoor/contract/staff-records'
import { useTranslations } from 'use-intl'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Tone } from '#ui/tone.ts'

const tones: Readonly<Record<StaffRecord['state'], Tone>> = {
  draft: 'neutral',
  consented: 'info',
  shown: 'gain',
  expired: 'risk',
}

/** Whether pages show a record, and what keeps them from it. */
export function RecordStateTag({ state }: Pick<StaffRecord, 'state'>) {
  const t = useTranslations('staff.records.states')
  return <StatusTag tone={tones[state]}>{t(state)}</StatusTag>
}

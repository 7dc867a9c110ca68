import type { StaffInvestor } from '@evenmoor/contract/staff-investors'
import { useTranslations } from 'use-intl'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Tone } from '#ui/tone.ts'

const tones: Readonly<Record<StaffInvestor['state'], Tone>> = {
  active: 'gain',
  unconfirmed: 'neutral',
  locked: 'risk',
  suspended: 'risk',
  deactivated: 'neutral',
}

/** Whether an account may be used. */
export function AccountStateTag({ state }: Pick<StaffInvestor, 'state'>) {
  const t = useTranslations('staff.console.investors.states')
  return <StatusTag tone={tones[state]}>{t(state)}</StatusTag>
}

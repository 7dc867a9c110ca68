import type { PlanVersion, StaffPlan } from '@evenmoor/contract/staff-plans'
import { useTranslations } from 'use-intl'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Tone } from '#ui/tone.ts'

const planTones: Readonly<Record<StaffPlan['state'], Tone>> = {
  open: 'gain',
  announced: 'info',
  closed: 'neutral',
}
const versionTones: Readonly<Record<PlanVersion['state'], Tone>> = {
  in_force: 'gain',
  proposed: 'risk',
  lapsed: 'neutral',
  announced: 'info',
  past: 'neutral',
  called_off: 'neutral',
}

/** Whether a plan takes new positions. */
export function PlanStateTag({ state }: Pick<StaffPlan, 'state'>) {
  const t = useTranslations('staffPlans.state')
  return <StatusTag tone={planTones[state]}>{t(state)}</StatusTag>
}

/** The state of a version of terms. */
export function VersionStateTag({ state }: Pick<PlanVersion, 'state'>) {
  const t = useTranslations('staffPlans.versionState')
  return <StatusTag tone={versionTones[state]}>{t(state)}</StatusTag>
}

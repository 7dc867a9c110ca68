import { useTranslations } from 'use-intl'
import { type WithdrawStep, withdrawSteps } from './withdraw-step.ts'

/** The names of the steps and where one stands, for `StepPage`. */
export function useWithdrawSteps(step: WithdrawStep): { steps: string[]; current: number } {
  const t = useTranslations('withdraw.steps')
  return { steps: withdrawSteps.map((known) => t(known)), current: withdrawSteps.indexOf(step) }
}

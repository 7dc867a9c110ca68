import { useTranslations } from 'use-intl'
import { type InvestStep, investSteps } from './invest-step.ts'

/** The names of the steps and where one stands, for `StepPage`. */
export function useInvestSteps(step: InvestStep): { steps: string[]; current: number } {
  const t = useTranslations('invest.steps')
  return { steps: investSteps.map((known) => t(known)), current: investSteps.indexOf(step) }
}

import type { Plan } from '@evenmoor/contract/plans'
import { useUsdText } from '#ui/use-money-text.ts'

/** The least and the most that a plan takes, as texts. */
export function usePlanLimits({ min_deposit, max_deposit }: Pick<Plan, 'min_deposit' | 'max_deposit'>) {
  const usdText = useUsdText()
  return {
    min: usdText(min_deposit, { trimmed: true }),
    max: usdText(max_deposit, { trimmed: true }),
  }
}

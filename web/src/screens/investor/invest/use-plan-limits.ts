import type { Plan } from '@evenmoor/contract/plans'
import { useUsdText } from '#ui/use-money-text.ts'

/** The least and the most that a plan takes, as texts. */
export function usePlanLimits() {
  const usdText = useUsdText()
  return ({ min_deposit, max_deposit }: Plan) => ({
    min: usdText(min_deposit, { trimmed: true }),
    max: usdText(max_deposit, { trimmed: true }),
  })
}

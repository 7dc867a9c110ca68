import type { Plan } from '@evenmoor/contract/plans'
import { ForecastCard } from './ForecastCard.tsx'
import { OutcomesCard } from './OutcomesCard.tsx'

type AmountOutlookProps = {
  plan: Plan
  /** Null until there is one that the plan takes. */ amount: Amount | null
}
type Amount = { minor: bigint; text: string }

/** What one day and some more could do to an amount in a plan. */
export function AmountOutlook({ plan, amount }: AmountOutlookProps) {
  return (
    <>
      <OutcomesCard plan={plan} amount={amount} />
      <ForecastCard plan={plan} amount={amount?.text ?? plan.min_deposit} />
    </>
  )
}

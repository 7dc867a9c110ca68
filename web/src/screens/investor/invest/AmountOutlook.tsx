import type { Plan } from '@evenmoor/contract/plans'
import { belowFold } from '#queries/below-fold.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { OutcomesCard } from './OutcomesCard.tsx'

const ForecastCard = belowFold({
  load: async () => (await import('./ForecastCard.tsx')).ForecastCard,
  namespaces: ['forecast'],
  place: <Skeleton className="h-120" />,
})

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

import type { Plan } from '@evenmoor/contract/plans'
import { useTranslations } from 'use-intl'
import { usePlainUsdText } from '#ui/use-money-text.ts'

/** The amounts that a plan takes; both edges belong to it. */
export function PlanRange({ plan }: { plan: Plan }) {
  const t = useTranslations('invest.plan')
  const usdText = usePlainUsdText()
  const text = (amount: string) => usdText(amount, { trimmed: true })
  return (
    <span className="figures">
      {t('range', { min: text(plan.min_deposit), max: text(plan.max_deposit) })}
    </span>
  )
}

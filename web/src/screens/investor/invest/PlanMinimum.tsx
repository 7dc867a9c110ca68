import type { Plan } from '@evenmoor/contract/plans'
import { useTranslations } from 'use-intl'
import { useBalanceText, usePlainUsdText } from '#ui/use-money-text.ts'
import { usdText } from '#forms/usd-amount.ts'
import type { PlanReach } from './plan-reach.ts'

type PlanNeedProps = { plan: Plan; available: string; reach: PlanReach }

/** Where the balance is below a plan's minimum: from how much it is, to be paid next, or why it cannot be chosen. */
export function PlanMinimum({ plan, available, reach }: PlanNeedProps) {
  const t = useTranslations('invest.plan')
  const plain = usePlainUsdText()
  const shown = useBalanceText()
  if (reach.by === 'balance') return null
  const trimmed = { trimmed: true }
  const least = plain(plan.min_deposit, trimmed)
  return (
    <span className="text-body text-text">
      {reach.by === 'none'
        ? `${t('needs', { least, available: shown(available, trimmed) })} ${t('limited', { room: plain(usdText(reach.roomMinor), trimmed) })}`
        : t('byCoin', { least })}
    </span>
  )
}

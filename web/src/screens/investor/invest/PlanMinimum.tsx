import type { Plan } from '@evenmoor/contract/plans'
import { useTranslations } from 'use-intl'
import { useBalanceText, usePlainUsdText } from '#ui/use-money-text.ts'
import { usdText } from '#forms/usd-amount.ts'
import type { PlanReach } from './plan-reach.ts'

type PlanNeedProps = { plan: Plan; available: string; reach: PlanReach }

/** Where a plan's minimum can be paid in no way: why it cannot be chosen. */
export function PlanMinimum({ plan, available, reach }: PlanNeedProps) {
  const t = useTranslations('invest.plan')
  const plain = usePlainUsdText()
  const shown = useBalanceText()
  if (reach.by !== 'none') return null
  const trimmed = { trimmed: true }
  return (
    <span className="text-body text-text">
      {t('needs', { least: plain(plan.min_deposit, trimmed), available: shown(available, trimmed) })}{' '}
      {t('limited', { room: plain(usdText(reach.roomMinor), trimmed) })}
    </span>
  )
}

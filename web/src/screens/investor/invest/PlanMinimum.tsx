import type { Plan } from '@evenmoor/contract/plans'
import { useTranslations } from 'use-intl'
import { useBalanceText, usePlainUsdText } from '#ui/use-money-text.ts'
import { usdText } from '#forms/usd-amount.ts'
import type { PlanReach } from './plan-reach.ts'

type PlanNeedProps = { plan: Plan; available: string; reach: PlanReach }

/** A plan's minimum next to the available balance when that is lower, and whether a coin can pay it. */
export function PlanMinimum({ plan, available, reach }: PlanNeedProps) {
  const t = useTranslations('invest.plan')
  const plain = usePlainUsdText()
  const shown = useBalanceText()
  if (reach.by === 'balance') return null
  const trimmed = { trimmed: true }
  const least = plain(plan.min_deposit, trimmed)
  return (
    <span className="text-body text-text">
      {t('needs', { least, available: shown(available, trimmed) })}{' '}
      {reach.by === 'none' ? t('limited', { room: plain(usdText(reach.roomMinor), trimmed) }) : t('byCoin')}
    </span>
  )
}

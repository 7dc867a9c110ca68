import type { Plan } from '@evenmoor/contract/plans'
import { useTranslations } from 'use-intl'
import { useBalanceText, usePlainUsdText } from '../shared/money-text.ts'
import { usdText } from '../shared/usd-amount.ts'
import type { PlanReach } from './plan-reach.ts'

type PlanNeedProps = { plan: Plan; available: string; reach: PlanReach }

/** What a plan needs and what there is, where that is less; and whether a coin can pay it. */
export function PlanNeed({ plan, available, reach }: PlanNeedProps) {
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

import type { Plan } from '@evenmoor/contract/plans'
import { useLocale, useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { formatPercent } from '#i18n/format-money.ts'
import { planRate } from './plan-rate.ts'

type PlanRateTextProps = { plan: Pick<Plan, 'id' | 'daily_rate' | 'result_source'> }

/** A plan's rate by the name that is true of it; where days are drawn, the worst one stands in the same size. */
export function PlanRateText({ plan }: PlanRateTextProps) {
  const t = useTranslations('invest')
  const locale = useLocale()
  const mode = useMode()
  const shown = planRate(plan)
  return (
    <>
      {shown.kind === 'market' && (
        <span className="block text-body text-text">
          {t('market.worst', { rate: formatPercent(shown.worst, locale) })}
        </span>
      )}
      <span className="block text-body text-text">
        {t('rate', { rate: formatPercent(shown.rate, locale) })}
      </span>
      <span className="block text-small text-muted">
        {shown.kind === 'illustration' ? t('rateLabel', { mode }) : t(`${shown.kind}.rateLabel`, { mode })}
      </span>
    </>
  )
}

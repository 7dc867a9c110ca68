import type { PositionDetail } from '@evenmoor/contract/positions'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { usePlainUsdText } from '#ui/use-money-text.ts'
import { PlanRateText } from '#features/plans/PlanRateText.tsx'

/** The terms in force when the position was opened: they stay with it. */
export function OpeningTerms({ position: { plan_id, terms } }: { position: PositionDetail }) {
  const t = useTranslations('position.terms')
  const tInvest = useTranslations('invest')
  const locale = useLocale()
  const usdText = usePlainUsdText()
  const dollars = (amount: string) => usdText(amount, { trimmed: true })
  return (
    <Card title={t('title')}>
      <SummaryList
        rows={[
          {
            label: t('version'),
            value: t('versionValue', {
              version: String(terms.version),
              time: formatInstant(terms.effective_from, locale),
            }),
          },
          {
            label: t('range'),
            value: tInvest('plan.range', {
              min: dollars(terms.min_deposit),
              max: dollars(terms.max_deposit),
            }),
          },
          {
            label: t('rate'),
            value: <PlanRateText plan={{ ...terms, id: plan_id }} />,
          },
          { label: t('source'), value: t(`sources.${terms.result_source}`) },
        ]}
      />
      <p className="text-small text-muted">{t('note')}</p>
    </Card>
  )
}

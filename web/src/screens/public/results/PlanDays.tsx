import type { MonthOfResults, PublishedDay } from '@evenmoor/contract/results'
import { useLocale, useTranslations } from 'use-intl'
import { formatPercent } from '#i18n/format-money.ts'
import { formatDay } from '#i18n/format-time.ts'
import { Delta } from '#ui/Delta.tsx'
import { cx } from '#ui/cx.ts'
import type { Recomputed } from './recompute.ts'

type PlanDaysProps = { plan: MonthOfResults['plans'][number]; recomputed: Recomputed | null }

/** A plan's days of a month, each with where it comes from. */
export function PlanDays({ plan, recomputed }: PlanDaysProps) {
  const t = useTranslations('results.days')
  return (
    <div className="rounded-card border border-line bg-surface p-6">
      <table className="figures w-full border-collapse text-small">
        <caption className="pb-2 text-start text-h3">{plan.title}</caption>
        <thead className="text-muted">
          <tr className="border-b border-control">
            <th scope="col" className="py-2 pe-3 text-start font-normal">
              {t('day')}
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              {t('rate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.days.map((each) => (
            <Day key={each.day} result={each} drawn={recomputed?.different.get(`${plan.id} ${each.day}`)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Day({ result, drawn }: { result: PublishedDay; drawn: string | undefined }) {
  const t = useTranslations('results')
  const locale = useLocale()
  const { day, rate, source, corrected_rate: corrected } = result
  return (
    <tr className={cx('border-b border-line', drawn !== undefined && 'bg-loss-soft')}>
      <th scope="row" className="py-2 pe-3 text-start align-top font-normal">
        {formatDay(day, locale)}
        <span className="block text-muted">{t(`source.${source}`)}</span>
        {corrected === null && <span className="block">{t('days.takenBack')}</span>}
        {typeof corrected === 'string' && (
          <span className="block">{t('days.corrected', { rate: formatPercent(corrected, locale) })}</span>
        )}
        {drawn !== undefined && (
          <strong className="block">{t('days.drawn', { rate: formatPercent(drawn, locale) })}</strong>
        )}
      </th>
      <td className="py-2 text-end align-top">
        <Delta value={rate} unit="percent" decimalsMin={2} />
      </td>
    </tr>
  )
}

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
  const tSource = useTranslations('results.source')
  const sources = new Set(plan.days.map(({ source }) => source))
  // Said once where it is the same for all of them.
  const [common] = sources.size === 1 ? sources : []
  return (
    <div className="rounded-card border border-line bg-surface p-6">
      <table className="figures w-full border-collapse text-small">
        <caption className="pb-2 text-start">
          <span className="text-h3">{plan.title}</span>
          {common !== undefined && <span className="block text-muted">{tSource(common)}</span>}
        </caption>
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
            <Day
              key={each.day}
              result={each}
              drawn={recomputed?.different.get(`${plan.id} ${each.day}`)}
              hasSource={common === undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type DayProps = { result: PublishedDay; drawn: string | undefined; hasSource: boolean }

function Day({ result, drawn, hasSource }: DayProps) {
  const t = useTranslations('results')
  const locale = useLocale()
  const { day, rate, source, corrected_rate: corrected } = result
  return (
    <tr className={cx('border-b border-line', drawn !== undefined && 'bg-loss-soft')}>
      <th scope="row" className="py-2 pe-3 text-start align-top font-normal">
        {formatDay(day, locale)}
        {hasSource && <span className="block text-muted">{t(`source.${source}`)}</span>}
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

import { useLocale, useTranslations } from 'use-intl'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { formatDay } from '#i18n/format-time.ts'
import { type ChartDay, type ChartView, trendDays } from './chart-days.ts'

type HeadlineProps = {
  readonly days: readonly ChartDay[]
  readonly view: ChartView
  /** The day under the cursor; without one the last counts. */
  readonly at: ChartDay | null
}

/** The figure of the chart, of the whole period or up to the day under the cursor; and what it is of. */
export function Headline({ days, view, at }: HeadlineProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const [first, last] = [days[1] ?? days[0], days.at(-1)]
  const shown = at ?? last
  if (first === undefined || shown === undefined) return null
  const period = { from: formatDay(first.day, locale), to: formatDay(shown.day, locale) }
  const count = days.length - 1
  const results = <ExplainedAmount of={`results:${first.day}:${shown.day}`} value={shown.soFar} signed />
  const net = <ExplainedAmount of={`paid:${first.day}:${shown.day}`} value={shown.net} signed />
  return (
    <div>
      <p className="text-h2 font-semibold">
        {view === 'result' ? (
          <ExplainedAmount of={`results:${first.day}:${shown.day}`} value={shown.soFar} isChange />
        ) : (
          <ExplainedAmount of={`balance:${shown.day}`} value={shown.total} />
        )}
      </p>
      <p className="min-h-6 text-muted">
        {view === 'result'
          ? t('resultsFromTo', period)
          : t.rich('valueAt', { day: period.to, results: () => results, net: () => net })}
        {shown.is_ahead && ` · ${t('ahead')}`}
        {at === null && count < trendDays && ` · ${t('daysSoFar', { count })}`}
      </p>
    </div>
  )
}

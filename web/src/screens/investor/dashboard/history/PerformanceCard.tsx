import type { Performance } from '@evenmoor/contract/performance'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { QueryContent } from '#queries/QueryContent.tsx'
import { Amount } from '#ui/Amount.tsx'
import { Card } from '#ui/Card.tsx'
import { Delta } from '#ui/Delta.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Figure } from './Figure.tsx'
import {
  DayInputs,
  FallInputs,
  HeldInputs,
  MoneyInputs,
  PlanInputs,
  ResultInputs,
  TimeInputs,
} from './FigureInputs.tsx'
import { performanceQuery } from './performance-query.ts'
import { Rate } from './Rate.tsx'

/** What the period of the chart comes to, by the usual measures. Each figure opens to its formula and what it is made of. */
export function PerformanceCard({ from, to }: { from: string; to: string }) {
  const t = useTranslations('performance')
  const locale = useLocale()
  const query = useQuery(performanceQuery(from, to))
  return (
    <Card title={t('title')}>
      <p className="text-muted">
        {t('period', { from: formatDay(from, locale), to: formatDay(to, locale) })}
        {query.data?.ahead_from != null &&
          ` ${t('aheadFrom', { day: formatDay(query.data.ahead_from, locale) })}`}
      </p>
      <QueryContent query={query} skeleton={<Skeleton className="h-112 xl:h-56" />}>
        {(performance) => <Figures performance={performance} />}
      </QueryContent>
    </Card>
  )
}

function Figures({ performance }: { performance: Performance }) {
  const t = useTranslations('performance')
  const locale = useLocale()
  const {
    results,
    time_weighted: timeWeighted,
    money_weighted: moneyWeighted,
    best_day: bestDay,
    worst_day: worstDay,
    deepest_fall: fall,
    plans,
    held,
  } = performance
  const none = <span className="text-muted">{t('none')}</span>
  return (
    // Two columns where there is room; what opens makes its own column longer.
    <div className="flex flex-col xl:block xl:columns-2 xl:gap-x-12 xl:*:break-inside-avoid">
      <Figure label={t('results.label')} figure={<Delta value={results} />}>
        <ResultInputs performance={performance} />
      </Figure>
      <Figure
        label={t('time.label')}
        hint={t('time.hint')}
        figure={<Rate rate={timeWeighted.rate} none={t('none')} />}
      >
        <TimeInputs performance={performance} />
      </Figure>
      <Figure
        label={t('money.label')}
        hint={t('money.hint')}
        figure={<Rate rate={moneyWeighted.rate} none={t(moneyWeighted.because ?? 'tooLarge')} />}
      >
        <MoneyInputs performance={performance} />
      </Figure>
      {(['best', 'worst'] as const).map((which) => {
        const day = which === 'best' ? bestDay : worstDay
        return (
          <Figure
            key={which}
            label={t(`${which}.label`)}
            hint={day === null ? undefined : formatDay(day.day, locale)}
            figure={
              day === null ? (
                <span className="text-muted">{t(`${which}.none`)}</span>
              ) : (
                <Delta value={day.result} />
              )
            }
          >
            <DayInputs performance={performance} day={day?.day ?? null} />
          </Figure>
        )
      })}
      <Figure
        label={t('fall.label')}
        hint={
          fall === null
            ? undefined
            : t('fall.hint', {
                from: formatDay(fall.from, locale),
                to: formatDay(fall.to, locale),
                state: fall.recovered === null ? 'open' : 'recovered',
                day: fall.recovered === null ? '' : formatDay(fall.recovered, locale),
              })
        }
        figure={fall === null ? none : <Delta value={fall.amount} />}
      >
        <FallInputs performance={performance} />
      </Figure>
      {plans.map((plan) => (
        <Figure
          key={plan.plan_id ?? ''}
          label={plan.plan_title ?? t('plan.none')}
          hint={
            plan.plan_title === null ? undefined : (
              <>
                {t('plan.illustrated')} <Amount value={plan.illustrated} signed />
              </>
            )
          }
          figure={<Delta value={plan.results} />}
        >
          <PlanInputs performance={performance} plan={plan} />
        </Figure>
      ))}
      {held.map((coin) => (
        <Figure
          key={coin.coin}
          label={t('held.label', { coin: coin.coin.toUpperCase() })}
          hint={coin.figures === 'simulated' ? t('held.simulated') : undefined}
          figure={
            coin.result !== null ? (
              <Delta value={coin.result} />
            ) : (
              <span className="text-muted">
                {t(coin.state === 'priced' ? 'held.ranOut' : 'held.noPrices')}
              </span>
            )
          }
        >
          <HeldInputs held={coin} from={performance.from} />
        </Figure>
      ))}
    </div>
  )
}

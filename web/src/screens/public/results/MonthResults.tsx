import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useHydrated } from '#browser/use-hydrated.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Field, inputLook } from '#ui/Field.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { RecomputeCheck } from './RecomputeCheck.tsx'
import { formatMonth, monthsToChoose, newestRevealed } from './months.ts'
import { PlanDays } from './PlanDays.tsx'
import { NeedsScript } from '#ui/NeedsScript.tsx'
import { ResultsLoadError } from './ResultsLoadError.tsx'
import type { Recomputed } from './recompute.ts'
import { useMonthOfResults, useMonths } from './use-results.ts'

/** One month's results, by plan; the newest that can be checked first. */
export function MonthResults() {
  const t = useTranslations('results')
  const locale = useLocale()
  const { data: months } = useMonths()
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<string | null>(null)
  const [choices] = useState(() => monthsToChoose(new Date()))
  const month = chosen ?? (months === null ? null : (newestRevealed(months) ?? choices[0] ?? null))
  return (
    <section aria-labelledby="month-title" className="flex flex-col gap-6">
      <div className="flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
        <h2 id="month-title" className="text-h2">
          {month === null ? t('month.heading') : t('month.of', { month: formatMonth(month, locale) })}
        </h2>
        {/* The place of the list is kept: it needs the browser. */}
        <div className="min-h-20 w-full md:max-w-80">
          <NeedsScript text={t('needsScript')} />
          {isHydrated && (
            <Field label={t('month.choose')}>
              {(wiring) => (
                <select
                  {...wiring}
                  value={month ?? ''}
                  onChange={({ currentTarget }) => setChosen(currentTarget.value)}
                  className={inputLook(false)}
                >
                  {month !== null && !choices.includes(month) && (
                    <option value={month}>{formatMonth(month, locale)}</option>
                  )}
                  {choices.map((each) => (
                    <option key={each} value={each}>
                      {formatMonth(each, locale)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
        </div>
      </div>
      {/* Reaches the lower edge of the window and no further: what is below is out of sight before and after the results are there, and a short month leaves no hole. */}
      <div className="flex min-h-[calc(100svh-26rem)] flex-col gap-6 md:min-h-[calc(100svh-23rem)]">
        <ResultsOf key={month} month={month} />
      </div>
    </section>
  )
}

function ResultsOf({ month }: { month: string | null }) {
  const t = useTranslations('results')
  const { data, hasFailed, retry } = useMonthOfResults(month)
  const isHydrated = useHydrated()
  const [recomputed, setRecomputed] = useState<Recomputed | null>(null)
  if (hasFailed) return <ResultsLoadError onRetry={retry} />
  if (data === null) return <Skeleton busy={isHydrated} className="w-full grow" />
  if (data.plans.length === 0) {
    return (
      <div className="grid grow">
        <EmptyState title={t('month.none')}>{t('month.noneText')}</EmptyState>
      </div>
    )
  }
  return (
    <>
      <RecomputeCheck month={data} recomputed={recomputed} onRecomputed={setRecomputed} />
      <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {data.plans.map((plan) => (
          <PlanDays key={plan.id} plan={plan} recomputed={recomputed} />
        ))}
      </div>
    </>
  )
}

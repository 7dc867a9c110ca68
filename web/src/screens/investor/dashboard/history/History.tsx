import { historyRanges } from '@evenmoor/contract/transactions'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useIsPrinting } from '#browser/use-is-printing.ts'
import { lazyPart } from '#queries/lazy-part.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { KeptFrom } from '#ui/KeptFrom.tsx'
import { chartDays, type ChartView, chartViews } from './chart-days.ts'
import { chartHeights } from './chart-shape.ts'
import { EmptyChart } from './EmptyChart.tsx'
import { historyQuery } from './history-query.ts'
import type { ChartRange } from './use-chart-range.ts'

// Loaded once there is a day to show: a new account needs none of them.
const ScrubbedChart = lazyPart(async () => (await import('./ScrubbedChart.tsx')).ScrubbedChart)
const HistoryTable = lazyPart(async () => (await import('./HistoryTable.tsx')).HistoryTable)

/** The account over time, as a chart or as a table. */
export function History({ range, onRange }: ChartRange) {
  const t = useTranslations('history')
  const titleId = useId()
  const [view, setView] = useState<ChartView>('result')
  const [isTable, setTable] = useState(false)
  const isPrinting = useIsPrinting()
  const query = useQuery(historyQuery(range))
  // Nothing was booked yet, in no period: there is nothing to choose.
  const isEmpty = query.data?.points.length === 0
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-h3">
          {t('title')}
        </h2>
        {!isEmpty && (
          <div className="-mx-4 -my-2.5 print:hidden">
            <Button look="quiet" size="compact" onClick={() => setTable(!isTable)}>
              {t(isTable ? 'asChart' : 'asTable')}
            </Button>
          </div>
        )}
      </div>
      {!isEmpty && (
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-3 print:hidden">
          <Choice
            name={t('view')}
            choices={chartViews}
            chosen={view}
            onChoose={setView}
            wordsOf={(each) => ({ short: t(`views.${each}`), long: t(`views.${each}`) })}
          />
          <Choice
            name={t('range')}
            choices={historyRanges}
            chosen={range}
            onChoose={onRange}
            wordsOf={(each) => ({ short: t(`${each}Short`), long: t(each) })}
          />
        </div>
      )}
      <QueryContent query={query} skeleton={<ChartSkeleton />}>
        {(history) => {
          if (history.points.length === 0) return <EmptyChart />
          const days = chartDays(history.points)
          return (
            <Suspense
              fallback={
                <div aria-busy>
                  <ChartSkeleton />
                </div>
              }
            >
              {isTable || isPrinting ? (
                <HistoryTable days={days} isWhole={isPrinting} />
              ) : (
                // Begins anew with each period, and where the days are others: after midnight, and when days are booked.
                <ScrubbedChart
                  key={`${range} ${days.at(-1)?.day}`}
                  days={days}
                  fall={history.deepest_fall}
                  view={view}
                />
              )}
              <KeptFrom day={history.kept_from} />
            </Suspense>
          )
        }}
      </QueryContent>
    </section>
  )
}

/** As high as the chart with its figure and its legend. */
function ChartSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <div className="h-18" />
      <svg
        aria-hidden
        width="100%"
        height={chartHeights.wide}
        className="stroke-line max-sm:h-[calc(270px+9.5rem)]"
      >
        {[18, 105, 191, 278].map((y) => (
          <line key={y} x1="0" x2="100%" y1={y} y2={y} />
        ))}
      </svg>
      <div className="h-6" />
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  readonly name: string
  readonly choices: readonly Value[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
  readonly wordsOf: (value: Value) => { readonly short: string; readonly long: string }
}

/** One of a few, in a row; on a phone as wide as the card. */
function Choice<Value extends string>({ name, choices, chosen, onChoose, wordsOf }: ChoiceProps<Value>) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a row of buttons, not a part of a form
      role="group"
      aria-label={name}
      className="flex gap-1 rounded-control bg-sunken p-1 huge-text:flex-wrap max-sm:w-full"
    >
      {choices.map((each) => {
        const { short, long } = wordsOf(each)
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === chosen}
            title={long === short ? undefined : long}
            onClick={() => onChoose(each)}
            className={cx(
              'min-h-11 min-w-11 rounded-chip px-3 text-small font-semibold whitespace-nowrap max-sm:grow max-sm:px-1',
              each === chosen ? 'bg-surface text-text shadow-menu' : 'text-muted hover:bg-hover',
            )}
          >
            {long === short ? (
              short
            ) : (
              <>
                <span aria-hidden>{short}</span>
                <span className="sr-only">{long}</span>
              </>
            )}
          </button>
        )
      })}
    </div>
  )
}

import { historyRanges } from '@evenmoor/contract/transactions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { HistoryChart } from './HistoryChart.tsx'
import { historyQuery } from './history-query.ts'
import { HistoryTable } from './HistoryTable.tsx'

type Range = (typeof historyRanges)[number]

/** What there was at the end of each day, as a chart or as a table. */
export function History() {
  const t = useTranslations('history')
  const [range, setRange] = useState<Range>('month')
  const [isTable, setTable] = useState(false)
  const query = useQuery(historyQuery(range))
  // Nothing was booked yet, in no period: there is nothing to choose.
  const isEmpty = query.data?.points.length === 0
  return (
    <Card
      title={t('title')}
      aside={
        !isEmpty && (
          <div className="-mx-4 -my-2.5">
            <Button look="quiet" size="compact" onClick={() => setTable(!isTable)}>
              {t(isTable ? 'asChart' : 'asTable')}
            </Button>
          </div>
        )
      }
    >
      {!isEmpty && <Ranges chosen={range} onChoose={setRange} />}
      <QueryContent query={query} skeleton={<Skeleton className="h-72" />}>
        {({ points }) => {
          if (points.length === 0) return <p className="text-muted">{t('nothing')}</p>
          return isTable ? <HistoryTable points={points} /> : <HistoryChart key={range} points={points} />
        }}
      </QueryContent>
    </Card>
  )
}

function Ranges({ chosen, onChoose }: { chosen: Range; onChoose: (range: Range) => void }) {
  const t = useTranslations('history')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a row of buttons, not a part of a form
    <div role="group" aria-label={t('range')} className="flex flex-wrap gap-2">
      {historyRanges.map((range) => (
        <button
          key={range}
          type="button"
          aria-pressed={range === chosen}
          title={t(range)}
          onClick={() => onChoose(range)}
          className={cx(
            'min-h-11 min-w-14 rounded-pill border px-3 text-small font-semibold whitespace-nowrap',
            range === chosen
              ? 'border-transparent bg-primary-soft text-primary-text'
              : 'border-control bg-surface hover:bg-hover',
          )}
        >
          <span aria-hidden>{t(`${range}Short`)}</span>
          <span className="sr-only">{t(range)}</span>
        </button>
      ))}
    </div>
  )
}

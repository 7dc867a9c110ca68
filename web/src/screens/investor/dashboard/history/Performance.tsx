import { useQuery } from '@tanstack/react-query'
import { belowFold } from '#queries/below-fold.tsx'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { historyQuery } from './history-query.ts'
import type { ChartRange } from './use-chart-range.ts'

/** Keeps the place of the figures, so that nothing below moves when the days are known. */
const Place = () => (
  <Card>
    <div aria-busy>
      <Skeleton className="h-140 xl:h-84" />
    </div>
  </Card>
)

const PerformanceCard = belowFold({
  load: async () => (await import('./PerformanceCard.tsx')).PerformanceCard,
  namespaces: ['performance'],
  place: <Place />,
})

/** What the period of the chart comes to. Nothing until something was booked. */
export function Performance({ range }: Pick<ChartRange, 'range'>) {
  // The chart asks the same.
  const { data, isPending } = useQuery(historyQuery(range))
  const [first, last] = [data?.points[1], data?.points.at(-1)]
  if (isPending) return <Place />
  return first === undefined || last === undefined ? null : <PerformanceCard from={first.day} to={last.day} />
}

import { useEffect, useState } from 'react'
import type { ChartLibrary } from './draw-chart.ts'
import type { PublicListState } from '#queries/public-list.ts'

/** The drawing library: too large for a page where nobody may open a chart, so it comes with the first. */
export function useChartLibrary(): PublicListState<ChartLibrary> {
  const [reading, setReading] = useState<PublicListState<ChartLibrary>>({ kind: 'loading' })
  useEffect(() => {
    let isGone = false
    import('lightweight-charts').then(
      (value) => !isGone && setReading({ kind: 'ready', value }),
      () => !isGone && setReading({ kind: 'failed' }),
    )
    return () => {
      isGone = true
    }
  }, [])
  return reading
}

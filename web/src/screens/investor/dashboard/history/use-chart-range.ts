import type { historyRanges } from '@evenmoor/contract/transactions'
import { useState } from 'react'

export type ChartRange = {
  readonly range: (typeof historyRanges)[number]
  readonly onRange: (range: (typeof historyRanges)[number]) => void
}

/** The period that the chart and what it comes to are about. */
export function useChartRange(): ChartRange {
  const [range, onRange] = useState<ChartRange['range']>('quarter')
  return { range, onRange }
}

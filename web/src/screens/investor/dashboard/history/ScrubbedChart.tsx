import type { History as Answer } from '@evenmoor/contract/transactions'
import { useState } from 'react'
import { AccountChart } from './AccountChart.tsx'
import type { ChartDay, ChartView } from './chart-days.ts'
import { Headline } from './Headline.tsx'

type ScrubbedChartProps = {
  readonly days: readonly ChartDay[]
  readonly fall: Answer['deepest_fall']
  readonly view: ChartView
}

/** The chart with the figure above it, which goes with the cursor. */
export function ScrubbedChart({ days, fall, view }: ScrubbedChartProps) {
  const [cursor, setCursor] = useState<number | null>(null)
  const at = cursor === null ? null : (days[cursor] ?? null)
  return (
    <>
      <Headline days={days} view={view} at={at} />
      <AccountChart days={days} fall={fall} view={view} cursor={cursor} onMove={setCursor} />
    </>
  )
}

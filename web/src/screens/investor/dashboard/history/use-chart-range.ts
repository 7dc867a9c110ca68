import { useState } from 'react'
import type { OverTimeProps } from './OverTime.tsx'

/** The period that the chart and what it comes to are about. */
export function useChartRange(): OverTimeProps {
  const [range, onRange] = useState<OverTimeProps['range']>('quarter')
  return { range, onRange }
}

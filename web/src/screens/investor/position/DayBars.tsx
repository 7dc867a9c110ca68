import type { PositionResult } from '@evenmoor/contract/positions'
import { barsOf, chartHeight } from './day-bars.ts'
import { correctedAmount } from './corrected-amount.ts'

/**
 * A bar for each day from left to right in every language, gains up and losses down from one line; corrected days as they count now. The table
 * below says the same in figures.
 */
export function DayBars({ days }: { days: readonly PositionResult[] }) {
  const { bars, zeroY, width } = barsOf(days.map(correctedAmount).toReversed())
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${chartHeight}`}
      preserveAspectRatio="none"
      className="h-32 w-full"
      data-testid="day-bars"
    >
      {bars.map(({ x, y, height, isLoss }) => (
        <rect key={x} x={x} y={y} width={6} height={height} className={isLoss ? 'fill-down' : 'fill-up'} />
      ))}
      <line
        x1={0}
        x2={width}
        y1={zeroY}
        y2={zeroY}
        vectorEffect="non-scaling-stroke"
        className="stroke-control"
      />
    </svg>
  )
}

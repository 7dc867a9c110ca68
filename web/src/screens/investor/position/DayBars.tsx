import type { PositionResult } from '@evenmoor/contract/positions'
import { useLocale } from 'use-intl'
import { mask, useHiddenAmount } from '#ui/AmountMask.tsx'
import { formatMoney } from '#i18n/format-money.ts'
import { barsOf, chartHeight } from './day-bars.ts'
import { correctedAmount } from './corrected-amount.ts'

/**
 * A bar for each day from left to right in every language, gains up and losses down from one line; corrected days as they count now. The table
 * below says the same in figures.
 */
export function DayBars({ days }: { days: readonly PositionResult[] }) {
  const locale = useLocale()
  const amounts = days.map(correctedAmount).toReversed()
  const { bars, zeroY, width, topAt, bottomAt } = barsOf(amounts)
  const isHidden = useHiddenAmount()
  const label = (at: number) =>
    isHidden ? mask : formatMoney(amounts[at] ?? '0', 'USD', locale, { signed: true })
  return (
    <div aria-hidden className="flex gap-3">
      <svg
        viewBox={`0 0 ${width} ${chartHeight}`}
        preserveAspectRatio="none"
        className="h-32 min-w-0 grow"
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
      {/* One scale up and down: its two ends. */}
      <div className="figures flex h-32 shrink-0 flex-col justify-between text-end text-micro text-muted">
        <bdi>{label(topAt)}</bdi>
        <bdi>{label(bottomAt)}</bdi>
      </div>
    </div>
  )
}

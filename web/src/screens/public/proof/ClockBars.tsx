import type { WithdrawalClock } from '@evenmoor/contract/transparency'
import { useLocale, useTranslations } from 'use-intl'
import { formatSpan } from '#i18n/format-time.ts'

type ClockBarsProps = {
  bins: NonNullable<WithdrawalClock['bins']>
  count: number
  p95Seconds: number
}

const [barWidth, gap, height] = [14, 4, 110]

/** A bar for each stretch of time, from the left; those that 95 of 100 were quicker than have the other color. */
export function ClockBars({ bins, count, p95Seconds }: ClockBarsProps) {
  const t = useTranslations('proofClock')
  const locale = useLocale()
  const largest = Math.max(...bins.map((bin) => bin.count), 1)
  const width = bins.length * (barWidth + gap) - gap
  const middle = bins[Math.floor(bins.length / 2)]
  const last = bins.at(-1)
  return (
    <div>
      <svg
        // An image of its own, drawn from data: no file that an <img> could show.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={t('chart', { count })}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-28 w-full rtl:-scale-x-100"
      >
        {bins.map((bin, at) => {
          const barHeight = bin.count === 0 ? 0 : Math.max(3, (bin.count / largest) * height)
          return (
            <rect
              key={bin.from_seconds}
              x={at * (barWidth + gap)}
              y={height - barHeight}
              width={barWidth}
              height={barHeight}
              rx={3}
              className={bin.from_seconds >= p95Seconds ? 'fill-risk-solid' : 'fill-mark-a'}
            />
          )
        })}
      </svg>
      <div className="flex justify-between gap-2 border-t border-control pt-1.5 text-micro text-muted">
        <span>0</span>
        {bins.length > 4 && middle && <span>{formatSpan(middle.from_seconds, locale)}</span>}
        {last && (
          <span>
            {last.to_seconds === null
              ? t('longer', { time: formatSpan(last.from_seconds, locale) })
              : formatSpan(last.to_seconds, locale)}
          </span>
        )}
      </div>
    </div>
  )
}

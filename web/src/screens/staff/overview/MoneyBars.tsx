import type { Overview } from '@evenmoor/contract/staff-overview'
import { useLocale, useTranslations } from 'use-intl'
import { formatUtcHour } from '#i18n/format-time.ts'

const height = 104
/** Between the bars of both directions, where the line of nothing is. */
const gap = 1
const columnWidth = 20
/** A sum too small to be seen is still there. */
const barMin = 2

/** An hour up and down from a line: in and out in one scale. The figures are in the table. */
export function MoneyBars({ hours }: { hours: Overview['money']['hours'] }) {
  const t = useTranslations('staff.overview.money')
  const locale = useLocale()
  const maxIn = Math.max(0, ...hours.map((hour) => Number(hour.in)))
  const maxOut = Math.max(0, ...hours.map((hour) => Number(hour.out)))
  const scale = maxIn + maxOut === 0 ? 0 : (height - 2 * barMin) / (maxIn + maxOut)
  const zero = scale === 0 ? height / 2 : barMin + maxIn * scale
  const bar = (value: string) => (Number(value) === 0 ? 0 : Math.max(barMin, Number(value) * scale))
  const width = hours.length * columnWidth
  return (
    <div>
      <svg
        // Drawn from bars whose colors are the theme's.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={t('chart')}
        viewBox={`0 0 ${width} ${height + 2 * gap}`}
        preserveAspectRatio="none"
        className="h-26 w-full rtl:-scale-x-100"
      >
        {hours.map((hour, index) => {
          const x = index * columnWidth + 4
          const [up, down] = [bar(hour.in), bar(hour.out)]
          return (
            <g key={hour.at}>
              <rect x={x} y={zero - up} width={columnWidth - 8} height={up} rx={1.5} className="fill-c1" />
              <rect
                x={x}
                y={zero + 2 * gap}
                width={columnWidth - 8}
                height={down}
                rx={1.5}
                className="fill-c2"
              />
            </g>
          )
        })}
        <line
          x1={0}
          x2={width}
          y1={zero + gap}
          y2={zero + gap}
          vectorEffect="non-scaling-stroke"
          className="stroke-control"
        />
      </svg>
      <div aria-hidden className="figures flex justify-between pt-1 text-micro text-muted">
        {hours
          .filter((_, index) => index % 6 === 0)
          .map(({ at }) => (
            <span key={at}>{formatUtcHour(at, locale)}</span>
          ))}
        <span>{t('now')}</span>
      </div>
      {scale === 0 && <p className="pt-2 text-small text-muted">{t('none')}</p>}
    </div>
  )
}

import type { History } from '@evenmoor/contract/transactions'
import { type ReactNode, useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatChartDay } from '#i18n/format-time.ts'
import { useUsdText } from '#ui/use-money-text.ts'
import { type ChartDay, type ChartView } from './chart-days.ts'
import { type ArrowLabel, type ChartShape, clearOfCurve } from './chart-shape.ts'

type DrawingProps = {
  readonly shape: ChartShape
  readonly days: readonly ChartDay[]
  readonly fall: History['deepest_fall']
  readonly view: ChartView
  /** The day under the cursor. */
  readonly at: number | null
}

/** From here on days are named by their month and year. */
const manyMonths = 300

/** The chart itself. It says nothing by itself: what it shows is its name, the spoken day and the table. */
export function ChartDrawing({ shape, days, fall, view, at }: DrawingProps) {
  const { frame, places, isDots, line, aheadLine, putInLine } = shape
  const here = at === null ? undefined : places[at]
  const now = places.at(-1)
  return (
    <svg aria-hidden width={frame.width} height={frame.height} className="block overflow-visible text-micro">
      <Scale shape={shape} />
      {view === 'result' && fall !== null && !isDots && <FallBand shape={shape} days={days} fall={fall} />}
      <Surface shape={shape} view={view} />
      {/* What would be there without results: never mistaken for one. */}
      {putInLine !== '' && (
        <path
          d={putInLine}
          fill="none"
          strokeDasharray="1 4"
          strokeLinecap="round"
          className="stroke-muted stroke-2"
        />
      )}
      {!isDots && (
        <>
          <path d={line} fill="none" strokeLinejoin="round" className="stroke-primary stroke-[2.25]" />
          <path
            d={aheadLine}
            fill="none"
            strokeDasharray="5 4"
            strokeLinejoin="round"
            className="stroke-primary stroke-[2.25]"
          />
        </>
      )}
      <Lane shape={shape} />
      <Days shape={shape} days={days} />
      {here !== undefined && (
        <>
          <line x1={here.x} x2={here.x} y1={frame.plotTop} y2={frame.laneY} className="stroke-control" />
          <circle cx={here.x} cy={here.y} r="9" className="fill-primary opacity-20" />
        </>
      )}
      {(isDots ? places : [here, now].filter((place) => place !== undefined)).map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="4.5" className="fill-primary stroke-surface stroke-2" />
      ))}
    </svg>
  )
}

/** Lines across with their dollars at the end; the one of zero, where the range begins, is dotted. */
function Scale({ shape: { frame, ticks } }: { shape: ChartShape }) {
  const usdText = useUsdText()
  return ticks.map(({ y, dollars }) => (
    <g key={dollars}>
      <line
        x2={frame.plotEnd}
        y1={y}
        y2={y}
        strokeDasharray={dollars === 0 ? '2 3' : undefined}
        className={dollars === 0 ? 'stroke-control' : 'stroke-line'}
      />
      <text x={frame.width} y={y + 4} textAnchor="end" className="figures fill-muted">
        {usdText(String(dollars), { short: true, signed: true })}
      </text>
    </g>
  ))
}

/** Above zero it fades downwards, below zero it has the color of a loss; in the view of the balance it only fades. */
function Surface({ shape: { frame, area, zeroY }, view }: { shape: ChartShape; view: ChartView }) {
  const id = useId()
  if (area === '') return null
  const [fade, above, below] = [`${id}fade`, `${id}above`, `${id}below`]
  const isWhole = view === 'value'
  return (
    <>
      <defs>
        <linearGradient id={fade} x1="0" x2="0" y1="0" y2="1" className="text-primary">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.2" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
        </linearGradient>
        <clipPath id={above}>
          <rect width={frame.width} height={Math.max(0, isWhole ? frame.height : zeroY)} />
        </clipPath>
        <clipPath id={below}>
          <rect y={zeroY} width={frame.width} height={frame.height} />
        </clipPath>
      </defs>
      <path d={area} fill={`url(#${fade})`} clipPath={`url(#${above})`} />
      {!isWhole && <path d={area} clipPath={`url(#${below})`} className="fill-down opacity-10" />}
    </>
  )
}

type FallProps = Pick<DrawingProps, 'shape' | 'days'> & {
  readonly fall: NonNullable<History['deepest_fall']>
}

/** The deepest fall, from its high to its low: shaded, and named where the curve is not. */
function FallBand({ shape, days, fall }: FallProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const usdText = useUsdText()
  const placeOf = (wanted: string) => shape.places[days.findIndex(({ day }) => day === wanted)]
  const [high, low] = [placeOf(fall.from), placeOf(fall.to)]
  if (high === undefined || low === undefined) return null
  const { frame } = shape
  const top = frame.plotTop - 6
  const lines = [
    t('fall'),
    usdText(fall.amount),
    ...(frame.isNarrow ? [] : [`${formatChartDay(fall.from, locale)} – ${formatChartDay(fall.to, locale)}`]),
  ]
  const width = Math.max(...lines.map(({ length }) => length)) * 6.6
  const [inside, after, before] = [high.x + 9, low.x + 9, high.x - 9 - width]
  const isRoomInside = low.x - high.x > width + 18
  const lefts = frame.isNarrow || !isRoomInside ? [before, after] : [inside, before, after]
  const words = clearOfCurve(shape, { width, height: lines.length * 16 }, lefts)
  return (
    <>
      <rect
        x={high.x}
        y={top}
        width={low.x - high.x}
        height={frame.plotBottom - top}
        className="fill-down opacity-[0.075]"
      />
      <path
        d={`M${high.x} ${top}V${frame.plotBottom}M${low.x} ${top}V${frame.plotBottom}`}
        strokeDasharray="2 3"
        className="stroke-down"
      />
      {[high, low].map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="3.5" className="fill-surface stroke-down stroke-2" />
      ))}
      {words !== undefined &&
        lines.map((each, index) => (
          <text
            key={each}
            x={words.x}
            y={words.y + 12 + index * 16}
            className={index === 1 ? 'figures fill-down font-semibold' : 'fill-down'}
          >
            {each}
          </text>
        ))}
    </>
  )
}

/** Arrows of money that came and went, on a line of their own. */
function Lane({ shape: { frame, arrows, labels } }: { shape: ChartShape }) {
  return (
    <>
      <line x2={frame.plotEnd} y1={frame.laneY} y2={frame.laneY} className="stroke-line" />
      {arrows.map(({ x, isIn, length }) => {
        const [tail, head] = isIn ? [frame.laneY, frame.laneY - length] : [frame.laneY - length, frame.laneY]
        const back = isIn ? head + 4 : head - 4
        return (
          <path
            key={`${x} ${isIn}`}
            d={`M${x} ${tail}V${head}M${x - 4} ${back}L${x} ${head}L${x + 4} ${back}`}
            fill="none"
            className={isIn ? 'stroke-practice stroke-2' : 'stroke-risk stroke-2'}
          />
        )
      })}
      {labels.map((label) => (
        <text key={label.x} x={label.x + 8} y={frame.laneY - 8} className="figures fill-muted">
          <LabelWords label={label} />
        </text>
      ))}
    </>
  )
}

function LabelWords({ label: { count, amount } }: { label: ArrowLabel }): ReactNode {
  const t = useTranslations('history')
  const usdText = useUsdText()
  return count === 1 ? usdText(amount, { short: true, signed: true }) : t('moves', { count })
}

function Days({ shape: { frame, places, dayLabels, isDots }, days }: Pick<DrawingProps, 'shape' | 'days'>) {
  const t = useTranslations('history')
  const locale = useLocale()
  const last = days.length - 1
  return dayLabels.map((index) => (
    <text
      key={index}
      x={places[index]?.x ?? 0}
      y={frame.daysY}
      textAnchor={isDots ? 'middle' : index === 0 ? 'start' : index === last ? 'end' : 'middle'}
      className="fill-muted"
    >
      {last === 0 ? t('dayOne') : formatChartDay(days[index]?.day ?? '', locale, days.length > manyMonths)}
    </text>
  ))
}

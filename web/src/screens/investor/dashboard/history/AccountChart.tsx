import type { History } from '@evenmoor/contract/transactions'
import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useElementWidth } from '#browser/use-element-width.ts'
import { formatDay } from '#i18n/format-time.ts'
import { useUsdText } from '#ui/use-money-text.ts'
import { type ChartDay, type ChartView, drawnDays } from './chart-days.ts'
import { ChartDrawing } from './ChartDrawing.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import { chartHeights, type ChartShape, indexAt, type Place, shapeOf } from './chart-shape.ts'
import { DayFigures, useDayWords } from './DayFigures.tsx'
import { dayByKey } from './day-by-key.ts'

type AccountChartProps = {
  readonly days: readonly ChartDay[]
  readonly fall: History['deepest_fall']
  readonly view: ChartView
  /** The day that is looked at, by its place among `days`; null for the whole period. */
  readonly cursor: number | null
  readonly onMove: (cursor: number | null) => void
}

/**
 * The curve with its lane of money. Pointer, touch and keys move a cursor by days; what it is at is shown beside it, on a
 * phone above it, and said. Time runs from left to right in every language.
 */
export function AccountChart({ days, fall, view, cursor, onMove }: AccountChartProps) {
  const t = useTranslations('history')
  const wordsOf = useDayWords()
  const hintId = useId()
  const [box, width] = useElementWidth()
  const summary = useSummary(days, fall)
  const drawn = drawnDays(days)
  const skipped = days.length - drawn.length
  const shape = width === 0 ? null : shapeOf(drawn, view, width)
  const at = cursor === null ? null : Math.max(0, cursor - skipped)
  const day = at === null ? undefined : drawn[at]
  const move = (index: number) => onMove(index + skipped)
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (shape !== null) move(indexAt(clientX - currentTarget.getBoundingClientRect().left, shape.places))
  }
  const press = (event: KeyboardEvent) => {
    const next = dayByKey(event, { at, days: drawn, fall })
    if (next === undefined) return
    event.preventDefault()
    // A letter that means something here means nothing else.
    event.stopPropagation()
    if (next === null) onMove(null)
    else move(next)
  }
  const last = drawn.at(-1)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {last !== undefined && <DayFigures day={day ?? last} className="sm:hidden" />}
      <div ref={box} dir="ltr" className="relative">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is what one interacts with */}
        <div
          role="application"
          aria-roledescription={t('chart')}
          aria-label={summary}
          aria-describedby={hintId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the one stop from which keys move the cursor
          tabIndex={0}
          onKeyDown={press}
          onBlur={() => onMove(null)}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={({ pointerType, currentTarget }) => {
            if (pointerType === 'mouse' && document.activeElement !== currentTarget) onMove(null)
          }}
          className="touch-pan-y rounded-chip"
          style={{ minHeight: width > 0 ? shape?.frame.height : chartHeights.wide }}
        >
          {shape !== null && <ChartDrawing shape={shape} days={drawn} fall={fall} view={view} at={at} />}
        </div>
        {shape !== null && day !== undefined && at !== null && (
          <BesideCursor shape={shape} place={shape.places[at]}>
            <DayFigures day={day} className="shadow-menu" />
          </BesideCursor>
        )}
      </div>
      <output className="sr-only">{day === undefined ? '' : wordsOf(day)}</output>
      <p id={hintId} className="sr-only">
        {t('keys')}
      </p>
      <ChartLegend
        days={days}
        hasFall={shape?.isDots === false && fall !== null && view === 'result'}
        view={view}
      />
    </div>
  )
}

/** The chart in a few sentences, as its name. */
function useSummary(days: readonly ChartDay[], fall: History['deepest_fall']): string {
  const t = useTranslations('history')
  const locale = useLocale()
  const usdText = useUsdText()
  const [first, last] = [days[1] ?? days[0], days.at(-1)]
  const moves = days.slice(1)
  return [
    t('summary', {
      from: formatDay(first?.day ?? '', locale),
      to: formatDay(last?.day ?? '', locale),
      results: usdText(last?.soFar ?? '0.00', { signed: true }),
      balance: usdText(last?.total ?? '0.00'),
    }),
    fall !== null &&
      t('summaryFall', {
        amount: usdText(fall.amount),
        from: formatDay(fall.from, locale),
        to: formatDay(fall.to, locale),
      }),
    t('summaryMoves', {
      paidIn: moves.filter(({ money_in: paidIn }) => Number(paidIn) > 0).length,
      paidOut: moves.filter(({ money_out: paidOut }) => Number(paidOut) > 0).length,
    }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

const figures = { width: 208, height: 116, away: 14 }

type BesideCursorProps = {
  readonly shape: ChartShape
  readonly place: Place | undefined
  readonly children: React.ReactNode
}

/** On the side of the cursor with room, and at the end of the plot where less of the curve is. */
function BesideCursor({ shape: { frame, places }, place, children }: BesideCursorProps) {
  if (place === undefined) return null
  const end = place.x + figures.away
  const left = end + figures.width <= frame.width ? end : place.x - figures.away - figures.width
  const covered = places.filter(({ x }) => x >= left && x <= left + figures.width)
  const above = covered.filter(({ y }) => y < figures.height).length
  const below = covered.filter(({ y }) => y > frame.plotBottom - figures.height).length
  const top = above <= below ? -12 : frame.plotBottom - figures.height
  return (
    <div
      className="pointer-events-none absolute transition-opacity duration-80 starting:opacity-0 max-sm:hidden"
      style={{ left: Math.max(0, left), top, width: figures.width }}
    >
      {children}
    </div>
  )
}

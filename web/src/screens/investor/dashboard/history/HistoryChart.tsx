import { type PointerEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { Amount } from '#ui/Amount.tsx'
import { useUsdText } from '#ui/use-money-text.ts'
import { box, changeOf, indexAt, type Point, shapeOf } from './history-shape.ts'

/**
 * An area from the lowest to the highest day. Its cursor is also a slider below, so that keys, touch and pointer move
 * it by days; the day's total is its value in words. Time runs from left to right in every language.
 */
export function HistoryChart({ points }: { points: readonly Point[] }) {
  const t = useTranslations('history')
  const locale = useLocale()
  const usdText = useUsdText()
  const last = points.length - 1
  const [cursor, setCursor] = useState(last)
  const { line, area, steps, high, low, places } = shapeOf(points)
  const at = Math.min(cursor, last)
  const wordsAt = (index: number) => {
    const { day = '', total = '0.00', paid = '0.00', is_ahead: isAhead } = points[index] ?? {}
    const shownDay = formatDay(day, locale)
    const words = { day: isAhead ? `${shownDay} (${t('ahead')})` : shownDay, amount: usdText(total) }
    if (index === 0 || isZero(paid)) return t('valueAt', words)
    return t('valueAtPaid', { ...words, paid: usdText(paid, { signed: true }) })
  }
  const follow = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setCursor(indexAt((clientX - left) / width, points.length))
  }
  const place = places[at] ?? { x: 0, y: 0 }
  return (
    <div className="flex flex-col gap-2">
      <Summary points={points} />
      <div dir="ltr" className="flex flex-col gap-1">
        <p className="text-end text-small text-muted">
          <Amount value={high} />
        </p>
        <svg
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing, named by the day it shows
          role="img"
          aria-label={wordsAt(at)}
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio="none"
          onPointerMove={follow}
          onPointerDown={follow}
          className="h-44 w-full touch-pan-y overflow-visible"
        >
          <path d={area} className="fill-primary-soft" />
          <path d={line} fill="none" vectorEffect="non-scaling-stroke" className="stroke-primary stroke-2" />
          {/* Money that came or went: upright, of another make, so that it does not look like a result. */}
          <path
            d={steps.map(({ x, from, to }) => `M${x} ${from}V${to}`).join('')}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="3 3"
            className="stroke-text stroke-2"
          />
          {/* Dots that stay round however the box is stretched. */}
          <path
            d={steps.map(({ x, to }) => `M${x} ${to}h0`).join('')}
            vectorEffect="non-scaling-stroke"
            strokeLinecap="round"
            className="stroke-text stroke-8"
          />
          <line
            x1={place.x}
            x2={place.x}
            y1={0}
            y2={box.height}
            vectorEffect="non-scaling-stroke"
            className="stroke-control stroke-1"
          />
        </svg>
        <p className="flex justify-between gap-4 text-small text-muted">
          <bdi>{formatDay(points[0]?.day ?? '', locale)}</bdi>
          <Amount value={low} />
        </p>
        <input
          type="range"
          aria-label={t('cursor')}
          aria-valuetext={wordsAt(at)}
          min={0}
          max={last}
          value={at}
          onChange={({ currentTarget }) => setCursor(Number(currentTarget.value))}
          className="h-11 w-full accent-primary"
        />
        <p className="figures min-h-6 font-semibold" dir="auto">
          {wordsAt(at)}
        </p>
        {steps.length > 0 && (
          <p className="text-small text-muted" dir="auto">
            {t('steps')}
          </p>
        )}
      </div>
    </div>
  )
}

/** The chart in one sentence. */
function Summary({ points }: { points: readonly Point[] }) {
  const t = useTranslations('history')
  const locale = useLocale()
  const usdText = useUsdText()
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  const words = {
    first: usdText(first.total),
    last: usdText(last.total),
    from: formatDay(first.day, locale),
    to: formatDay(last.day, locale),
  }
  const isSame = points.every(
    ({ total, paid }, index) => total === last.total && (index === 0 || isZero(paid)),
  )
  const { paid, results } = changeOf(points)
  const signed = (amount: string) => usdText(amount, { signed: true })
  return (
    <p className="text-muted">
      {isSame
        ? t('same', words)
        : `${t('summary', words)} ${t('split', { paid: signed(paid), results: signed(results) })}`}
    </p>
  )
}

const isZero = (amount: string) => /^0\.0*$/.test(amount)

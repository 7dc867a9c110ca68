import type { Candle } from '@evenmoor/contract/market'
import { type PointerEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Locale } from '#i18n/locales.ts'
import { formatDay } from '#lib/format-time.ts'
import { drawsCandles } from './candle-range.ts'
import { formatUsd } from './format-price.ts'
import { heightScale, linePath } from './line-path.ts'

const [width, height] = [640, 280] as const

/**
 * Candles, or a line of closes over long periods. The cursor is a slider below, so that keys, touch and pointer move
 * it by days; the day's figures are its value in words. Time runs from left to right in every language.
 */
export function CandlePlot({ candles, locale }: { candles: readonly Candle[]; locale: Locale }) {
  const t = useTranslations('market.chart')
  const last = candles.length - 1
  const [cursor, setCursor] = useState(last)
  const chosen = candles[cursor]
  const step = width / Math.max(1, candles.length)
  const text = chosen === undefined ? '' : t('day', wordsOf(chosen, locale))

  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const at = Math.floor(((event.clientX - box.left) / box.width) * candles.length)
    setCursor(Math.min(last, Math.max(0, at)))
  }
  return (
    <div className="flex flex-col gap-1" dir="ltr">
      <div
        onPointerMove={point}
        onPointerDown={point}
        className="relative touch-pan-y rounded-chip bg-sunken"
      >
        <Scale candles={candles} locale={locale} />
        <svg
          aria-hidden
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-64 w-full"
        >
          {drawsCandles(candles) ? <Candles candles={candles} step={step} /> : <Line candles={candles} />}
          <line
            x1={(cursor + 0.5) * step}
            x2={(cursor + 0.5) * step}
            y1={0}
            y2={height}
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
            className="stroke-focus"
          />
        </svg>
      </div>
      <input
        type="range"
        aria-label={t('cursor')}
        aria-valuetext={text}
        min={0}
        max={last}
        value={cursor}
        onChange={({ currentTarget }) => setCursor(Number(currentTarget.value))}
        className="h-11 w-full accent-primary"
      />
      <p className="figures min-h-16 text-small" dir="auto">
        {text}
      </p>
      <p className="text-micro text-muted" dir="auto">
        {t('hint')}
      </p>
    </div>
  )
}

/** The highest and the lowest price of the drawing, at its edges. */
function Scale({ candles, locale }: { candles: readonly Candle[]; locale: Locale }) {
  const drawn = drawsCandles(candles)
    ? candles.flatMap(({ high, low }) => [high, low])
    : candles.map(({ close }) => close)
  const [lowest, highest] = edgesOf(drawn)
  if (lowest === undefined || highest === undefined) return null
  return (
    <p aria-hidden className="figures pointer-events-none text-micro text-muted">
      <span className="absolute top-1 left-1 rounded-chip bg-sunken px-1">{formatUsd(highest, locale)}</span>
      <span className="absolute bottom-1 left-1 rounded-chip bg-sunken px-1">
        {formatUsd(lowest, locale)}
      </span>
    </p>
  )
}

function Candles({ candles, step }: { candles: readonly Candle[]; step: number }) {
  const place = heightScale(
    candles.flatMap(({ high, low }) => [Number(high), Number(low)]),
    height - 16,
  )
  const y = (price: string) => place(Number(price)) + 8
  return candles.map(({ time, open, high, low, close }, index) => {
    const isUp = Number(close) >= Number(open)
    const x = (index + 0.5) * step
    const top = Math.min(y(open), y(close))
    return (
      <g key={time} className={isUp ? 'fill-gain stroke-gain' : 'fill-loss stroke-loss'}>
        <line x1={x} x2={x} y1={y(high)} y2={y(low)} vectorEffect="non-scaling-stroke" />
        {/* Gains are hollow: the colour does not stand alone. */}
        <rect
          x={x - step * 0.3}
          y={top}
          width={step * 0.6}
          height={Math.max(1, Math.abs(y(open) - y(close)))}
          vectorEffect="non-scaling-stroke"
          className={isUp ? 'fill-surface' : undefined}
        />
      </g>
    )
  })
}

function Line({ candles }: { candles: readonly Candle[] }) {
  const path = linePath(
    candles.map(({ close }) => Number(close)),
    width,
    height - 16,
  )
  return (
    <path
      d={path}
      transform="translate(0 8)"
      fill="none"
      strokeWidth={1.75}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className="stroke-primary"
    />
  )
}

function edgesOf(prices: readonly string[]) {
  const sorted = prices.toSorted((a, b) => Number(a) - Number(b))
  return [sorted.at(0), sorted.at(-1)] as const
}

const wordsOf = (candle: Candle, locale: Locale) => ({
  day: formatDay(candle.time.slice(0, 10), locale),
  open: formatUsd(candle.open, locale),
  high: formatUsd(candle.high, locale),
  low: formatUsd(candle.low, locale),
  close: formatUsd(candle.close, locale),
})

import type { Candle } from '@evenmoor/contract/market'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Locale } from '@evenmoor/contract/locales'
import { formatDay } from '#i18n/format-time.ts'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ChartCredit } from './ChartCredit.tsx'
import { dayOf } from './chart-series.ts'
import { type ChartLibrary, drawChart, type DrawnChart } from './draw-chart.ts'
import { formatUsd } from './format-price.ts'
import { useChartLibrary } from './use-chart-library.ts'

type CandlePlotProps = { candles: readonly Candle[]; locale: Locale }

/** The drawing of the candles, once its library is here. */
export function CandlePlot(props: CandlePlotProps) {
  const t = useTranslations('market.chart')
  const library = useChartLibrary()
  if (library.kind === 'ready') return <Plot {...props} library={library.value} />
  if (library.kind === 'loading') return <Skeleton busy className="h-72 w-full" />
  return (
    <InlineMessage tone="risk" live>
      {t('failed')}
    </InlineMessage>
  )
}

/**
 * The cursor is also a slider below the drawing, so that keys, touch and pointer move it by days; the day's figures
 * are its value in words. Time runs from left to right in every language.
 */
function Plot({ candles, locale, library }: CandlePlotProps & { library: ChartLibrary }) {
  const t = useTranslations('market.chart')
  const last = candles.length - 1
  const [cursor, setCursor] = useState(last)
  const place = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnChart>(null)
  useEffect(() => {
    if (place.current === null) return undefined
    const chart = drawChart(library, place.current, { candles, locale, onPoint: setCursor })
    drawn.current = chart
    return () => {
      drawn.current = null
      chart.remove()
    }
  }, [library, candles, locale])

  const wordsAt = (index: number) => {
    const candle = candles[index]
    return candle === undefined ? '' : t('day', wordsOf(candle, locale))
  }
  const slide = (index: number) => {
    setCursor(index)
    drawn.current?.pointAt(index)
  }
  return (
    <div className="flex flex-col gap-1" dir="ltr">
      <div
        ref={place}
        // The library draws on canvases of its own inside.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={wordsAt(last)}
        className="h-64 w-full touch-pan-y overflow-hidden rounded-chip bg-sunken"
      />
      <input
        type="range"
        aria-label={t('cursor')}
        aria-valuetext={wordsAt(cursor)}
        min={0}
        max={last}
        value={cursor}
        onChange={({ currentTarget }) => slide(Number(currentTarget.value))}
        className="h-11 w-full accent-primary"
      />
      <p className="figures min-h-16 text-small" dir="auto">
        {wordsAt(cursor)}
      </p>
      <p className="text-micro text-muted" dir="auto">
        {t('hint')}
      </p>
      <ChartCredit />
    </div>
  )
}

const wordsOf = (candle: Candle, locale: Locale) => ({
  day: formatDay(dayOf(candle), locale),
  open: formatUsd(candle.open, locale),
  high: formatUsd(candle.high, locale),
  low: formatUsd(candle.low, locale),
  close: formatUsd(candle.close, locale),
})

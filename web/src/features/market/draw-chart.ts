import type { Candle } from '@evenmoor/contract/market'
import type { IChartApi, ISeriesApi, Time } from 'lightweight-charts'
import { dateLocale, type Locale } from '@evenmoor/contract/locales'
import { formatDay } from '#i18n/format-time.ts'
import { drawsCandles } from './candle-range.ts'
import { type ChartColors, onThemeChange, readChartColors } from './chart-colors.ts'
import { axisStep, dayOf, drawnCandle } from './chart-series.ts'
import { formatUsd } from './format-price.ts'

/** The drawing library, which is loaded when the first chart is opened. */
export type ChartLibrary = typeof import('lightweight-charts')

export type DrawnChart = {
  /** Puts the cursor on a day. */
  readonly pointAt: (index: number) => void
  readonly remove: () => void
}

type Drawing = {
  readonly candles: readonly Candle[]
  readonly locale: Locale
  /** Called with the day under the pointer. */
  readonly onPoint: (index: number) => void
}

/** Draws candles, or a line of closes over long periods, into an element, in the colors of its theme. */
export function drawChart(
  library: ChartLibrary,
  place: HTMLElement,
  { candles, locale, onPoint }: Drawing,
): DrawnChart {
  const chart = library.createChart(place, {
    autoSize: true,
    // The logo is written as HTML, which the content policy forbids; the notice stands under the chart instead.
    layout: { attributionLogo: false },
    localization: {
      locale: dateLocale(locale),
      timeFormatter: (day: Time) => (typeof day === 'string' ? dayLabel(day, locale) : ''),
    },
    timeScale: {
      fixLeftEdge: true,
      fixRightEdge: true,
      // The labels of the prices take their room once they are drawn: without this the first candle would be cut then.
      lockVisibleTimeRangeOnResize: true,
      minBarSpacing: 0.1,
    },
    handleScroll: { vertTouchDrag: false },
  })
  const series = addSeries(library, chart, candles, locale)
  const color = () => {
    const colors = readChartColors(place)
    chart.applyOptions(chartLook(library, colors, getComputedStyle(place).fontFamily))
    series.applyOptions(drawsCandles(candles) ? candleLook(colors) : { color: colors.primary })
  }
  color()
  chart.timeScale().fitContent()
  chart.subscribeCrosshairMove(({ logical }) => {
    if (logical !== undefined) onPoint(Math.min(candles.length - 1, Math.max(0, logical)))
  })
  const stopColoring = onThemeChange(color)
  return {
    pointAt: (index) => {
      const candle = candles[index]
      if (candle) chart.setCrosshairPosition(Number(candle.close), dayOf(candle), series)
    },
    remove: () => {
      stopColoring()
      chart.remove()
    },
  }
}

/** The drawing runs from left to right in every language: marks that turn a date around would tear it apart. */
const dayLabel = (day: string, locale: Locale) => formatDay(day, locale).replaceAll('\u200f', '')

function addSeries(
  { CandlestickSeries, LineSeries }: ChartLibrary,
  chart: IChartApi,
  candles: readonly Candle[],
  locale: Locale,
): ISeriesApi<'Candlestick' | 'Line'> {
  const options = {
    priceLineVisible: false,
    lastValueVisible: false,
    priceFormat: {
      type: 'custom',
      minMove: axisStep(candles),
      formatter: (price: number) => formatUsd(price.toFixed(12), locale),
    },
  } as const
  const drawn = candles.map(drawnCandle)
  if (drawsCandles(candles)) {
    const series = chart.addSeries(CandlestickSeries, options)
    series.setData(drawn)
    return series
  }
  const series = chart.addSeries(LineSeries, { ...options, lineWidth: 2 })
  series.setData(drawn.map(({ time, close }) => ({ time, value: close })))
  return series
}

const chartLook = ({ ColorType }: ChartLibrary, colors: ChartColors, fontFamily: string) => ({
  layout: {
    background: { type: ColorType.Solid, color: colors.sunken },
    textColor: colors.muted,
    fontFamily,
  },
  grid: { vertLines: { visible: false }, horzLines: { color: colors.line } },
  rightPriceScale: { borderColor: colors.line },
  timeScale: { borderColor: colors.line },
  crosshair: {
    vertLine: { color: colors.focus, labelBackgroundColor: colors.primary },
    horzLine: { color: colors.focus, labelBackgroundColor: colors.primary },
  },
})

/** Gains are hollow, so that color is not the only sign. */
const candleLook = ({ gain, loss, sunken }: ChartColors) => ({
  upColor: sunken,
  borderUpColor: gain,
  wickUpColor: gain,
  downColor: loss,
  borderDownColor: loss,
  wickDownColor: loss,
})

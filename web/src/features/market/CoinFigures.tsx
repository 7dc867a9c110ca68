import type { Candle, listCandles } from '@evenmoor/contract/market'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { readPublic } from '#api/read-public.ts'
import { Button } from '#ui/Button.tsx'
import { RetryButton } from '#ui/RetryButton.tsx'
import { cx } from '#ui/cx.ts'
import { Delta } from '#ui/Delta.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { changeOver, inRange, type Range, rangesFor } from './candle-range.ts'
import { CandlePlot } from './CandlePlot.tsx'
import { CandleTable } from './CandleTable.tsx'
import type { PublicListState } from '#queries/public-list.ts'
import { withRetries } from '#queries/with-retries.ts'

type Candles = readonly Candle[]

/** A coin's prices by day: periods, a cursor for pointer and keys, and the same figures as a table. */
export function CoinFigures({ id }: { id: string }) {
  const [tries, setTries] = useState(0)
  return <LoadedFigures key={tries} id={id} onRetry={() => setTries(tries + 1)} />
}

/** One attempt at the figures. */
function LoadedFigures({ id, onRetry }: { id: string; onRetry: () => void }) {
  const t = useTranslations('market.chart')
  const reading = useCandles(id)
  if (reading.kind === 'ready') return <Figures candles={reading.value} />
  if (reading.kind === 'loading') return <Skeleton busy className="h-72 w-full" />
  return (
    <div className="flex flex-col items-start gap-3">
      <InlineMessage tone="risk" live>
        {t('failed')}
      </InlineMessage>
      <RetryButton onRetry={onRetry} />
    </div>
  )
}

function Figures({ candles }: { candles: Candles }) {
  const t = useTranslations('market.chart')
  const locale = useLocale()
  const offered = rangesFor(candles)
  const [range, setRange] = useState<Range>(offered.includes('quarter') ? 'quarter' : 'all')
  const [isTable, setTable] = useState(false)
  const shown = inRange(candles, range)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">{t('range')}</legend>
          {offered.map((key) => (
            <button
              key={key}
              type="button"
              aria-pressed={key === range}
              onClick={() => setRange(key)}
              className={cx(
                'min-h-11 rounded-control px-3 text-small font-semibold',
                key === range ? 'bg-primary-soft text-primary-text' : 'text-muted hover:bg-hover',
              )}
            >
              {t(key)}
            </button>
          ))}
        </fieldset>
        <p className="text-small text-muted">
          {t('change')} <Delta value={changeOver(shown)} unit="percent" decimalsMin={2} />
        </p>
      </div>
      {isTable ? <CandleTable candles={shown} /> : <CandlePlot key={range} candles={shown} locale={locale} />}
      <div>
        <Button size="compact" onClick={() => setTable(!isTable)}>
          {isTable ? t('asChart') : t('asTable')}
        </Button>
      </div>
    </>
  )
}

function useCandles(id: string): PublicListState<Candles> {
  const [reading, setReading] = useState<PublicListState<Candles>>({ kind: 'loading' })
  useEffect(() => {
    const leaving = new AbortController()
    const path = `/api/market/candles/?id=${id}&interval=1d` as (typeof listCandles)['path']
    withRetries(() => readPublic<typeof listCandles>(path, leaving.signal), leaving.signal)
      .then((value) => setReading({ kind: 'ready', value }))
      .catch(() => {
        if (!leaving.signal.aborted) setReading({ kind: 'failed' })
      })
    return () => leaving.abort()
  }, [id])
  return reading
}

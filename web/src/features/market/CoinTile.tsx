import type { MarketCoin, MarketPrice } from '@evenmoor/contract/market'
import { useLocale, useTranslations } from 'use-intl'
import { coinSigns } from '#ui/coin-signs.ts'
import { CoinMark } from '#ui/CoinMark.tsx'
import { cx } from '#ui/cx.ts'
import { Delta } from '#ui/Delta.tsx'
import { formatUsd } from './format-price.ts'
import { linePath } from './line-path.ts'

type CoinTileProps = {
  coin: MarketCoin
  price: MarketPrice | null
  /** Without its drawing. */
  isStrip: boolean
  /** The price is not of now: greyed. */
  isOld: boolean
  onOpen: () => void
}

/** One coin: price, change and a small drawing; all of it opens the full chart. */
export function CoinTile({ coin, price, isStrip, isOld, onOpen }: CoinTileProps) {
  const t = useTranslations('market')
  const locale = useLocale()
  return (
    <>
      <div className={cx('flex items-center gap-3', isStrip ? 'flex-wrap' : 'max-md:flex-wrap max-md:gap-2')}>
        <Sign symbol={coin.symbol} isStrip={isStrip} />
        <h3 className="min-w-0 text-h3">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className={cx(
              'block max-w-full text-start after:absolute after:inset-0 focus-visible:-outline-offset-3',
              // A tile among others is as high as they are; in the strip a name may take two lines.
              isStrip ? 'wrap-anywhere' : 'truncate',
            )}
          >
            <bdi>{coin.name}</bdi> <span className="sr-only">{t('openChart')}</span>
          </button>
        </h3>
      </div>
      {/* Four beside each other in the strip: always two lines, since one tile's price isn't as long as the next one's. */}
      <div
        className={cx(
          'flex flex-wrap items-baseline justify-between gap-x-3',
          isStrip && 'xl:flex-col xl:flex-nowrap',
        )}
      >
        {price === null ? (
          <span className="text-muted">{t('noPrice')}</span>
        ) : (
          <>
            <data value={price.usd} className={cx('figures text-lead font-semibold', isOld && 'text-subtle')}>
              <bdi>{formatUsd(price.usd, locale)}</bdi>
            </data>
            {price.change_24h !== null && (
              <span className="text-small">
                <Delta value={price.change_24h} unit="percent" decimalsMin={2} />
                <span className="text-muted"> {t('day')}</span>
              </span>
            )}
          </>
        )}
      </div>
      {!isStrip && (
        <>
          <Sparkline prices={coin.sparkline} />
          <p className="text-micro text-muted">{t('lastDays', { days: coin.sparkline_days })}</p>
        </>
      )}
    </>
  )
}

const isDrawn = (symbol: string): symbol is keyof typeof coinSigns => Object.hasOwn(coinSigns, symbol)

/** The drawn coin of a currency, the letters of one that has none; those have no room on a phone with two tiles beside each other. */
function Sign({ symbol, isStrip }: { symbol: string; isStrip: boolean }) {
  const place = cx('shrink-0', isStrip ? 'size-10' : 'size-6 md:size-10')
  if (isDrawn(symbol)) return <CoinMark coin={symbol} className={place} />
  return (
    <span
      aria-hidden
      className={cx(
        'flex items-center justify-center rounded-pill bg-primary-soft text-micro font-semibold text-primary-text uppercase',
        place,
        !isStrip && 'max-md:hidden',
      )}
    >
      {symbol.slice(0, 4)}
    </span>
  )
}

const [width, height] = [240, 56] as const

/** A drawing of the prices; the figures stand above it, so it is not read out. */
function Sparkline({ prices }: { prices: readonly string[] }) {
  const line = linePath(prices.map(Number), width, height)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="mt-auto h-8 w-full overflow-visible md:h-14"
    >
      {line !== '' && (
        <>
          <path d={`${line}V${height}H0Z`} className="fill-primary-soft" />
          <path
            d={line}
            fill="none"
            strokeWidth={1.75}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-primary"
          />
        </>
      )}
    </svg>
  )
}

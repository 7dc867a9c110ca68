import type { MarketCoin } from '@evenmoor/contract/market'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '#ui/Banner.tsx'
import { RetryButton } from '#ui/RetryButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CoinChart } from './CoinChart.tsx'
import { CoinTile } from './CoinTile.tsx'
import { FeedStatus } from './FeedStatus.tsx'
import { coinList, pollPricesNow, useLivePrices } from './market-data.ts'
import { gridLook, tileCountMax, stripLook, stripTileLook, tileLook } from './tile-look.ts'

/**
 * The tiles with their figures: the first coins of the list, prices polled for those that are shown. As a strip they
 * are without their drawings.
 */
export function MarketBoard({ count, isStrip = false }: { count: number; isStrip?: boolean }) {
  const t = useTranslations('market')
  const list = coinList.use()
  const [isPaused, setPaused] = useState(false)
  const [opened, setOpened] = useState<MarketCoin | null>(null)
  const [isOpen, setOpen] = useState(false)
  const coins = list.kind === 'ready' ? list.value.slice(0, Math.min(count, tileCountMax)) : []
  const feed = useLivePrices(coins.map(({ id }) => id).join(','), isPaused)
  const isFailing = list.kind === 'failed' || (feed.failures > 0 && !isPaused)
  const retry = list.kind === 'failed' ? coinList.retry : pollPricesNow
  return (
    <>
      <FeedStatus
        figures={coins[0]?.figures}
        feed={feed}
        leadId={coins[0]?.id}
        isPaused={isPaused}
        onPause={setPaused}
      />
      {isFailing && (
        <div className="mt-4">
          <Banner tone="risk" title={t('pricesFailed')} actions={<RetryButton onRetry={retry} />} />
        </div>
      )}
      <ul id="market-tiles" aria-busy={list.kind === 'loading'} className={isStrip ? stripLook : gridLook}>
        {Array.from({ length: count }, (_, index) => (
          <li
            key={index}
            tabIndex={-1}
            data-testid="market-tile"
            className={isStrip ? stripTileLook : tileLook}
          >
            <TileOrPlace
              coin={coins[index]}
              isStrip={isStrip}
              feed={feed}
              isPulsing={list.kind === 'loading'}
              isFailing={isFailing}
              onOpen={(coin) => {
                setOpened(coin)
                setOpen(true)
              }}
            />
          </li>
        ))}
      </ul>
      {/* It stays in the page: closing it gives the focus back. */}
      {opened && <CoinChart coin={opened} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

type PlaceProps = {
  coin: MarketCoin | undefined
  isStrip: boolean
  feed: ReturnType<typeof useLivePrices>
  isPulsing: boolean
  isFailing: boolean
  onOpen: (coin: MarketCoin) => void
}

function TileOrPlace({ coin, isStrip, feed, isPulsing, isFailing, onOpen }: PlaceProps) {
  if (coin === undefined) {
    return isPulsing ? (
      <>
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-6 w-1/2" />
        {!isStrip && <Skeleton className="mt-auto h-16 w-full" />}
      </>
    ) : (
      <span className="m-auto text-h2 text-subtle">–</span>
    )
  }
  const price = feed.prices.get(coin.id) ?? coin.price
  return (
    <CoinTile
      coin={coin}
      isStrip={isStrip}
      price={price}
      isOld={isFailing || price?.stale === true}
      onOpen={() => onOpen(coin)}
    />
  )
}

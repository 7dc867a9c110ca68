import type { MarketCoin } from '@evenmoor/contract/market'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '#ui/Dialog.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { PartLoadError } from './PartLoadError.tsx'
import { SourceTag } from './SourceTag.tsx'

const CoinFigures = lazyComponent(
  async () => (await import('./CoinFigures.tsx')).CoinFigures,
  function NoFigures() {
    return <PartLoadError title={useTranslations('market.chart')('failed')} />
  },
)

type CoinChartProps = { coin: MarketCoin; open: boolean; onClose: () => void }

/** A coin's full chart; its code comes when it is first asked for. */
export function CoinChart({ coin, open, onClose }: CoinChartProps) {
  const t = useTranslations('market.chart')
  return (
    <Dialog open={open} onClose={onClose} title={<bdi>{t('title', { coin: coin.name })}</bdi>}>
      <div className="flex min-h-96 flex-col gap-3">
        <p>
          <SourceTag figures={coin.figures} />
        </p>
        <Suspense fallback={<Skeleton busy className="h-72 w-full" />}>
          <CoinFigures id={coin.id} />
        </Suspense>
      </div>
    </Dialog>
  )
}

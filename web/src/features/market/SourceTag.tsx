import type { MarketCoin } from '@evenmoor/contract/market'
import { useTranslations } from 'use-intl'
import { StatusTag } from '#ui/StatusTag.tsx'

/** The source of figures, shown wherever they are. */
export function SourceTag({ figures }: { figures: MarketCoin['figures'] | undefined }) {
  const t = useTranslations('market.source')
  if (figures === undefined) return null
  return (
    <StatusTag tone={figures === 'simulated' ? 'practice' : 'info'} icon={false}>
      {t(figures)}
    </StatusTag>
  )
}

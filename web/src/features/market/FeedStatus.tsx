import type { MarketCoin } from '@evenmoor/contract/market'
import { useLocale, useTranslations } from 'use-intl'
import { formatClock } from '#i18n/format-time.ts'
import { cx } from '#ui/cx.ts'
import { useNow } from './market-data.ts'
import type { FeedState } from './price-feed.ts'
import { SourceTag } from './SourceTag.tsx'

type FeedStatusProps = {
  figures: MarketCoin['figures'] | undefined
  feed: FeedState
  /** The coin whose price shows the age of the figures. */
  leadId: string | undefined
  isPaused: boolean
  onPause: (isPaused: boolean) => void
}

/** Where the figures come from, how old they are, and the switch that holds them. */
export function FeedStatus({ figures, feed, leadId, isPaused, onPause }: FeedStatusProps) {
  const t = useTranslations('market')
  const locale = useLocale()
  const nowMs = useNow(!isPaused)
  const lead = leadId === undefined ? undefined : feed.prices.get(leadId)
  const trueAtMs = lead === undefined ? undefined : lead.seenAtMs - lead.age_seconds * 1_000
  const isHeld = isPaused || feed.failures > 0
  return (
    <div className="mt-4 flex min-h-24 flex-wrap items-center justify-between gap-x-4 md:min-h-12">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <SourceTag figures={figures} />
        {trueAtMs !== undefined && (
          <span className="figures">
            {isHeld
              ? t('from', { time: formatClock(trueAtMs, locale, 'second') })
              : t('updated', { seconds: String(Math.max(0, Math.floor((nowMs - trueAtMs) / 1_000))) })}
          </span>
        )}
      </p>
      <button
        type="button"
        role="switch"
        aria-checked={isPaused}
        onClick={() => onPause(!isPaused)}
        className="inline-flex min-h-11 items-center gap-3 font-semibold"
      >
        <span
          aria-hidden
          className={cx(
            'flex h-6 w-11 items-center rounded-pill border px-0.5 transition-colors',
            isPaused ? 'justify-end border-primary bg-primary' : 'border-control bg-surface',
          )}
        >
          <span className={cx('size-4.5 rounded-pill', isPaused ? 'bg-on-primary' : 'bg-control')} />
        </span>
        {t('pause')}
      </button>
    </div>
  )
}

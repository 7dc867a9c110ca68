import type { MonthOfResults } from '@evenmoor/contract/results'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { ResultsLoadError } from './ResultsLoadError.tsx'
import type { Recomputed } from './recompute.ts'

type RecomputeCheckProps = {
  month: MonthOfResults
  recomputed: Recomputed | null
  onRecomputed: (recomputed: Recomputed) => void
}

/** Computes the month again in this browser and says what came of it, or why that cannot be done. */
export function RecomputeCheck({ month, recomputed, onRecomputed }: RecomputeCheckProps) {
  const t = useTranslations('results.recompute')
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const drawn = month.plans.some(({ days }) => days.some(({ source }) => source === 'market'))
  if (!drawn) return <InlineMessage tone="info">{t('nothing')}</InlineMessage>
  if (month.published?.seed == null) return <InlineMessage tone="info">{t('sealed')}</InlineMessage>
  if (!canRecompute()) return <InlineMessage tone="risk">{t('unsupported')}</InlineMessage>
  const run = async () => {
    setBusy(true)
    setFailed(false)
    try {
      // Few visitors get here, so what computes is loaded now.
      const { recompute } = await import('./recompute.ts')
      onRecomputed(await recompute(month))
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  if (hasFailed) return <ResultsLoadError onRetry={() => void run()} />
  return (
    <div className="flex flex-col items-start gap-4">
      <Button look="primary" busy={isBusy && t('busy')} onClick={() => void run()}>
        {t('button')}
      </Button>
      {recomputed && (
        <Suspense fallback={null}>
          <MessagesProvider namespaces={['resultsMore']}>
            <Outcome recomputed={recomputed} />
          </MessagesProvider>
        </Suspense>
      )}
    </div>
  )
}

/** Whether this browser can compute at all: it does so on https pages and on this very machine only. */
const canRecompute = (): boolean => globalThis.crypto?.subtle !== undefined

function Outcome({ recomputed: { days, different, isSeedGenuine } }: { recomputed: Recomputed }) {
  const t = useTranslations('resultsMore.recomputed')
  if (!isSeedGenuine) {
    return (
      <Banner tone="loss" title={t('seedWrong')} takesFocus>
        {t('wrongText')}
      </Banner>
    )
  }
  if (different.size > 0) {
    return (
      <Banner tone="loss" title={t('wrong', { count: different.size })} takesFocus>
        {t('wrongText')}
      </Banner>
    )
  }
  return <Banner tone="gain" title={t('right', { count: days })} takesFocus />
}

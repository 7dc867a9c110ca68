import { useTranslations } from 'use-intl'
import { Banner } from '#ui/Banner.tsx'
import { RetryButton } from '#ui/RetryButton.tsx'

/** What was not read can be asked for again. */
export function ResultsLoadError({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('results')
  return <Banner tone="loss" title={t('failed')} actions={<RetryButton onRetry={onRetry} />} />
}

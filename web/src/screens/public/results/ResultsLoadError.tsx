import { useTranslations } from 'use-intl'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'

/** What was not read can be asked for again. */
export function ResultsLoadError({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations()
  return (
    <Banner
      tone="loss"
      title={t('results.failed')}
      actions={
        <Button size="compact" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  )
}

import { useTranslations } from 'use-intl'
import { Button } from '#ui/Button.tsx'

/** Tries again what could not be loaded. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('common')
  return (
    <Button size="compact" onClick={onRetry}>
      {t('retry')}
    </Button>
  )
}

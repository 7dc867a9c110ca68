import { useTranslations } from 'use-intl'
import { reloadDocument } from '#browser/reload-document.ts'
import { Banner } from '#ui/Banner.tsx'
import { RetryButton } from '#ui/RetryButton.tsx'

/** Shown when a part's code or messages cannot be loaded, with a way to retry. */
export function PartLoadError({ title }: { title?: string }) {
  const t = useTranslations('errors')
  return (
    <Banner
      tone="risk"
      {...(title !== undefined && { title })}
      actions={<RetryButton onRetry={reloadDocument} />}
    >
      {t('unreachable')}
    </Banner>
  )
}

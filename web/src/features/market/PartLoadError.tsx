import { useTranslations } from 'use-intl'
import { reloadDocument } from '#browser/reload-document.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'

/** Shown when a part's code or messages cannot be loaded, with a way to retry. */
export function PartLoadError({ title }: { title?: string }) {
  const t = useTranslations()
  return (
    <Banner
      tone="risk"
      {...(title !== undefined && { title })}
      actions={
        <Button size="compact" onClick={reloadDocument}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('errors.unreachable')}
    </Banner>
  )
}

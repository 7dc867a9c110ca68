import { useTranslations } from 'use-intl'
import { loadDocumentAgain } from '#lib/load-document-again.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'

/** In the place of a part whose code or words could not be loaded: says so, and offers to try again. */
export function NotHere({ title }: { title?: string }) {
  const t = useTranslations()
  return (
    <Banner
      tone="risk"
      {...(title !== undefined && { title })}
      actions={
        <Button size="compact" onClick={loadDocumentAgain}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('errors.unreachable')}
    </Banner>
  )
}

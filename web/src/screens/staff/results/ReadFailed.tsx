import { useTranslations } from 'use-intl'
import { problemOf } from '#api/problem.ts'
import { useProblemText } from '#api/problem-text.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'

/** Why nothing is shown, and the way to try again. */
export function ReadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations()
  const textOf = useProblemText()
  return (
    <Banner
      tone="loss"
      title={t('staffResults.loadFailed')}
      actions={
        <Button size="compact" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {textOf(problemOf(error))}
    </Banner>
  )
}

import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { loadMessages } from '#i18n/catalogues.ts'
import { documentLocale } from '#i18n/preferred-locale.ts'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { lazyPart } from '#queries/lazy-part.tsx'

// Below the figures that one came for, so it comes after them.
const History = lazyPart(async () => {
  const [{ History: Shown }] = await Promise.all([
    import('./History.tsx'),
    loadMessages('history', documentLocale()),
  ])
  return () => (
    <MessagesProvider namespaces={['history']}>
      <Shown />
    </MessagesProvider>
  )
})

/** The own money over time; its code and words are loaded when the first page stands. */
export function HistoryCard() {
  const t = useTranslations('common')
  return (
    <Suspense
      fallback={
        <Card>
          <div aria-busy>
            <output className="sr-only">{t('loading')}</output>
            <Skeleton className="h-150" />
          </div>
        </Card>
      }
    >
      <History />
    </Suspense>
  )
}

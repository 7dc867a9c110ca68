import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Words } from '#layouts/Words.tsx'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

// Below the figures that one came for, so it comes after them.
const History = lazy(async () => ({ default: (await import('./History.tsx')).History }))

/** The own money over time; its code and words are loaded when the first page stands. */
export function HistoryCard() {
  const t = useTranslations('common')
  return (
    <Suspense
      fallback={
        <Card>
          <div aria-busy>
            <output className="sr-only">{t('loading')}</output>
            <Skeleton className="h-104" />
          </div>
        </Card>
      }
    >
      <Words area="history">
        <History />
      </Words>
    </Suspense>
  )
}

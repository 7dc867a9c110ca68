import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { withMessages } from '#i18n/with-messages.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { lazyPart } from '#queries/lazy-part.tsx'
import type { ChartRange } from './use-chart-range.ts'

// Below the figures that one came for, so it comes after them.
const History = lazyPart(withMessages(['history'], async () => (await import('./History.tsx')).History))

/** The own money over time; its code and words are loaded when the first page stands. */
export function OverTime(props: ChartRange) {
  const t = useTranslations('common')
  return (
    <Suspense
      fallback={
        <div aria-busy>
          <output className="sr-only">{t('loading')}</output>
          <Skeleton className="h-150" />
        </div>
      }
    >
      <History {...props} />
    </Suspense>
  )
}

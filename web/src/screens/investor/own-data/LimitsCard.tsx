import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { limitsQuery } from '#queries/limits-query.ts'
import { QueryContent } from '#queries/QueryContent.tsx'
import { LimitRow } from './LimitRow.tsx'

/** One's own caps on deposits. */
export function LimitsCard() {
  const t = useTranslations('profile.data.limits')
  const query = useQuery(limitsQuery)
  return (
    <Card title={t('title')}>
      <p className="text-muted">{t('text')}</p>
      <QueryContent query={query} skeleton={<Skeleton className="h-[26.625rem]" />}>
        {(limits) => (
          <ul className="divide-y divide-line">
            {limits.map((limit) => (
              <LimitRow key={limit.period} limit={limit} />
            ))}
          </ul>
        )}
      </QueryContent>
    </Card>
  )
}

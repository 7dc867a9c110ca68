import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { formatSpan } from '#i18n/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { withdrawalTimesQuery } from '#queries/withdrawal-queries.ts'

/** How long recent withdrawals took, or a plain note that there were none. */
export function WithdrawalTimes() {
  const t = useTranslations('addresses.times')
  const locale = useLocale()
  const query = useQuery(withdrawalTimesQuery)
  const span = (seconds: number) => formatSpan(seconds, locale)
  return (
    <Card title={t('title')}>
      <QueryContent query={query} skeleton={<Skeleton className="h-12" />}>
        {({ days, count, median_seconds: median, p95_seconds: p95 }) => (
          <p>
            {median === null || p95 === null
              ? t('none', { days: String(days) })
              : t('some', { days: String(days), count, median: span(median), p95: span(p95) })}
          </p>
        )}
      </QueryContent>
    </Card>
  )
}

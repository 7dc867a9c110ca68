import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { formatSpan } from '#i18n/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { withdrawalTimesQuery } from '#queries/withdrawal-queries.ts'

/** How long recent withdrawals took, or that there is no estimate yet. */
export function WithdrawalTimes() {
  const t = useTranslations('addresses.times')
  return (
    <Card title={t('title')}>
      <WithdrawalEstimate />
    </Card>
  )
}

/** The same as one line, where the amount is chosen and checked. */
export function WithdrawalEstimate() {
  const t = useTranslations('addresses.times')
  const locale = useLocale()
  const query = useQuery(withdrawalTimesQuery)
  const span = (seconds: number) => formatSpan(seconds, locale)
  return (
    <QueryContent query={query} skeleton={<Skeleton className="h-12" />}>
      {({ days, count, median_seconds: median, p95_seconds: p95 }) => (
        <p className="text-small text-muted">
          {median === null || p95 === null
            ? t('none', { days: String(days) })
            : t('some', { days: String(days), count, median: span(median), p95: span(p95) })}
        </p>
      )}
    </QueryContent>
  )
}

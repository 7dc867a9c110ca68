import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { limitsQuery } from '#queries/limits-query.ts'
import { QueryContent } from '#queries/QueryContent.tsx'
import { LimitRow } from './LimitRow.tsx'

/** One's own caps on deposits. */
export function LimitsCard() {
  const t = useTranslations('profile.data.limits')
  const query = useQuery(limitsQuery)
  return (
    <SettingsCard title={t('title')} lead={t('text')}>
      <QueryContent query={query} skeleton={<Skeleton className="h-[26.625rem]" />}>
        {(limits) => (
          <ul className="divide-y divide-line">
            {limits.map((limit) => (
              <LimitRow key={limit.period} limit={limit} />
            ))}
          </ul>
        )}
      </QueryContent>
    </SettingsCard>
  )
}

import { type DepositLimit, listDepositLimits } from '@evenmoor/contract/safeguards'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { LimitRow } from './LimitRow.tsx'

export const limitsQuery = queryOptions({
  queryKey: ['money', 'deposit-limits'],
  queryFn: ({ signal }): Promise<DepositLimit[]> => call(listDepositLimits, { signal }),
})

/** One's own caps on deposits. */
export function LimitsCard() {
  const t = useTranslations('profile.data.limits')
  const query = useQuery(limitsQuery)
  return (
    <Card title={t('title')}>
      <p className="text-muted">{t('text')}</p>
      <Loaded query={query} skeleton={<Skeleton className="h-60" />}>
        {(limits) => (
          <ul className="divide-y divide-line">
            {limits.map((limit) => (
              <LimitRow key={limit.period} limit={limit} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

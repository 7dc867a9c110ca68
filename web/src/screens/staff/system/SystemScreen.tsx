import { getHealth, listSettings } from '@evenmoor/contract/staff-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { LongWait } from '#api/LongWait.tsx'
import { useStaffDisplay } from '#lib/staff-display.ts'
import { Card } from '#ui/Card.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { LoadFailed } from '../list/LoadFailed.tsx'
import { Watches } from '../reconciliation/Watches.tsx'
import { useMay } from '../shared/staff-profile.ts'
import { HealthCard } from './HealthCard.tsx'
import { JobsCard } from './JobsCard.tsx'

const pollMs = 10_000

/** How the installation fares, and what it runs with. */
export default function SystemScreen() {
  const t = useTranslations('staff.desk.system')
  const { isLive } = useStaffDisplay()
  const may = useMay()
  const health = useQuery({
    queryKey: ['staff', 'health'],
    queryFn: ({ signal }) => call(getHealth, { signal }),
    refetchInterval: isLive && pollMs,
  })
  const settings = useQuery({
    queryKey: ['staff', 'settings'],
    queryFn: ({ signal }) => call(listSettings, { signal }),
  })
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      {health.error && <LoadFailed error={health.error} onRetry={() => void health.refetch()} />}
      {!health.data && !health.error && (
        <div aria-busy className="flex flex-col gap-4">
          <LongWait />
          <Skeleton className="h-96" />
        </div>
      )}
      {health.data && <HealthCard health={health.data} />}
      {may('reconciliation:read') && <Watches />}
      {health.data && <JobsCard jobs={health.data.jobs} networks={health.data.networks} />}
      {settings.data && (
        <Card title={t('settings')}>
          <p className="text-muted">{t('settingsLead')}</p>
          <SummaryList
            rows={settings.data.map(({ name, value, source }) => ({
              label: name,
              value: (
                <>
                  <bdi dir="ltr" className="break-all">
                    {value ?? (source === 'given' ? t('hidden') : null)}
                  </bdi>{' '}
                  <span className="text-small text-muted">{t(source)}</span>
                </>
              ),
            }))}
          />
        </Card>
      )}
    </div>
  )
}

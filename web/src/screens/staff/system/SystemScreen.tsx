import { getHealth, listSettings, type Setting } from '@evenmoor/contract/staff-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { LoadingNotice } from '#queries/LoadingNotice.tsx'
import { useConsoleDisplay } from '#preferences/console-display.ts'
import { Card } from '#ui/Card.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { ListLoadError } from '../list/ListLoadError.tsx'
import { IntegrityChecks } from './IntegrityChecks.tsx'
import { useMay } from '#queries/staff-profile.ts'
import { HealthCard } from './HealthCard.tsx'
import { JobsCard } from './JobsCard.tsx'

const pollMs = 10_000

/** The health and settings of the installation. */
export default function SystemScreen() {
  const tPages = useTranslations('staff.shell.pages')
  const { isLive } = useConsoleDisplay()
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
  const isWaiting = (health.isPending || settings.isPending) && !health.error
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={tPages('staffSystem')} />
      {health.error && <ListLoadError error={health.error} onRetry={() => void health.refetch()} />}
      {isWaiting && (
        <div aria-busy className="flex flex-col gap-4">
          <LoadingNotice />
          <Skeleton className="h-dvh" />
        </div>
      )}
      {health.data && !isWaiting && (
        <>
          <HealthCard health={health.data} />
          <JobsCard jobs={health.data.jobs} networks={health.data.networks} />
          {settings.data && <SettingsCard settings={settings.data} />}
          {/* Last: it grows when what it asks for comes. */}
          {may('reconciliation:read') && <IntegrityChecks />}
        </>
      )}
    </div>
  )
}

function SettingsCard({ settings }: { settings: readonly Setting[] }) {
  const t = useTranslations('staff.console.system')
  return (
    <Card title={t('settings')}>
      <SummaryList
        rows={settings.map(({ name, value, source }) => ({
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
  )
}

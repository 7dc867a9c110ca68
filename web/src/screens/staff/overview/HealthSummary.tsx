import { getOverviewHealth, type OverviewHealth } from '@evenmoor/contract/staff-overview'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatWait } from '#i18n/format-time.ts'
import { useConsoleDisplay } from '#preferences/console-display.ts'
import { problemOf } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { PageLink } from '#routing/PageLink.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useNetworkName } from '../networks/use-network-name.ts'

const pollMs = 15_000

type Line = { key: string; name: string; value: string; isWell: boolean }

/** Whether everything runs, in a line each; the page of the system has the rest. */
export function HealthSummary() {
  const t = useTranslations('staff.overview.health')
  const textOf = useProblemText()
  const { isLive } = useConsoleDisplay()
  const { data, error } = useQuery({
    queryKey: ['staff', 'overview', 'health'],
    queryFn: ({ signal }) => call(getOverviewHealth, { signal }),
    refetchInterval: isLive && pollMs,
  })
  return (
    <Card
      title={t('title')}
      aside={
        <PageLink page="staffSystem" className="link text-small">
          {t('see')}
        </PageLink>
      }
    >
      {data && <Lines health={data} />}
      {!data && error && <InlineMessage tone="loss">{textOf(problemOf(error))}</InlineMessage>}
      {!data && !error && <Skeleton busy className="h-52 w-full" />}
    </Card>
  )
}

function Lines({ health }: { health: OverviewHealth }) {
  return (
    <dl className="divide-y divide-line">
      {useLines(health).map(({ key, name, value, isWell }) => {
        const Icon = isWell ? CircleCheck : TriangleAlert
        return (
          <div key={key} className="flex items-center gap-2 py-2 first:pt-0 last:pb-0">
            <Icon aria-hidden size={18} className={cx('shrink-0', isWell ? 'text-gain' : 'text-risk')} />
            <dt className="min-w-0">{name}</dt>
            <dd
              className={cx(
                'figures ms-auto text-end text-small',
                isWell ? 'text-muted' : 'font-semibold text-risk',
              )}
            >
              {value}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function useLines({ at, jobs, networks, mail, audit_chain, alerts }: OverviewHealth): Line[] {
  const t = useTranslations('staff.overview.health')
  const locale = useLocale()
  const networkName = useNetworkName()
  const age = (since: string) => formatWait(since, Date.parse(at), locale)
  return [
    {
      key: 'jobs',
      name: t('jobs'),
      isWell: jobs.failing + jobs.late === 0,
      value:
        jobs.failing > 0
          ? t('failing', { count: jobs.failing })
          : jobs.late > 0
            ? t('late', { count: jobs.late })
            : t('running', { count: jobs.count }),
    },
    ...networks.map(({ network, name, tip_since, paused_at }) => ({
      key: network,
      name: networkName({ network, network_name: name }),
      isWell: paused_at === null,
      value:
        paused_at !== null
          ? t('paused', { age: age(paused_at) })
          : tip_since === null
            ? t('noBlock')
            : t('block', { age: age(tip_since) }),
    })),
    {
      key: 'mail',
      name: t('mail'),
      isWell: mail.retrying + mail.failed === 0,
      value:
        mail.retrying + mail.failed === 0
          ? t('waiting', { count: mail.waiting })
          : [
              mail.retrying > 0 && t('retrying', { count: mail.retrying }),
              mail.failed > 0 && t('failed', { count: mail.failed }),
            ]
              .filter(Boolean)
              .join(' · '),
    },
    {
      key: 'audit',
      name: t('audit'),
      isWell: true,
      value: t('entries', { count: audit_chain.sealed + audit_chain.unsealed }),
    },
    {
      key: 'alerts',
      name: t('alerts'),
      isWell: alerts.count === 0,
      value: t('open', { count: alerts.count }),
    },
  ]
}

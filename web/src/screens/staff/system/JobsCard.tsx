import { isFixedJobName } from '@evenmoor/contract/staff-jobs'
import type { Health } from '@evenmoor/contract/staff-system'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Tone } from '#ui/tone.ts'
import { useNetworkName } from '../networks/use-network-name.ts'

type Job = Health['jobs'][number]

const tones: Readonly<Record<Job['state'], Tone>> = { ok: 'gain', failing: 'loss', late: 'risk' }
const order: readonly Job['state'][] = ['failing', 'late', 'ok']

/** The jobs of every process, those that do not go well first. */
export function JobsCard({ jobs, networks }: Pick<Health, 'jobs' | 'networks'>) {
  const t = useTranslations('staff.console.system')
  const columns = useColumns(networks)
  const rows = jobs.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  return (
    <Card title={t('jobs')}>
      {rows.length === 0 ? (
        <p className="text-muted">{t('noJobs')}</p>
      ) : (
        <DataTable caption={t('jobs')} columns={columns} rows={rows} rowKey={({ name }) => name} />
      )}
    </Card>
  )
}

/** What a job does, in words: what logs call it stands below where it is another language. */
function useJobWords(networks: Health['networks']): (name: string) => string {
  const t = useTranslations('staff.jobs')
  const networkName = useNetworkName()
  return (name) => {
    if (isFixedJobName(name)) return t(name)
    const watched = networks.find(({ network }) => name === `watch ${network}`)
    if (watched === undefined) return name
    return t('watch', { network: networkName({ network: watched.network, network_name: watched.name }) })
  }
}

function useColumns(networks: Health['networks']): readonly Column<Job>[] {
  const wordsOf = useJobWords(networks)
  const t = useTranslations('staff.console.system')
  const tConsole = useTranslations('staff.console.common')
  const locale = useLocale()
  const time = (at: string | null) => (at === null ? tConsole('never') : formatInstant(at, locale, 'second'))
  return [
    {
      key: 'name',
      header: t('job'),
      cell: ({ name, last_failed_at, last_error }) => (
        <span className="block">
          {wordsOf(name)}
          {wordsOf(name) !== name && (
            <span className="block text-small font-normal wrap-anywhere text-muted">
              <bdi dir="ltr" translate="no">
                {name}
              </bdi>
            </span>
          )}
          {last_error !== null && (
            <span lang="en" dir="auto" className="block text-small font-normal wrap-anywhere text-risk">
              {time(last_failed_at)}: {last_error}
            </span>
          )}
        </span>
      ),
      narrow: 'startTop',
      rowHeader: true,
    },
    {
      key: 'ended',
      header: t('lastRun'),
      cell: ({ last_ended_at }) => time(last_ended_at),
      narrow: 'startBottom',
    },
    {
      key: 'succeeded',
      header: t('lastSuccess'),
      cell: ({ last_succeeded_at }) => time(last_succeeded_at),
      narrow: 'wideOnly',
    },
    {
      key: 'lasted',
      header: t('lasted'),
      cell: ({ last_ms }) => <span className="text-nowrap">{t('ms', { count: last_ms })}</span>,
      narrow: 'endBottom',
      numeric: true,
    },
    {
      key: 'state',
      header: tConsole('status'),
      cell: ({ state }) => <StatusTag tone={tones[state]}>{t(state)}</StatusTag>,
      narrow: 'endTop',
    },
  ]
}

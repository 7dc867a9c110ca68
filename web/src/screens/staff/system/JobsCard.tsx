import type { Health } from '@evenmoor/contract/staff-system'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#lib/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Tone } from '#ui/tone.ts'

type Job = Health['jobs'][number]

const tones: Readonly<Record<Job['state'], Tone>> = { ok: 'gain', failing: 'loss', late: 'risk' }
const order: readonly Job['state'][] = ['failing', 'late', 'ok']

/** The jobs of every process, those that do not go well first. */
export function JobsCard({ jobs }: Pick<Health, 'jobs'>) {
  const t = useTranslations('staffDesk.system')
  const columns = useColumns()
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

function useColumns(): readonly Column<Job>[] {
  const t = useTranslations('staffDesk.system')
  const tDesk = useTranslations('staffDesk.common')
  const locale = useLocale()
  const time = (at: string | null) => (at === null ? tDesk('never') : formatInstant(at, locale, 'second'))
  return [
    {
      key: 'name',
      header: t('job'),
      cell: ({ name, last_failed_at, last_error }) => (
        <span lang="en" dir="auto" className="block">
          {name}
          {last_error !== null && (
            <span className="block text-small font-normal wrap-anywhere text-risk">
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
      header: tDesk('status'),
      cell: ({ state }) => <StatusTag tone={tones[state]}>{t(state)}</StatusTag>,
      narrow: 'endTop',
    },
  ]
}

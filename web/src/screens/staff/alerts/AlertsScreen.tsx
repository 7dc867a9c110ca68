import { listStaffAlerts, type StaffAlert } from '@evenmoor/contract/staff-alerts'
import { useTranslations } from 'use-intl'
import { ServerText } from '#refusals/ServerText.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { listColumns } from '../list/columns.ts'
import { allValues } from '#routing/list-address.ts'
import { StaffList } from '../list/StaffList.tsx'
import { timestampColumn } from '../list/common-columns.tsx'

const column = listColumns<StaffAlert>()
const views = ['open', 'ended'] as const
const tones = { critical: 'loss', serious: 'risk' } as const

/** What staff are or were alerted of, newest first. */
export default function AlertsScreen() {
  const t = useTranslations('staff.console')
  const tPages = useTranslations('staff.shell.pages')
  const columns = useColumns()
  const options = [
    ...views.map((view) => ({ value: view, label: t(`alerts.views.${view}`) })),
    { value: allValues, label: t('common.all') },
  ]
  return (
    <StaffList
      list={listStaffAlerts}
      title={tPages('staffAlerts')}
      columns={columns}
      filters={[{ kind: 'choice', name: 'status', label: t('common.status'), options }]}
      defaults={{ status: 'open' }}
      rowId={({ id }) => id}
      empty={{ title: t('alerts.empty') }}
    />
  )
}

function useColumns() {
  const t = useTranslations('staff.console')
  return column.columns([
    column.accessor('text', {
      id: 'text',
      header: t('alerts.what'),
      cell: ({ row: { original } }) => <ServerText text={original.text} refusal={original.text_refusal} />,
      meta: { narrow: 'startTop' },
    }),
    column.accessor('raised_at', timestampColumn('raised_at', t('alerts.since'))),
    column.accessor('severity', {
      id: 'severity',
      header: t('alerts.severity'),
      cell: ({ row: { original } }) => (
        <StatusTag tone={tones[original.severity]}>{t(`alerts.severities.${original.severity}`)}</StatusTag>
      ),
      meta: { narrow: 'endTop' },
    }),
    column.accessor(({ ended_at }) => t(`alerts.views.${ended_at === null ? 'open' : 'ended'}`), {
      id: 'status',
      header: t('common.status'),
      meta: { narrow: 'endBottom' },
    }),
  ])
}

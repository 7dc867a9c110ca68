import { listStaffAlerts, type StaffAlert } from '@evenmoor/contract/staff-alerts'
import { useTranslations } from 'use-intl'
import { ServerText } from '#refusals/ServerText.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { allValues } from '#routing/list-address.ts'
import { StaffList } from '../list/StaffList.tsx'
import { timestampColumn } from '../list/common-columns.tsx'

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
      empty={{ title: t('alerts.empty'), text: t('alerts.emptyText') }}
    />
  )
}

function useColumns(): readonly Column<StaffAlert>[] {
  const t = useTranslations('staff.console')
  return [
    {
      key: 'text',
      header: t('alerts.what'),
      narrow: 'startTop',
      cell: ({ text, text_refusal }) => <ServerText text={text} refusal={text_refusal} />,
    },
    timestampColumn('raised_at', t('alerts.since')),
    {
      key: 'severity',
      header: t('alerts.severity'),
      narrow: 'endTop',
      cell: ({ severity }) => (
        <StatusTag tone={tones[severity]}>{t(`alerts.severities.${severity}`)}</StatusTag>
      ),
    },
    {
      key: 'status',
      header: t('common.status'),
      narrow: 'endBottom',
      cell: ({ ended_at }) => t(`alerts.views.${ended_at === null ? 'open' : 'ended'}`),
    },
  ]
}

import { listStaffPauses, type StaffPause } from '@evenmoor/contract/staff-pauses'
import { useTranslations } from 'use-intl'
import { unitOf } from '#i18n/format-money.ts'
import { pathTo } from '#routing/paths.ts'
import type { Column } from '#ui/DataTable.tsx'
import { allValues } from '#routing/list-address.ts'
import { StaffList } from '../list/StaffList.tsx'
import { timestampColumn } from '../list/common-columns.tsx'
import { useNetworkName } from '../networks/use-network-name.ts'

const views = ['open', 'ended'] as const

/** The pauses of withdrawals, newest first. */
export default function PausesScreen() {
  const t = useTranslations('staff.console')
  const columns = useColumns()
  const options = [
    ...views.map((view) => ({ value: view, label: t(`pauses.views.${view}`) })),
    { value: allValues, label: t('common.all') },
  ]
  return (
    <StaffList
      list={listStaffPauses}
      title={t('pauses.title')}
      columns={columns}
      filters={[{ kind: 'choice', name: 'status', label: t('common.status'), options }]}
      defaults={{ status: 'open' }}
      rowPath={({ id }) => pathTo('staffPause', { params: { id } })}
      empty={{ title: t('pauses.empty'), text: t('pauses.emptyText') }}
    />
  )
}

function useColumns(): readonly Column<StaffPause>[] {
  const t = useTranslations('staff.console')
  const networkName = useNetworkName()
  return [
    timestampColumn('began_at', t('pauses.since'), { narrow: 'startTop' }),
    {
      key: 'coin',
      header: t('pauses.coin'),
      narrow: 'startBottom',
      cell: (pause) => `${unitOf(pause.coin)}, ${networkName(pause)}`,
    },
    {
      key: 'held',
      header: t('pauses.held'),
      narrow: 'endBottom',
      cell: ({ held }) => (
        <>
          {/* On a phone no heading stands above it. */}
          <span className="text-small text-muted md:hidden" aria-hidden>
            {t('pauses.held')}:{' '}
          </span>
          {held}
        </>
      ),
    },
    {
      key: 'status',
      header: t('common.status'),
      narrow: 'endTop',
      cell: ({ ended_at }) => t(`pauses.views.${ended_at === null ? 'open' : 'ended'}`),
    },
  ]
}

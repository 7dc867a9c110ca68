import { listStaffPauses, type StaffPause } from '@evenmoor/contract/staff-pauses'
import { useTranslations } from 'use-intl'
import { unitOf } from '#i18n/format-money.ts'
import { pathTo } from '#routing/paths.ts'
import { listColumns } from '../list/columns.ts'
import { allValues } from '#routing/list-address.ts'
import { StaffList } from '../list/StaffList.tsx'
import { timestampColumn } from '../list/common-columns.tsx'
import { useNetworkName } from '../networks/use-network-name.ts'

const column = listColumns<StaffPause>()
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
      rowId={({ id }) => id}
      rowPath={({ id }) => pathTo('staffPause', { params: { id } })}
      empty={{ title: t('pauses.empty') }}
    />
  )
}

function useColumns() {
  const t = useTranslations('staff.console')
  const networkName = useNetworkName()
  return column.columns([
    column.accessor(
      'began_at',
      timestampColumn('began_at', t('pauses.since'), { meta: { narrow: 'startTop' } }),
    ),
    column.accessor((pause) => `${unitOf(pause.coin)}, ${networkName(pause)}`, {
      id: 'coin',
      header: t('pauses.coin'),
      meta: { narrow: 'startBottom' },
    }),
    column.accessor('held', {
      id: 'held',
      header: t('pauses.held'),
      cell: ({ row: { original } }) => (
        <>
          {/* On a phone no heading stands above it. */}
          <span className="text-small text-muted md:hidden" aria-hidden>
            {t('pauses.held')}:{' '}
          </span>
          {original.held}
        </>
      ),
      meta: { narrow: 'endBottom' },
    }),
    column.accessor(({ ended_at }) => t(`pauses.views.${ended_at === null ? 'open' : 'ended'}`), {
      id: 'status',
      header: t('common.status'),
      meta: { narrow: 'endTop' },
    }),
  ])
}

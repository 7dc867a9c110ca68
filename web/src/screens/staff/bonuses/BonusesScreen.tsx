import { listStaffBonuses, type StaffBonus } from '@evenmoor/contract/staff-bonuses'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { Amount } from '#ui/Amount.tsx'
import { listColumns } from '../list/columns.ts'
import { allValues } from '#routing/list-address.ts'
import { StatusWithSignals } from '../list/StatusWithSignals.tsx'
import { DecidedToday } from '../list/DecidedToday.tsx'
import type { ListTabsOf } from '../list/ListTabs.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { personColumn, waitingColumn } from '../list/common-columns.tsx'
import { BonusStatusTag } from './BonusStatusTag.tsx'

const column = listColumns<StaffBonus>()

/** The referral bonuses, first those that wait for an administrator. */
export default function BonusesScreen() {
  const t = useTranslations('staff.bonuses')
  const tPages = useTranslations('staff.shell.pages')
  const columns = useColumns()
  const tabs: ListTabsOf = {
    name: 'status',
    options: [
      { value: 'pending', label: t('views.open'), queue: 'bonuses' },
      ...(['verified', 'refused'] as const).map((status) => ({
        value: status,
        label: t(`status.${status}`),
      })),
      { value: allValues, label: t('all') },
    ],
  }
  return (
    <StaffList
      list={listStaffBonuses}
      title={tPages('staffBonuses')}
      columns={columns}
      tabs={tabs}
      filters={[{ kind: 'search', name: 'q' }]}
      defaults={{ status: 'pending' }}
      rowId={({ id }) => id}
      rowPath={({ id }) => pathTo('staffBonus', { params: { id } })}
      empty={{ text: t('clearText') }}
      after={
        <DecidedToday
          list={listStaffBonuses}
          columns={columns}
          rowId={({ id }) => id}
          rowPath={({ id }) => pathTo('staffBonus', { params: { id } })}
        />
      }
    />
  )
}

function useColumns() {
  const t = useTranslations('staff.bonuses')
  const tWithdrawals = useTranslations('staff.withdrawals')
  return column.columns([
    column.accessor(
      ({ referrer }) => referrer.name,
      personColumn('referrer', t('referrer'), ({ referrer }: StaffBonus) => referrer),
    ),
    column.accessor(({ referred }) => referred.name, {
      ...personColumn('referred', t('referred'), ({ referred }: StaffBonus) => referred),
      meta: { narrow: 'wideOnly' },
    }),
    column.accessor(
      'created_at',
      waitingColumn('created_at', t('since'), ({ status }: StaffBonus) => status === 'pending'),
    ),
    column.accessor('amount', {
      id: 'amount',
      header: t('amount'),
      cell: ({ row: { original } }) => <Amount value={original.amount} />,
      meta: { narrow: 'endTop', numeric: true },
    }),
    column.accessor('status', {
      id: 'status',
      header: t('filter'),
      cell: ({ row: { original } }) => (
        <StatusWithSignals
          status={<BonusStatusTag status={original.status} />}
          signals={
            original.signals.length > 0 &&
            original.status === 'pending' &&
            tWithdrawals('signalCount', { count: original.signals.length })
          }
        />
      ),
      meta: { narrow: 'endBottom' },
    }),
  ])
}

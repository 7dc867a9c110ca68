import { listStaffBonuses, type StaffBonus } from '@evenmoor/contract/staff-bonuses'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { Amount } from '#ui/Amount.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { allValues } from '#routing/list-address.ts'
import { StatusWithSignals } from '../list/StatusWithSignals.tsx'
import type { ListTabsOf } from '../list/ListTabs.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { personColumn, waitingColumn } from '../list/common-columns.tsx'
import { BonusStatusTag } from './BonusStatusTag.tsx'

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
      rowPath={({ id }) => pathTo('staffBonus', { params: { id } })}
      empty={{ text: t('clearText') }}
      hasDecidedToday
    />
  )
}

function useColumns(): readonly Column<StaffBonus>[] {
  const t = useTranslations('staff.bonuses')
  const tWithdrawals = useTranslations('staff.withdrawals')
  return [
    personColumn('referrer', t('referrer'), ({ referrer }) => referrer),
    { ...personColumn('referred', t('referred'), ({ referred }) => referred), narrow: 'wideOnly' },
    waitingColumn('created_at', t('since'), ({ status }) => status === 'pending'),
    {
      key: 'amount',
      header: t('amount'),
      narrow: 'endTop',
      numeric: true,
      cell: ({ amount }) => <Amount value={amount} />,
    },
    {
      key: 'status',
      header: t('filter'),
      narrow: 'endBottom',
      cell: ({ status, signals }) => (
        <StatusWithSignals
          status={<BonusStatusTag status={status} />}
          signals={
            signals.length > 0 &&
            status === 'pending' &&
            tWithdrawals('signalCount', { count: signals.length })
          }
        />
      ),
    },
  ]
}

import { listStaffWithdrawals } from '@evenmoor/contract/staff-withdrawals'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { allValues } from '#routing/list-address.ts'
import type { ListTabsOf } from '../list/ListTabs.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { useWithdrawalColumns } from './withdrawal-columns.tsx'
import { pollMsFor } from './polling.ts'

/** Besides those that wait for a decision. */
const decidedStatuses = ['approved', 'sent', 'confirmed', 'rejected', 'cancelled', 'failed'] as const

/** The withdrawals, first those that wait for a decision. */
export default function WithdrawalsScreen() {
  const t = useTranslations('staff.withdrawals')
  const tPages = useTranslations('staff.shell.pages')
  const columns = useWithdrawalColumns()
  const tabs: ListTabsOf = {
    name: 'status',
    options: [
      { value: 'open', label: t('views.open'), queue: 'withdrawals' },
      ...decidedStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      { value: allValues, label: t('views.all') },
    ],
  }
  return (
    <StaffList
      list={listStaffWithdrawals}
      title={tPages('staffWithdrawals')}
      columns={columns}
      tabs={tabs}
      filters={[{ kind: 'search', name: 'q' }]}
      defaults={{ status: 'open' }}
      rowPath={({ id }) => pathTo('staffWithdrawal', { params: { id } })}
      empty={{ text: t('clearText') }}
      pollMs={pollMsFor}
      hasDecidedToday
    />
  )
}

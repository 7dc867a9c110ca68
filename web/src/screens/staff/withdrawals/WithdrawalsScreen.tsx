import { listStaffWithdrawals } from '@evenmoor/contract/staff-withdrawals'
import { withdrawalStatuses } from '@evenmoor/contract/withdrawals'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { allValues } from '#routing/list-address.ts'
import { StaffList } from '../list/StaffList.tsx'
import { useWithdrawalColumns } from './withdrawal-columns.tsx'
import { pollMsFor } from './polling.ts'

/** The withdrawals, first those that wait for a decision. */
export default function WithdrawalsScreen() {
  const t = useTranslations('staff.withdrawals')
  const columns = useWithdrawalColumns()
  const options = [
    { value: 'open', label: t('views.open') },
    ...withdrawalStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
    { value: allValues, label: t('views.all') },
  ]
  return (
    <StaffList
      list={listStaffWithdrawals}
      title={t('title')}
      columns={columns}
      filters={[
        { kind: 'choice', name: 'status', label: t('filter'), options },
        { kind: 'search', name: 'q', label: t('search') },
      ]}
      defaults={{ status: 'open' }}
      rowId={({ id }) => id}
      rowPath={({ id }) => pathTo('staffWithdrawal', { params: { id } })}
      empty={{ title: t('clear'), text: t('clearText') }}
      pollMs={pollMsFor}
    />
  )
}

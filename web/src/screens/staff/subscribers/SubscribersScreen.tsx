import { listStaffSubscribers, type StaffSubscriber } from '@evenmoor/contract/staff-subscribers'
import { useTranslations } from 'use-intl'
import type { Column } from '#ui/DataTable.tsx'
import { allValues } from '#routing/list-address.ts'
import { StaffList } from '../list/StaffList.tsx'
import { timestampColumn } from '../list/common-columns.tsx'
import { ListedEmail } from '#ui/EmailAddress.tsx'

const statuses = ['on_list', 'waiting', 'left'] as const

/** Who asked for the newsletter. */
export default function SubscribersScreen() {
  const t = useTranslations('staff.console')
  const tPages = useTranslations('staff.shell.pages')
  const columns = useColumns()
  const options = [
    { value: allValues, label: t('common.all') },
    ...statuses.map((status) => ({ value: status, label: t(`subscribers.${status}`) })),
  ]
  return (
    <StaffList
      list={listStaffSubscribers}
      title={tPages('staffSubscribers')}
      columns={columns}
      filters={[
        { kind: 'search', name: 'q' },
        { kind: 'choice', name: 'status', label: t('common.status'), options },
      ]}
      defaults={{ status: allValues }}
      empty={{ title: t('subscribers.empty'), text: t('subscribers.emptyText') }}
    />
  )
}

function useColumns(): readonly Column<StaffSubscriber>[] {
  const t = useTranslations('staff.console')
  return [
    {
      key: 'email',
      header: t('common.email'),
      narrow: 'startTop',
      cell: ({ email }) => <ListedEmail address={email} />,
    },
    timestampColumn('mailed_at', t('subscribers.asked')),
    {
      key: 'status',
      header: t('common.status'),
      narrow: 'endTop',
      cell: ({ status }) => t(`subscribers.${status}`),
    },
  ]
}

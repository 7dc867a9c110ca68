import { listStaffSubscribers, type StaffSubscriber } from '@evenmoor/contract/staff-subscribers'
import { useTranslations } from 'use-intl'
import { listColumns } from '../list/columns.ts'
import { allValues } from '#routing/list-address.ts'
import { StaffList } from '../list/StaffList.tsx'
import { timestampColumn } from '../list/common-columns.tsx'
import { ListedEmail } from '#ui/EmailAddress.tsx'

const column = listColumns<StaffSubscriber>()
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
      rowId={({ id }) => id}
      empty={{ title: t('subscribers.empty') }}
    />
  )
}

function useColumns() {
  const t = useTranslations('staff.console')
  return column.columns([
    column.accessor('email', {
      id: 'email',
      header: t('common.email'),
      cell: ({ row: { original } }) => <ListedEmail address={original.email} />,
      meta: { narrow: 'startTop' },
    }),
    column.accessor('mailed_at', timestampColumn('mailed_at', t('subscribers.asked'))),
    column.accessor('status', {
      id: 'status',
      header: t('common.status'),
      cell: ({ row: { original } }) => t(`subscribers.${original.status}`),
      meta: { narrow: 'endTop' },
    }),
  ])
}

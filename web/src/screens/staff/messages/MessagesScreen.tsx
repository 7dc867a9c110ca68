import { listStaffMessages, type StaffMessage } from '@evenmoor/contract/staff-messages'
import { useTranslations } from 'use-intl'
import { pathTo } from '#paths.ts'
import { listColumns } from '../list/columns.ts'
import { everything } from '../list/list-address.ts'
import { Moment } from '../list/Moment.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { momentColumn, nameColumn } from '../list/shared-columns.tsx'

const column = listColumns<StaffMessage>()
const views = ['open', 'mine', 'archived'] as const

/** The inbox of the contact form, oldest first. */
export default function MessagesScreen() {
  const t = useTranslations('staff.desk')
  const columns = useColumns()
  const options = [
    ...views.map((view) => ({ value: view, label: t(`messages.views.${view}`) })),
    { value: everything, label: t('common.all') },
  ]
  return (
    <StaffList
      list={listStaffMessages}
      title={t('messages.title')}
      columns={columns}
      filters={[
        { kind: 'choice', name: 'status', label: t('common.status'), options },
        { kind: 'search', name: 'q', label: t('common.search') },
      ]}
      defaults={{ status: 'open' }}
      rowId={({ id }) => id}
      rowPath={({ id }) => pathTo('staffMessage', { params: { id } })}
      empty={{ title: t('messages.empty') }}
    />
  )
}

function useColumns() {
  const t = useTranslations('staff.desk')
  return column.columns([
    column.accessor('name', nameColumn('name', t('common.name'))),
    column.accessor('created_at', momentColumn('created_at', t('common.at'))),
    column.accessor('message', {
      id: 'message',
      header: t('messages.one'),
      cell: ({ row: { original } }) => (
        <bdi className="line-clamp-1 max-w-md break-all">{original.message}</bdi>
      ),
      meta: { narrow: 'wideOnly', roomyOnly: true },
    }),
    column.accessor(({ assignee }) => assignee?.name ?? '', {
      id: 'assignee',
      header: t('messages.assignee'),
      meta: { narrow: 'endBottom' },
    }),
    column.accessor('answered_at', {
      id: 'answered_at',
      header: t('messages.answered'),
      cell: ({ row: { original } }) => original.answered_at !== null && <Moment at={original.answered_at} />,
      meta: { narrow: 'endTop', roomyOnly: true },
    }),
  ])
}

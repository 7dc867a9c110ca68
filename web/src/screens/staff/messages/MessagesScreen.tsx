import { listStaffMessages, type StaffMessage } from '@evenmoor/contract/staff-messages'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { listColumns } from '../list/columns.ts'
import { allValues } from '#routing/list-address.ts'
import { Timestamp } from '#ui/Timestamp.tsx'
import type { ListTabsOf } from '../list/ListTabs.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { timestampColumn, personColumn } from '../list/common-columns.tsx'

const column = listColumns<StaffMessage>()
const views = ['mine', 'archived'] as const

/** The inbox of the contact form, oldest first. */
export default function MessagesScreen() {
  const t = useTranslations('staff.console')
  const tPages = useTranslations('staff.shell.pages')
  const columns = useColumns()
  const tabs: ListTabsOf = {
    name: 'status',
    options: [
      { value: 'open', label: t('messages.views.open'), queue: 'messages' },
      ...views.map((view) => ({ value: view, label: t(`messages.views.${view}`) })),
      { value: allValues, label: t('common.all') },
    ],
  }
  return (
    <StaffList
      list={listStaffMessages}
      title={tPages('staffMessages')}
      columns={columns}
      tabs={tabs}
      filters={[{ kind: 'search', name: 'q' }]}
      defaults={{ status: 'open' }}
      rowId={({ id }) => id}
      rowPath={({ id }) => pathTo('staffMessage', { params: { id } })}
      empty={{ title: t('messages.empty') }}
    />
  )
}

function useColumns() {
  const t = useTranslations('staff.console')
  return column.columns([
    column.accessor(
      'name',
      personColumn('name', t('common.name'), (message: StaffMessage) => message),
    ),
    column.accessor('created_at', timestampColumn('created_at', t('common.at'))),
    column.accessor('message', {
      id: 'message',
      header: t('messages.one'),
      cell: ({ row: { original } }) => (
        <bdi className="line-clamp-1 max-w-md break-all">{original.message}</bdi>
      ),
      meta: { narrow: 'wideOnly' },
    }),
    column.accessor(({ assignee }) => assignee?.name ?? '', {
      id: 'assignee',
      header: t('messages.assignee'),
      meta: { narrow: 'endBottom' },
    }),
    column.accessor('answered_at', {
      id: 'answered_at',
      header: t('messages.answered'),
      cell: ({ row: { original } }) =>
        original.answered_at !== null && <Timestamp at={original.answered_at} />,
      meta: { narrow: 'endTop' },
    }),
  ])
}

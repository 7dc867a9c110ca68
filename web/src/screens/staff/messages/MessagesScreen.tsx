import { listStaffMessages, type StaffMessage } from '@evenmoor/contract/staff-messages'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import type { Column } from '#ui/DataTable.tsx'
import { allValues } from '#routing/list-address.ts'
import { Timestamp } from '#ui/Timestamp.tsx'
import type { ListTabsOf } from '../list/ListTabs.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { timestampColumn, personColumn } from '../list/common-columns.tsx'

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
      rowPath={({ id }) => pathTo('staffMessage', { params: { id } })}
      empty={{ title: t('messages.empty'), text: t('messages.emptyText') }}
    />
  )
}

function useColumns(): readonly Column<StaffMessage>[] {
  const t = useTranslations('staff.console')
  return [
    personColumn('name', t('common.name'), (message) => message),
    timestampColumn('created_at', t('common.at')),
    {
      key: 'message',
      header: t('messages.one'),
      narrow: 'wideOnly',
      cell: ({ message }) => <bdi className="line-clamp-1 max-w-md break-all">{message}</bdi>,
    },
    {
      key: 'assignee',
      header: t('messages.assignee'),
      narrow: 'endBottom',
      cell: ({ assignee }) => assignee?.name ?? '',
    },
    {
      key: 'answered_at',
      header: t('messages.answered'),
      narrow: 'endTop',
      cell: ({ answered_at }) => answered_at !== null && <Timestamp at={answered_at} />,
    },
  ]
}

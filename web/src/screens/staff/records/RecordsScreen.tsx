import {
  listStaffRecords,
  recordKinds,
  recordStates,
  type StaffRecord,
} from '@evenmoor/contract/staff-records'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { listColumns } from '../list/columns.ts'
import { allValues } from '#routing/list-address.ts'
import { StaffList } from '../list/StaffList.tsx'
import { IfPermitted } from '#queries/IfPermitted.tsx'
import { timestampColumn, nameColumn } from '../list/common-columns.tsx'
import { RecordStateTag } from './RecordStateTag.tsx'

const column = listColumns<StaffRecord>()

/** Testimonials and team records, newest first. */
export default function RecordsScreen() {
  const t = useTranslations('staff.records')
  const tPages = useTranslations('staff.shell.pages')
  const tConsole = useTranslations('staff.console.common')
  const columns = useColumns()
  const all = { value: allValues, label: tConsole('all') }
  const kinds = recordKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))
  const states = recordStates.map((state) => ({ value: state, label: t(`states.${state}`) }))
  return (
    <StaffList
      list={listStaffRecords}
      title={tPages('staffRecords')}
      action={
        <IfPermitted permission="records:edit">
          <LinkButton to={pathTo('staffNewRecord')}>{t('add')}</LinkButton>
        </IfPermitted>
      }
      columns={columns}
      filters={[
        { kind: 'choice', name: 'kind', label: t('kind'), options: [all, ...kinds] },
        { kind: 'choice', name: 'state', label: tConsole('status'), options: [all, ...states] },
        { kind: 'search', name: 'q' },
      ]}
      defaults={{ kind: allValues, state: allValues }}
      rowId={({ id }) => id}
      rowPath={({ id }) => pathTo('staffRecord', { params: { id } })}
      empty={{ title: t('empty') }}
    />
  )
}

function useColumns() {
  const t = useTranslations('staff.records')
  const tConsole = useTranslations('staff.console.common')
  return column.columns([
    column.accessor('name', nameColumn('name', tConsole('name'))),
    column.accessor(({ kind }) => t(`kinds.${kind}`), {
      id: 'kind',
      header: t('kind'),
      meta: { narrow: 'startBottom' },
    }),
    column.accessor('words', {
      id: 'words',
      header: t('form.words'),
      cell: ({ row: { original } }) => (
        <bdi lang={original.locale} className="line-clamp-1 max-w-md break-all">
          {original.words}
        </bdi>
      ),
      meta: { narrow: 'widestOnly' },
    }),
    column.accessor(
      'created_at',
      timestampColumn('created_at', tConsole('at'), { meta: { narrow: 'endBottom' }, precision: 'day' }),
    ),
    column.accessor('state', {
      id: 'state',
      header: tConsole('status'),
      cell: ({ row: { original } }) => <RecordStateTag state={original.state} />,
      meta: { narrow: 'endTop' },
    }),
  ])
}

import {
  listStaffRecords,
  recordKinds,
  recordStates,
  type StaffRecord,
} from '@evenmoor/contract/staff-records'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { allValues } from '#routing/list-address.ts'
import { StaffList } from '../list/StaffList.tsx'
import { IfPermitted } from '#queries/IfPermitted.tsx'
import { timestampColumn, nameColumn } from '../list/common-columns.tsx'
import { RecordStateTag } from './RecordStateTag.tsx'

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
      rowPath={({ id }) => pathTo('staffRecord', { params: { id } })}
      empty={{ title: t('empty'), text: t('emptyText') }}
    />
  )
}

function useColumns(): readonly Column<StaffRecord>[] {
  const t = useTranslations('staff.records')
  const tConsole = useTranslations('staff.console.common')
  return [
    nameColumn('name', tConsole('name'), ({ name }) => name),
    { key: 'kind', header: t('kind'), narrow: 'startBottom', cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'words',
      header: t('form.words'),
      narrow: 'widestOnly',
      cell: ({ locale, words }) => (
        <bdi lang={locale} className="line-clamp-1 max-w-md break-all">
          {words}
        </bdi>
      ),
    },
    timestampColumn('created_at', tConsole('at'), { narrow: 'endBottom', precision: 'day' }),
    {
      key: 'state',
      header: tConsole('status'),
      narrow: 'endTop',
      cell: ({ state }) => <RecordStateTag state={state} />,
    },
  ]
}

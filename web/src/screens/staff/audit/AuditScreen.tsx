import { type AuditEntry, auditNouns, listAuditEntries } from '@evenmoor/contract/staff-audit'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { listColumns } from '../list/columns.ts'
import { allValues } from '#routing/list-address.ts'
import { PersonName } from '#ui/PersonName.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { timestampColumn, nameColumn } from '../list/common-columns.tsx'
import { useActionWords } from './action-words.ts'
import { ExportChain } from './ExportChain.tsx'

const column = listColumns<AuditEntry>()

/** Who did what. */
export default function AuditScreen() {
  const t = useTranslations('staff.console')
  const tPages = useTranslations('staff.shell.pages')
  const tAudit = useTranslations('staff.audit')
  const columns = useColumns()
  const options = [
    { value: allValues, label: t('common.all') },
    ...auditNouns.map((noun) => ({ value: noun, label: tAudit(`nouns.${noun}`) })),
  ]
  return (
    <StaffList
      list={listAuditEntries}
      title={tPages('staffAudit')}
      action={<ExportChain />}
      columns={columns}
      filters={[
        { kind: 'search', name: 'q' },
        { kind: 'choice', name: 'noun', label: t('audit.noun'), options },
        { kind: 'day', name: 'from', label: t('common.from') },
        { kind: 'day', name: 'to', label: t('common.to') },
      ]}
      defaults={{ noun: allValues }}
      isAppendOnly
      rowId={({ id }) => id}
      rowPath={({ id }) => pathTo('staffAuditEntry', { params: { id } })}
      empty={{ title: t('audit.empty') }}
    />
  )
}

function useColumns() {
  const t = useTranslations('staff.console')
  const wordsOf = useActionWords()
  return column.columns([
    column.accessor('action', {
      ...nameColumn('action', t('audit.action')),
      cell: ({ row: { original } }) => <Action code={original.action} words={wordsOf(original.action)} />,
    }),
    column.accessor('at', timestampColumn('at', t('common.at'), { precision: 'second' })),
    column.accessor(({ actor }) => actor?.name ?? t('audit.operator'), {
      id: 'actor',
      header: t('audit.actor'),
      cell: ({
        row: {
          original: { actor },
        },
      }) =>
        actor === null ? t('audit.operator') : <PersonName name={actor.name} resembles={actor.resembles} />,
      meta: { narrow: 'endTop' },
    }),
    column.accessor('subject', {
      id: 'subject',
      header: t('audit.subject'),
      cell: ({ row: { original } }) => <bdi className="break-all text-small">{original.subject}</bdi>,
      meta: { narrow: 'widestOnly' },
    }),
  ])
}

/** In words, and by the code that entries are searched for, checked and exported by. */
function Action({ code, words }: { code: string; words: string }) {
  return (
    <>
      {words}{' '}
      <span className="block text-small font-normal break-all text-muted">
        <bdi dir="ltr" translate="no">
          {code}
        </bdi>
      </span>
    </>
  )
}

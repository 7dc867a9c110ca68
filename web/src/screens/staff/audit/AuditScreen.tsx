import { type AuditEntry, auditNouns, listAuditEntries } from '@evenmoor/contract/staff-audit'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import type { Column } from '#ui/DataTable.tsx'
import { allValues } from '#routing/list-address.ts'
import { PersonName } from '#ui/PersonName.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { timestampColumn, nameColumn } from '../list/common-columns.tsx'
import { useActionWords } from './action-words.ts'
import { ExportChain } from './ExportChain.tsx'

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
      rowPath={({ id }) => pathTo('staffAuditEntry', { params: { id } })}
      empty={{ title: t('audit.empty'), text: t('audit.emptyText') }}
    />
  )
}

function useColumns(): readonly Column<AuditEntry>[] {
  const t = useTranslations('staff.console')
  const wordsOf = useActionWords()
  return [
    nameColumn('action', t('audit.action'), ({ action }) => <Action code={action} words={wordsOf(action)} />),
    timestampColumn('at', t('common.at'), { precision: 'second' }),
    {
      key: 'actor',
      header: t('audit.actor'),
      narrow: 'endTop',
      cell: ({ actor }) =>
        actor === null ? t('audit.operator') : <PersonName name={actor.name} resembles={actor.resembles} />,
    },
    {
      key: 'subject',
      header: t('audit.subject'),
      narrow: 'widestOnly',
      cell: ({ subject }) => <bdi className="break-all text-small">{subject}</bdi>,
    },
  ]
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

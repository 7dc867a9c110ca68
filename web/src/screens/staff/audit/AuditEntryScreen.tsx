import { type AuditEntry, getAuditEntry, listAuditEntries } from '@evenmoor/contract/staff-audit'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Card } from '#ui/Card.tsx'
import { Code } from '#ui/Code.tsx'
import { PersonName } from '#ui/PersonName.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { RowPanel } from '../list/RowPanel.tsx'
import { useActionWords } from './action-words.ts'

/** One audit entry, with before and after. */
export default function AuditEntryScreen() {
  const t = useTranslations('staff.console.audit')
  const wordsOf = useActionWords()
  return (
    <RowPanel
      list={listAuditEntries}
      read={(id, signal) => call(getAuditEntry, { params: { id }, signal })}
      listPath={pathTo('staffAudit')}
      title={t('entry')}
      titleOf={({ action }) => wordsOf(action)}
    >
      {(entry) => <Entry entry={entry} />}
    </RowPanel>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('staff.console')
  const locale = useLocale()
  return (
    <Card title={t('audit.entry')}>
      <SummaryList
        rows={[
          { label: t('common.at'), value: formatInstant(entry.at, locale, 'second') },
          {
            label: t('audit.action'),
            value: (
              <bdi dir="ltr" translate="no" className="break-all">
                {entry.action}
              </bdi>
            ),
          },
          {
            label: t('audit.actor'),
            value:
              entry.actor === null ? (
                t('audit.operator')
              ) : (
                <PersonName name={entry.actor.name} resembles={entry.actor.resembles} />
              ),
          },
          { label: t('audit.subject'), value: <Code text={entry.subject} /> },
          { label: t('common.reason'), value: <bdi>{entry.reason ?? t('common.none')}</bdi> },
          { label: t('audit.before'), value: <Change change={entry.before} /> },
          { label: t('audit.after'), value: <Change change={entry.after} /> },
          { label: t('audit.seal'), value: entry.seal ?? t('audit.notSealed') },
        ]}
      />
    </Card>
  )
}

function Change({ change }: { change: AuditEntry['before'] }) {
  const t = useTranslations('staff.console.common')
  if (change === null) return t('none')
  return (
    <ul dir="ltr">
      {Object.entries(change).map(([field, value]) => (
        <li key={field} className="break-words">
          {field}: {typeof value === 'string' ? value : JSON.stringify(value)}
        </li>
      ))}
    </ul>
  )
}

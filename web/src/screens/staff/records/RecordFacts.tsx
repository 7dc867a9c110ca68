import { isolated } from '@evenmoor/contract/plain-text'
import type { StaffRecordDetail } from '@evenmoor/contract/staff-records'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay, formatInstant } from '#i18n/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { RecordStateTag } from './RecordStateTag.tsx'

/** What pages show of a person, and why or why not. */
export function RecordFacts({ record }: { record: StaffRecordDetail }) {
  const t = useTranslations('staff.records')
  const tConsole = useTranslations('staff.console.common')
  const tWork = useTranslations('staff.work')
  const locale = useLocale()
  const { state, words, said_on, role, has_consent, consent_until, verification } = record
  const { published_at, published_by } = record
  const until = consent_until === null ? t('consents.open') : formatDay(consent_until, locale)
  return (
    <Card title={t('page')} aside={<RecordStateTag state={state} />}>
      {words !== '' && (
        <p lang={record.locale} dir="auto" className="break-words whitespace-pre-wrap">
          {words}
        </p>
      )}
      <SummaryList
        rows={[
          { label: tConsole('name'), value: <bdi>{record.name}</bdi> },
          { label: t('form.role'), value: <bdi>{role ?? t('practiceUser')}</bdi> },
          said_on !== null && { label: t('form.saidOn'), value: formatDay(said_on, locale) },
          { label: t('consents.title'), value: has_consent ? until : tConsole('none') },
          verification !== null && { label: t('publish.verification'), value: <bdi>{verification}</bdi> },
          published_at !== null && {
            label: t('published'),
            value: tWork('by', {
              name: isolated(published_by ?? ''),
              time: formatInstant(published_at, locale),
            }),
          },
        ]}
      />
    </Card>
  )
}

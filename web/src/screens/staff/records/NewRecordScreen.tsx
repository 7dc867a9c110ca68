import { addRecord } from '@evenmoor/contract/staff-records'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { pathTo } from '#routing/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { RecordForm } from './RecordForm.tsx'
import { typedRecord } from './typed-record.ts'

/** A record to add: it is shown nowhere yet. */
export default function NewRecordScreen() {
  const t = useTranslations('staff.records')
  const tCommon = useTranslations('common')
  const navigate = useNavigate()
  return (
    <div className="flex flex-col gap-4">
      <PageTitle title={t('add')} className="text-h2" />
      <p className="reading text-muted">{t('form.addText')}</p>
      <RecordForm
        record={null}
        call={async (fields, sent) => {
          const made = await call(addRecord, { body: typedRecord(fields), ...sent })
          void navigate(pathTo('staffRecord', { params: { id: made.id } }))
          return made
        }}
        onDone={() => {}}
      />
      <p>
        <LinkButton to={pathTo('staffRecords')}>{tCommon('cancel')}</LinkButton>
      </p>
    </div>
  )
}

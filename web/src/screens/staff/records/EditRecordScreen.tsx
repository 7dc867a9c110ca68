import { changeRecord, type StaffRecordDetail } from '@evenmoor/contract/staff-records'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { pathTo } from '#routing/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { DetailPanel } from '../list/DetailPanel.tsx'
import { RecordForm } from './RecordForm.tsx'
import { typedRecord } from './typed-record.ts'
import { useRecord } from './use-record.ts'

/** Other words for a record: the consent was to those before, so it leaves the pages. */
export default function EditRecordScreen() {
  const t = useTranslations('staff.records')
  const { id, read } = useRecord()
  return (
    <DetailPanel
      key={id}
      id={id}
      read={read}
      listPath={pathTo('staffRecords')}
      title={t('form.change')}
      titleOf={({ name }) => `${t('form.change')} · ${name}`}
    >
      {(record) => <Edit record={record} />}
    </DetailPanel>
  )
}

function Edit({ record }: { record: StaffRecordDetail }) {
  const t = useTranslations('staff.records.form')
  const tCommon = useTranslations('common')
  const navigate = useNavigate()
  // What was begun with: when a colleague changes it meanwhile, the server says so.
  const [{ id, revision }] = useState(record)
  const back = pathTo('staffRecord', { params: { id } })
  return (
    <>
      <p className="reading text-muted">{t('changeText')}</p>
      <RecordForm
        record={record}
        call={(fields) => call(changeRecord, { params: { id }, body: { ...typedRecord(fields), revision } })}
        onDone={() => void navigate(back)}
      />
      <p>
        <LinkButton to={back}>{tCommon('cancel')}</LinkButton>
      </p>
    </>
  )
}

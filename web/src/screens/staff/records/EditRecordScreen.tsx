import { changeRecord, listStaffRecords, type StaffRecordDetail } from '@evenmoor/contract/staff-records'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { pathTo } from '#routing/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { RowPanel } from '../list/RowPanel.tsx'
import { RecordForm } from './RecordForm.tsx'
import { typedRecord } from './typed-record.ts'
import { readRecord } from './read-record.ts'

/** Other words for a record: the consent was to those before, so it leaves the pages. */
export default function EditRecordScreen() {
  const t = useTranslations('staff.records')
  return (
    <RowPanel
      list={listStaffRecords}
      read={readRecord}
      listPath={pathTo('staffRecords')}
      title={t('form.change')}
      titleOf={({ name }) => `${t('form.change')} · ${name}`}
    >
      {(record) => <Edit record={record} />}
    </RowPanel>
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

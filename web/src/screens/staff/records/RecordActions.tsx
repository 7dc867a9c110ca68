import {
  addRecordConsent,
  listStaffRecords,
  publishRecord,
  type StaffRecordDetail,
  unpublishRecord,
  withdrawRecordConsent,
} from '@evenmoor/contract/staff-records'
import { isolated } from '@evenmoor/contract/plain-text'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { pathTo } from '#routing/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import type { ActionFields, RowAction } from '../actions/action.ts'
import { RowActions } from '../actions/RowActions.tsx'
import { useSimpleAction } from '../actions/use-simple-action.ts'
import { useMay } from '#queries/staff-profile.ts'
import { ConsentFields } from './ConsentFields.tsx'

/** Write a consent down, publish, take off the pages, end the consent, change the words. */
export function RecordActions({ record }: { record: StaffRecordDetail }) {
  const t = useTranslations('staff.records')
  const may = useMay()
  const acts = useActs(record)
  const { id } = record
  if (!may('records:edit')) return null
  return (
    <>
      <RowActions list={listStaffRecords} id={id} acts={acts} />
      <p>
        <LinkButton to={pathTo('staffEditRecord', { params: { id } })}>{t('form.change')}</LinkButton>
      </p>
    </>
  )
}

function useActs(record: StaffRecordDetail): RowAction<StaffRecordDetail>[] {
  const t = useTranslations('staff.records')
  const tActions = useTranslations('staff.actions')
  const plain = useSimpleAction()
  const { id, revision, published_at, has_consent, consents, name } = record
  const params = { id }
  const publish = plain<StaffRecordDetail>({
    open: t('publish.open'),
    title: t('publish.title', { name: isolated(name) }),
    look: 'primary',
    text: <p>{t('publish.text')}</p>,
    reason: { label: t('publish.verification'), hint: t('publish.hint') },
    call: ({ reason = '' }) => call(publishRecord, { params, body: { revision, verification: reason } }),
  })
  const unpublish = plain<StaffRecordDetail>({
    open: t('unpublish.open'),
    title: t('unpublish.title', { name: isolated(name) }),
    text: <p>{t('unpublish.text')}</p>,
    call: () => call(unpublishRecord, { params }),
  })
  const consent = plain<StaffRecordDetail>({
    open: t('consents.add'),
    title: t('consents.addTitle', { name: isolated(name) }),
    text: <p>{t('consents.addText')}</p>,
    fields: consentFields(name),
    call: ({ given_by = '', given_on = '', how = '', text = '', expires_on }, sent) => {
      const body = { revision, given_by, given_on, how, text, expires_on: expires_on || null }
      return call(addRecordConsent, { params, body, ...sent })
    },
  })
  const withdraw = plain<StaffRecordDetail>({
    open: t('consents.withdraw'),
    title: t('consents.withdrawTitle', { name: isolated(name) }),
    look: 'danger',
    text: <p>{t('consents.withdrawText')}</p>,
    reason: { label: tActions('reasonLabel'), hint: tActions('reasonHint') },
    call: ({ reason = '' }) => call(withdrawRecordConsent, { params, body: { reason } }),
  })
  return [
    ...(published_at === null && has_consent ? [publish] : []),
    consent,
    ...(published_at === null ? [] : [unpublish]),
    ...(consents.some(({ withdrawn_at }) => withdrawn_at === null) ? [withdraw] : []),
  ]
}

const consentFields = (name: string): ActionFields => ({
  start: { given_by: name, given_on: '', how: '', text: '', expires_on: '' },
  show: (entry) => <ConsentFields entry={entry} />,
})

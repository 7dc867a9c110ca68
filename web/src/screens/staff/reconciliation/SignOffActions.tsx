import {
  listReconciliation,
  type ReconciliationDetail,
  signOffDay,
  takeBackSignOff,
} from '@evenmoor/contract/staff-reconciliation'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import type { FieldWiring } from '#forms/use-sent-form.ts'
import { unitOf } from '#i18n/format-money.ts'
import { formatDay } from '#i18n/format-time.ts'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import type { ActionFields } from '../actions/action.ts'
import { RowActions } from '../actions/RowActions.tsx'
import { useSimpleAction } from '../actions/use-simple-action.ts'
import { useMay } from '#queries/staff-profile.ts'

/** Sign the day off, with a reason where figures differ; or take that back. */
export function SignOffActions({ row }: { row: ReconciliationDetail }) {
  const t = useTranslations('staff.console.reconciliation')
  const tActions = useTranslations('staff.actions')
  const plain = useSimpleAction()
  const may = useMay()
  const locale = useLocale()
  const { id, day_rows, signed_off, blocked } = row
  if (!may('reconciliation:sign') || blocked !== null) return null
  const differing = day_rows.filter(({ difference }) => /[1-9]/.test(difference))
  const day = formatDay(row.day, locale)
  const assets = differing.map(({ asset }) => unitOf(asset)).join(', ')
  const sign = plain<ReconciliationDetail>({
    open: t('signOff.open'),
    title: t('signOff.title', { day }),
    look: 'primary',
    text: <p>{differing.length === 0 ? t('signOff.text') : t('signOff.differs', { assets })}</p>,
    fields: noteField(differing.length === 0),
    call: ({ note = '' }) => call(signOffDay, { params: { id }, body: { note } }),
  })
  const takeBack = plain<ReconciliationDetail>({
    open: t('takeBack.open'),
    title: t('takeBack.title', { day }),
    text: <p>{t('takeBack.text')}</p>,
    reason: { label: tActions('reasonLabel'), hint: tActions('reasonHint') },
    call: ({ reason = '' }) => call(takeBackSignOff, { params: { id }, body: { reason } }),
  })
  return <RowActions list={listReconciliation} id={id} acts={[signed_off === null ? sign : takeBack]} />
}

const noteField = (optional: boolean): ActionFields => ({
  start: { note: '' },
  show: ({ field }) => <NoteField field={field('note')} optional={optional} />,
})

function NoteField({ field, optional }: { field: FieldWiring; optional: boolean }) {
  const t = useTranslations('staff.console.reconciliation.signOff')
  const tActions = useTranslations('staff.actions')
  return (
    <TextAreaField
      {...field}
      rows={3}
      maxLength={500}
      label={t('note')}
      hint={tActions('reasonHint')}
      optional={optional}
    />
  )
}

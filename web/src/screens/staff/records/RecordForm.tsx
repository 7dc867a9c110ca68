import { listStaffRecords, recordKinds, type StaffRecordDetail } from '@evenmoor/contract/staff-records'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { draftsOf, keepDrafts } from '#forms/drafts.ts'
import { fieldErrorsOf } from '#forms/field-errors.ts'
import { type FieldWiring, useSentForm } from '#forms/use-sent-form.ts'
import type { Problem } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { nameOfLanguage, locales } from '@evenmoor/contract/locales'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { RowAction } from '../actions/action.ts'
import { useRowAction } from '../actions/use-row-action.ts'

type RecordFormProps = {
  /** Null for one to add. */
  record: StaffRecordDetail | null
  call: RowAction<StaffRecordDetail>['call']
  onDone: () => void
}

const draft = 'new record'

/** What a record says; the server judges it, and what was refused stays in the form. */
export function RecordForm({ record, call, onDone }: RecordFormProps) {
  const t = useTranslations('staff.records.form')
  const tActions = useTranslations('staff.actions')
  const locale = useLocale()
  const id = useId()
  const target = { list: listStaffRecords, id: record?.id ?? '' }
  const start = {
    kind: record?.kind ?? 'testimonial',
    name: record?.name ?? '',
    role: record?.role ?? '',
    words: record?.words ?? '',
    locale: record?.locale ?? locale,
    said_on: record?.said_on ?? '',
  }
  // Of one that is there no draft is kept: a colleague may have changed it meanwhile.
  const isNew = record === null
  const { run, isPending, problem } = useRowAction(target, { call }, (settled) => {
    if (settled !== null) return
    if (isNew) keepDrafts(draft, start, null)
    onDone()
  })
  const { form, field, problems, refuse, onSubmit } = useSentForm({
    start: isNew ? draftsOf(draft, start) : start,
    idOf: (name) => `${id}-${name}`,
    check: () => ({}),
    send: (typed) => run(typed, (failed) => refuse(fieldErrorsOf(failed))),
    onChange: (typed, before) => {
      // What was wrong with a testimonial says nothing of a team record, which has other fields.
      if (typed.kind !== before.kind) refuse({})
      if (isNew) keepDrafts(draft, start, typed)
    },
  })
  const isTeam = form.values.kind === 'team'
  return (
    <form noValidate onSubmit={onSubmit} className="flex max-w-[30rem] flex-col gap-5">
      <NotDone problem={problem !== null && Object.keys(problem.fields).length === 0 ? problem : null} />
      <ErrorSummary problems={problems} />
      {isNew && <KindField {...field('kind')} />}
      <TextField label={t('name')} maxLength={80} {...field('name')} />
      {isTeam && <TextField label={t('role')} maxLength={80} {...field('role')} />}
      <TextAreaField
        label={t('words')}
        hint={t(isTeam ? 'aboutHint' : 'quoteHint')}
        optional={isTeam}
        rows={5}
        maxLength={600}
        {...field('words')}
      />
      <SelectField
        label={t('locale')}
        hint={t('localeHint')}
        options={locales.map((other) => ({ value: other, label: nameOfLanguage(other) }))}
        {...field('locale')}
      />
      {!isTeam && <TextField type="date" label={t('saidOn')} {...field('said_on')} />}
      <Button type="submit" look="primary" busy={isPending && tActions('busy')}>
        {t('save')}
      </Button>
    </form>
  )
}

function NotDone({ problem }: { problem: Problem | null }) {
  const t = useTranslations('staff.actions')
  const textOf = useProblemText()
  if (problem === null) return null
  return (
    <Banner tone="loss" title={t('notDone')} takesFocus>
      {textOf(problem)}
    </Banner>
  )
}

function KindField(field: FieldWiring) {
  const t = useTranslations('staff.records')
  return (
    <SelectField
      {...field}
      label={t('kind')}
      options={recordKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
    />
  )
}

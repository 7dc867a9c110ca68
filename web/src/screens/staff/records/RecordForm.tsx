import { listStaffRecords, recordKinds, type StaffRecordDetail } from '@evenmoor/contract/staff-records'
import { type SubmitEvent, useId, useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Problem } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { nameOfLanguage, locales } from '@evenmoor/contract/locales'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { RowAction, RowActionFields } from '../actions/action.ts'
import { useRowAction } from '../actions/use-row-action.ts'

type RecordFormProps = {
  /** Null for one to add. */
  record: StaffRecordDetail | null
  call: RowAction<StaffRecordDetail>['call']
  onDone: () => void
}

/** What a record says; the server judges it, and what was refused stays in the form. */
export function RecordForm({ record, call, onDone }: RecordFormProps) {
  const t = useTranslations('staff.records.form')
  const tActions = useTranslations('staff.actions')
  const [kind, setKind] = useState(record?.kind ?? 'testimonial')
  const [conflict, setConflict] = useState<Problem | null>(null)
  const target = { list: listStaffRecords, id: record?.id ?? '' }
  const { run, isPending, problem } = useRowAction(target, { call }, (settled) =>
    settled === null ? onDone() : setConflict(settled),
  )
  const fields = problem?.fields
  const id = useId()
  const problems = useMemo(
    () =>
      Object.entries(fields ?? {}).map(([field, texts]) => ({
        fieldId: `${id}-${field}`,
        text: texts.join(' '),
      })),
    [fields, id],
  )
  const field = (name: string) => ({ id: `${id}-${name}`, name, error: fields?.[name]?.join(' ') ?? null })
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setConflict(null)
    run({ kind, ...typedIn(event.currentTarget) })
  }
  return (
    <form noValidate onSubmit={send} className="flex max-w-[30rem] flex-col gap-5">
      <NotDone problem={conflict ?? (problems.length === 0 ? problem : null)} />
      <ErrorSummary problems={problems} />
      {record === null && (
        <KindField value={kind} onChange={(chosen) => setKind(chosen === 'team' ? 'team' : 'testimonial')} />
      )}
      <TextField label={t('name')} maxLength={80} defaultValue={record?.name} {...field('name')} />
      {kind === 'team' && (
        <TextField label={t('role')} maxLength={80} defaultValue={record?.role ?? ''} {...field('role')} />
      )}
      <TextAreaField
        label={t('words')}
        hint={t(kind === 'team' ? 'aboutHint' : 'quoteHint')}
        optional={kind === 'team'}
        rows={5}
        maxLength={600}
        defaultValue={record?.words}
        {...field('words')}
      />
      <LocaleField value={record?.locale} {...field('locale')} />
      {kind === 'testimonial' && (
        <TextField
          type="date"
          label={t('saidOn')}
          defaultValue={record?.said_on ?? ''}
          {...field('said_on')}
        />
      )}
      <Button type="submit" look="primary" busy={isPending && tActions('busy')}>
        {t('save')}
      </Button>
    </form>
  )
}

const typedIn = (form: HTMLFormElement): RowActionFields =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )

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

function KindField({ value, onChange }: { value: string; onChange: (kind: string) => void }) {
  const t = useTranslations('staff.records')
  return (
    <SelectField
      name="kind"
      label={t('kind')}
      value={value}
      onChange={onChange}
      options={recordKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
    />
  )
}

type LocaleFieldProps = { id: string; name: string; error: string | null; value: string | undefined }

function LocaleField({ value, ...field }: LocaleFieldProps) {
  const t = useTranslations('staff.records.form')
  const locale = useLocale()
  return (
    <SelectField
      label={t('locale')}
      hint={t('localeHint')}
      defaultValue={value ?? locale}
      options={locales.map((other) => ({ value: other, label: nameOfLanguage(other) }))}
      {...field}
    />
  )
}

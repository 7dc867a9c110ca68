import type { StaffList } from '@evenmoor/contract/staff-list'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { draftOf, keepDraft } from '#forms/drafts.ts'
import { fieldErrorsOf, isSaidAtFields } from '#forms/field-errors.ts'
import { type Errors, type FormValues, useSentForm } from '#forms/use-sent-form.ts'
import type { Problem } from '#refusals/problem.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import type { RowAction, RowActionFields } from './action.ts'
import { ActionError } from '#forms/ActionError.tsx'
import { useRowAction } from './use-row-action.ts'

type ActionDialogProps<Answer> = {
  list: Pick<StaffList, 'path'>
  id: string
  act: RowAction<Answer>
  open: boolean
  onClose: () => void
  /** The outcome is known; null: it was done. */
  onSettled: (problem: Problem | null) => void
}

const reasonMax = 500

/** Asks for confirmation, with a reason when the action affects someone. */
export function ActionDialog<Answer>({ list, id, act, open, onClose, onSettled }: ActionDialogProps<Answer>) {
  const t = useTranslations()
  const formId = useId()
  const drafts = draftsOf(act, `${list.path} ${id} ${act.open}`)
  const { run, isPending, problem } = useRowAction({ list, id }, act, (settled) => {
    if (settled === null) for (const draft of Object.values(drafts)) keepDraft(draft, '')
    onSettled(settled)
  })
  const isUnknown = problem?.kind === 'unknownOutcome'
  const entry = useSentForm<FormValues>({
    start: {
      ...act.fields?.start,
      ...Object.fromEntries(Object.entries(drafts).map(([name, draft]) => [name, draftOf(draft)])),
    },
    idOf: (name) => `${formId}-${name}`,
    check: (values): Errors => {
      const wrong = act.reason ? reasonError(textIn(values, 'reason').trim()) : null
      return wrong === null ? {} : { reason: t(`staff.actions.reason.${wrong}`, { max: reasonMax }) }
    },
    focusesField: true,
    send: (values) => run(typedIn(values), (failed) => entry.refuse(fieldErrorsOf(failed))),
    onChange: (values) => {
      for (const [name, draft] of Object.entries(drafts)) keepDraft(draft, textIn(values, name))
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={act.title}
      actions={
        <>
          <Button onClick={onClose}>{act.keep ?? t('common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            look={act.look === 'danger' ? 'danger' : 'primary'}
            busy={isPending && act.busy}
          >
            {isUnknown ? t('staff.actions.checkAgain') : act.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={entry.onSubmit} className="flex flex-col gap-4">
        {problem && !isSaidAtFields(problem, Object.keys(entry.form.values)) && (
          <ActionError problem={problem} />
        )}
        {act.text}
        {act.fields?.show(entry)}
        {act.reason && (
          <TextAreaField
            {...entry.field('reason')}
            label={act.reason.label}
            hint={act.reason.hint}
            rows={4}
            readOnly={isPending || isUnknown}
          />
        )}
      </form>
    </Dialog>
  )
}

/** The name of the draft of each field that has one. */
function draftsOf<Answer>({ reason, fields }: RowAction<Answer>, about: string): Record<string, string> {
  const names = [...(fields?.drafts ?? []), ...(reason ? ['reason'] : [])]
  return Object.fromEntries(names.map((name) => [name, `${about} ${name}`]))
}

const textIn = (values: FormValues, name: string): string => String(values[name] ?? '')

const typedIn = (values: FormValues): RowActionFields =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === false ? [] : [[name, value === true ? 'on' : value.trim()] as const],
    ),
  )

function reasonError(reason: string): 'needed' | 'tooLong' | null {
  if (reason === '') return 'needed'
  return reason.length > reasonMax ? 'tooLong' : null
}

import type { StaffList } from '@evenmoor/contract/staff-list'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDraftText } from '#forms/drafts.ts'
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
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, writeReason] = useDraftText(`${list.path} ${id} ${act.open}`)
  const [error, setError] = useState<'needed' | 'tooLong' | null>(null)
  const { run, isPending, problem } = useRowAction({ list, id }, act, (settled) => {
    if (settled === null) writeReason('')
    onSettled(settled)
  })
  const isUnknown = problem?.kind === 'unknownOutcome'
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = fieldsOf(event.currentTarget)
    const found = act.reason ? reasonError(fields['reason'] ?? '') : null
    setError(found)
    if (found === null) run(fields)
    else field.current?.focus()
  }
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
      <form id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
        <ActionError problem={problem} />
        {act.text}
        {act.fields?.(problem?.fields ?? {})}
        {act.reason && (
          <TextAreaField
            ref={field}
            name="reason"
            label={act.reason.label}
            hint={act.reason.hint}
            error={error && t(`staff.actions.reason.${error}`, { max: reasonMax })}
            rows={4}
            value={reason}
            readOnly={isPending || isUnknown}
            onChange={({ currentTarget }) => writeReason(currentTarget.value)}
          />
        )}
      </form>
    </Dialog>
  )
}

const fieldsOf = (form: HTMLFormElement): RowActionFields =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  )

function reasonError(reason: string): 'needed' | 'tooLong' | null {
  if (reason === '') return 'needed'
  return reason.length > reasonMax ? 'tooLong' : null
}

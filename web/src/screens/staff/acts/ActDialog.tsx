import type { StaffList } from '@evenmoor/contract/staff-list'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDraftText } from '#api/own-drafts.ts'
import type { Problem } from '#api/problem.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import type { Act, ActFields } from './act.ts'
import { ActProblem } from './ActProblem.tsx'
import { useAct } from './use-act.ts'

type ActDialogProps<Answer> = {
  list: Pick<StaffList, 'path'>
  id: string
  act: Act<Answer>
  open: boolean
  onClose: () => void
  /** The outcome is known; null: it was done. */
  onSettled: (problem: Problem | null) => void
}

const reasonMax = 500

/** Asks once more, with a reason where the act hurts somebody. */
export function ActDialog<Answer>({ list, id, act, open, onClose, onSettled }: ActDialogProps<Answer>) {
  const t = useTranslations()
  const formId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, writeReason] = useDraftText(`${list.path} ${id} ${act.open}`)
  const [error, setError] = useState<'needed' | 'tooLong' | null>(null)
  const { run, isPending, problem } = useAct({ list, id }, act, (settled) => {
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
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            look={act.look === 'danger' ? 'danger' : 'primary'}
            busy={isPending && act.busy}
          >
            {isUnknown ? t('staff.acts.checkAgain') : act.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
        <ActProblem problem={problem} />
        {act.text}
        {act.fields?.(problem?.fields ?? {})}
        {act.reason && (
          <TextAreaField
            ref={field}
            name="reason"
            label={act.reason.label}
            hint={act.reason.hint}
            error={error && t(`staff.acts.reason.${error}`, { max: reasonMax })}
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

const fieldsOf = (form: HTMLFormElement): ActFields =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  )

function reasonError(reason: string): 'needed' | 'tooLong' | null {
  if (reason === '') return 'needed'
  return reason.length > reasonMax ? 'tooLong' : null
}

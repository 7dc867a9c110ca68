import { type ReactNode, useEffect, useId } from 'react'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { useErrorText } from './use-error-text.ts'
import { type Errors, type FieldWiring, useSentForm } from './use-sent-form.ts'

type SingleFieldFormProps = {
  /** By which browsers and password managers know the field. */
  name: string
  start?: string
  /** Said when it is sent empty. */
  needed: string
  /** Makes the call. An error is shown at the field, and the form stays. */
  send: (value: string) => Promise<void>
  submit: string
  busy: string
  /** Clears the field after a refusal, for codes and passwords. */
  forgets?: boolean
  children: (field: FieldWiring) => ReactNode
  /** After the button. */
  actions?: ReactNode
  /** The way out, before the button: as at the foot of every dialog. */
  wayOut?: ReactNode
  /** Whether the field has the focus from the start. */
  takesFocus?: boolean
}

/** A form with one field. It is validated on submit; problems are shown above it and at the field. */
export function SingleFieldForm({
  name,
  start = '',
  needed,
  send,
  submit,
  busy,
  forgets = false,
  children,
  actions,
  wayOut,
  takesFocus = false,
}: SingleFieldFormProps) {
  const id = useId()
  const textOf = useErrorText()
  const { form, field, problems, isBusy, onSubmit } = useSentForm({
    start: { value: start },
    idOf: () => id,
    check: ({ value }): Errors => (value.trim() === '' ? { value: needed } : {}),
    send: ({ value }) => send(value),
    read: (failure) => {
      if (forgets) form.setFieldValue('value', '')
      return { value: textOf(failure) }
    },
  })
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus()
  }, [id, takesFocus])
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <ErrorSummary problems={problems} />
      {children({ ...field('value'), name })}
      <div className={wayOut ? 'dialog-actions' : 'flex flex-wrap gap-3'}>
        {wayOut}
        <Button type="submit" look="primary" busy={isBusy && busy}>
          {submit}
        </Button>
        {actions}
      </div>
    </form>
  )
}

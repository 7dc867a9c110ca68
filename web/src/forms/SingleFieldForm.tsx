import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary, type FormProblem } from '#ui/ErrorSummary.tsx'
import { useSingleFlight } from './use-single-flight.ts'
import { useErrorText } from './use-error-text.ts'

/** What the field of the form must carry. */
export type FieldWiring = {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { target: { value: string } }) => void
}

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
  const [value, setValue] = useState(start)
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [isBusy, attempt] = useSingleFlight()
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus()
  }, [id, takesFocus])
  const refuse = (text: string) => setProblems([{ fieldId: id, text }])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim() === '') return refuse(needed)
    setProblems([])
    void attempt(
      () => send(value),
      (failure) => {
        if (forgets) setValue('')
        refuse(textOf(failure))
      },
    )
  }
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <ErrorSummary problems={problems} />
      {children({
        id,
        name,
        value,
        error: problems[0]?.text,
        onChange: ({ target }) => setValue(target.value),
      })}
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

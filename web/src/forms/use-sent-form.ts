import { useForm } from '@mantine/form'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import type { FormProblem } from '#ui/ErrorSummary.tsx'

export type FormValues = Record<string, string | boolean>
type Name<Values> = keyof Values & string

/** What is wrong, by field; under a name that no field has, what is wrong with the form as a whole. */
export type Errors = Readonly<Record<string, string>>

type Given<Values extends FormValues> = {
  /** What the fields begin with, in the order of the page; true or false is a box to tick. */
  start: Values
  /** The id of a field's control. */
  idOf: (name: Name<Values>) => string
  check: (values: Values) => Errors | Promise<Errors>
  /** Makes the call. What was typed stays. */
  send: (values: Values) => Promise<void> | void
  /** What a failure of `send` says. Unset where `send` only begins something that tells its outcome itself. */
  read?: (failure: unknown) => Errors
  /** Whether the first field that is refused takes the focus: for forms without an `ErrorSummary`. */
  focusesField?: boolean
  /** Told of each change, to keep what was typed elsewhere. */
  onChange?: (values: Values, before: Values) => void
}

/**
 * A form that is checked when it is sent. What is wrong with a field stands at it and in `problems`, for the summary,
 * until that field is changed; what is wrong with the form as a whole until it is sent again. Spread `field(name)` on
 * the control.
 */
export function useSentForm<Values extends FormValues>(given: Given<Values>) {
  const { start, idOf, check, send, read, focusesField = false, onChange } = given
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const form = useForm<Values>({
    initialValues: start,
    validate: check,
    onValuesChange: (values, before) => {
      const changed = new Set(
        Object.keys(start).flatMap((name) => (values[name] === before[name] ? [] : [idOf(name)])),
      )
      setProblems((all) => all.filter(({ fieldId }) => fieldId === null || !changed.has(fieldId)))
      onChange?.(values, before)
    },
  })
  const show = (errors: Readonly<Record<string, unknown>>) => {
    form.setErrors(errors as Errors)
    const names = new Set([...Object.keys(start), ...Object.keys(errors)])
    setProblems(
      [...names].flatMap((name) => {
        const text = errors[name]
        return typeof text === 'string' ? [{ fieldId: name in start ? idOf(name) : null, text }] : []
      }),
    )
  }
  const refuse = (errors: Readonly<Record<string, unknown>>) => {
    show(errors)
    const first = focusesField && Object.keys(start).find((name) => name in errors)
    if (first) document.getElementById(idOf(first))?.focus()
  }
  const submit = form.onSubmit(async (values) => {
    setProblems([])
    try {
      await send(values)
    } catch (failure) {
      if (!read) throw failure
      refuse(read(failure))
    }
  }, refuse)
  return {
    form,
    problems,
    refuse,
    isBusy: form.submitting,
    field: (name: Name<Values>) => ({
      ...wiringOf(
        form.getInputProps(name, { type: typeof start[name] === 'boolean' ? 'checkbox' : 'input' }),
      ),
      id: idOf(name),
      name,
    }),
    /** What a `RadioGroup` carries, and each of its choices. */
    group: (name: Name<Values>) => ({ id: idOf(name), error: wiringOf(form.getInputProps(name)).error }),
    choice: <N extends Name<Values>>(name: N, value: Values[N] & string) => ({
      name,
      value,
      checked: form.values[name] === value,
      onChange: () => form.setFieldValue(name, value as never),
    }),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (form.submitting) event.preventDefault()
      else submit(event)
    },
  }
}

/** What `useSentForm` gives. */
export type SentForm<Values extends FormValues> = ReturnType<typeof useSentForm<Values>>

/** What the control of a field must carry. */
export type FieldWiring = ReturnType<SentForm<FormValues>['field']>

/** What a text field or a box to tick carries: the library's own type says nothing of it. */
type Wiring = {
  value?: string
  checked?: boolean
  error?: string
  onChange: (change: string | ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}
const wiringOf = (given: unknown) => given as Wiring

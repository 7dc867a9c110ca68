import type { InputHTMLAttributes, Ref } from 'react'
import { Field, type FieldProps, inputLook } from '#ui/Field.tsx'

type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'size'> & { ref?: Ref<HTMLInputElement> }

/** A line of text. Spread what the form's `register` gives. */
export function TextField({ label, hint, error, optional = false, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} {...(id && { id })}>
      {(wiring) => <input type="text" {...input} {...wiring} className={inputLook(Boolean(error))} />}
    </Field>
  )
}

import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps, inputLook } from '#ui/Field.tsx'

type TextAreaFieldProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> & {
    /** Below the field, such as the room that is left. */
    below?: ReactNode
    ref?: Ref<HTMLTextAreaElement>
  }

/** Several lines of text. */
export function TextAreaField({
  label,
  hint,
  error,
  optional = false,
  id,
  rows = 5,
  below,
  ...input
}: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} below={below} {...(id && { id })}>
      {(wiring) => <textarea {...input} {...wiring} rows={rows} className={inputLook(Boolean(error))} />}
    </Field>
  )
}

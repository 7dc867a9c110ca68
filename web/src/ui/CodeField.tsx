import '#ui/mono.css'
import type { InputHTMLAttributes, Ref } from 'react'
import { cx } from '#ui/cx.ts'
import { Field, type FieldProps, inputLook } from '#ui/Field.tsx'

type CodeFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type' | 'autoComplete' | 'inputMode'> & {
    ref?: Ref<HTMLInputElement>
  }

/** A one-time code in one field: pasting and the device's suggestion work, nothing is sent by itself. */
export function CodeField({ label, hint, error, optional = false, id, ...input }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} {...(id && { id })}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          className={cx(inputLook(Boolean(error)), 'max-w-56 font-mono text-h2 tracking-[0.2em]')}
        />
      )}
    </Field>
  )
}

/** A code as it is sent: without the spaces and dashes that people and mails put into it, and in digits of one width. */
export const plainCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '')

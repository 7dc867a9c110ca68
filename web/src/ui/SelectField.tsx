import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldProps, inputLook } from '#ui/Field.tsx'

type SelectFieldProps = FieldProps &
  Pick<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'value' | 'defaultValue'> & {
    options: readonly { readonly value: string; readonly label: string }[]
    onChange?: (value: string) => void
  }

/** One of a few, by the browser's own list. */
export function SelectField({ label, hint, error, id, options, onChange, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(id && { id })}>
      {(wiring) => (
        <select
          {...select}
          {...wiring}
          {...(onChange && {
            onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
              onChange(currentTarget.value),
          })}
          className={inputLook(Boolean(error))}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

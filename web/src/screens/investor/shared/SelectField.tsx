import { Field, inputLook } from '#ui/Field.tsx'

type SelectFieldProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** One of a few, by the browser's own list. */
export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  return (
    <Field label={label}>
      {(wiring) => (
        <select
          {...wiring}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className={inputLook(false)}
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

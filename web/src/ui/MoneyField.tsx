import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '#ui/cx.ts'
import { Field, type FieldProps, inputLook } from '#ui/Field.tsx'

type Chip = { label: string; /** Plain decimal text. */ value: string }
type MoneyFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type' | 'autoComplete' | 'inputMode'> & {
    /** At the end of the field, such as "USD". */
    unit: string
    /** Min, 25 %, 50 %, Max: each puts an amount into the field; none is chosen beforehand. */
    chips?: readonly Chip[]
    onChip?: (value: string) => void
    /** Below the field, and read out with it: what was understood. */
    note?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

/** An amount of money as text; it is read with `parseTypedDecimal`, never as a number. */
export function MoneyField({
  label,
  hint,
  error,
  optional = false,
  id,
  unit,
  chips,
  onChip,
  note,
  ...input
}: MoneyFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} note={note} {...(id && { id })}>
      {(wiring) => (
        <div className="flex flex-col gap-2">
          <div className="relative">
            <input
              enterKeyHint="next"
              {...input}
              {...wiring}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              className={cx(inputLook(Boolean(error)), 'figures pe-20 text-h3')}
            />
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 end-4 flex items-center font-medium text-muted"
            >
              {unit}
            </span>
          </div>
          {chips && chips.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {chips.map((chip) => (
                <button
                  key={chip.label}
                  type="button"
                  onClick={() => onChip?.(chip.value)}
                  className="min-h-11 min-w-16 rounded-pill border border-control bg-surface px-4 text-small font-semibold hover:bg-hover"
                >
                  {chip.label}
                </button>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

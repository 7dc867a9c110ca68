import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { FieldError } from '#ui/Field.tsx'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  label: ReactNode
  error?: string | null | undefined
  ref?: Ref<HTMLInputElement>
}

/** A box to tick; the words are part of the target. */
export function Checkbox({ label, error, id: givenId, ...input }: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className="flex flex-col gap-1">
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="tick mt-0.5 size-5 shrink-0"
        />
        <span>{label}</span>
      </label>
    </div>
  )
}

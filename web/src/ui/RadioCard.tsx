import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { FieldError } from '#ui/Field.tsx'

type RadioCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  title: ReactNode
  /** Before the words: a drawn coin. */
  sign?: ReactNode
  /** A line below the title. */
  detail?: ReactNode
  /** At the end of the first line: an amount, a tag. */
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One choice out of a few, as a card that is the target as a whole. */
export function RadioCard({ title, sign, detail, end, ...input }: RadioCardProps) {
  return (
    <label className="flex min-h-14 items-start gap-3 rounded-control border border-control bg-surface p-4 huge-text:gap-2 huge-text:p-2 hover:bg-hover has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-primary)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input {...input} type="radio" className="tick mt-0.5 size-5 shrink-0 outline-none" />
      {sign}
      <span className="flex min-w-0 grow flex-col gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
          {end}
        </span>
        {detail && <span className="text-small text-muted">{detail}</span>}
      </span>
    </label>
  )
}

type RadioGroupProps = {
  legend: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  /** Anchor of the error summary. */
  id?: string
  children: ReactNode
}

/** The question above a set of `RadioCard`s. */
export function RadioGroup({ legend, hint, error, id, children }: RadioGroupProps) {
  const ownId = useId()
  const describedBy = [hint && `${ownId}-hint`, error && `${ownId}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy || undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint && (
        <p id={`${ownId}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${ownId}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  )
}

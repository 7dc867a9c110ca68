import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { cx } from '#ui/cx.ts'

/** What every field has in common. */
export type FieldProps = {
  /** Above the field, always visible. */
  label: ReactNode
  hint?: ReactNode
  /** The same words as in the error summary. */
  error?: string | null | undefined
  optional?: boolean
  /** Also the anchor that the error summary links to. */
  id?: string
}

type Wiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** The look of a text input; `grow` gives it the rest of its row. */
export const inputLook = (invalid: boolean): string =>
  cx(
    'min-h-12 w-full min-w-0 rounded-control border bg-surface px-4 py-2 text-body text-text placeholder-shown:text-ellipsis',
    invalid ? 'border-loss-solid outline-loss-solid' : 'border-control',
  )

/** Label, hint and error around a control, wired by ids; `children` gets what the control must carry. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  id: givenId,
  note,
  below,
  children,
}: FieldProps & {
  /** Below the control, and read out with it. */
  note?: ReactNode
  below?: ReactNode
  children: (wiring: Wiring) => ReactNode
}) {
  const t = useTranslations('ui')
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> ({t('optional')})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="mt-1">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy || undefined,
        })}
      </div>
      {note && <div id={`${id}-note`}>{note}</div>}
      {below}
    </div>
  )
}

/** One line about what is wrong, with its sign. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-small font-medium text-loss">
      <CircleAlert aria-hidden size={18} className="mt-px shrink-0" />
      <span>{children}</span>
    </p>
  )
}

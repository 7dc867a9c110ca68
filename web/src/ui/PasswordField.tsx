import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react'
import { useTranslations } from 'use-intl'
import { cx } from '#ui/cx.ts'
import { Field, type FieldProps, inputLook } from '#ui/Field.tsx'

type PasswordFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type' | 'autoComplete'> & {
    /** "new-password" where one is chosen, "current-password" where one is asked for. */
    autoComplete: 'new-password' | 'current-password'
    /** Below the field, and read out with it: the meter. */
    note?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

/** A password with Show and Hide. Pasting is allowed and no length is cut off. */
export function PasswordField({
  label,
  hint,
  error,
  optional = false,
  id,
  note,
  ...input
}: PasswordFieldProps) {
  const t = useTranslations('ui')
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} optional={optional} note={note} {...(id && { id })}>
      {(wiring) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={cx(inputLook(Boolean(error)), 'pe-20')}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={t('showPassword')}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 end-0.5 min-w-16 rounded-control px-3 text-small font-semibold text-primary-text hover:bg-hover"
          >
            {shown ? t('hide') : t('show')}
          </button>
        </div>
      )}
    </Field>
  )
}

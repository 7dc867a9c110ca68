import type { Profile } from '@evenmoor/contract/people'
import { changePassword } from '@evenmoor/contract/profile'
import { stepUp } from '@evenmoor/contract/sessions'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { problemOf } from '#refusals/problem.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { type Errors, useSentForm } from '#forms/use-sent-form.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { useRefreshSecurity } from './factors-query.ts'

type PasswordFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }

/** The current password and a new one. */
export function PasswordForm({ profile, onDone, onCancel }: PasswordFormProps) {
  const t = useTranslations()
  const formId = useId()
  const textOf = useErrorText()
  const refresh = useRefreshSecurity()
  const { has_password: hasPassword, has_second_factor: hasSecondFactor, email } = profile

  /** `asked`: whose password the server spoke of when it names the field `password`. */
  const read = (failure: unknown, asked: 'current' | 'next'): Errors => {
    const { fields } = problemOf(failure)
    const name = 'current_password' in fields ? 'current' : 'password' in fields ? asked : 'form'
    return { [name]: textOf(failure) }
  }
  const { field, problems, isBusy, refuse, onSubmit } = useSentForm({
    start: { current: '', next: '' },
    idOf: (name) => `${formId}-${name}`,
    check: ({ current, next }) => ({
      ...(hasPassword && current === '' && { current: t('stepUp.passwordNeeded') }),
      ...(next === '' && { next: t('security.password.nextNeeded') }),
    }),
    send: async ({ current, next }) => {
      // Without a second factor the password is the proof as well: it is typed once.
      if (hasPassword && !hasSecondFactor) {
        const isRight = await call(stepUp, { body: { password: current } }).then(
          () => true,
          (failure: unknown) => refuse(read(failure, 'current')),
        )
        if (!isRight) return
      }
      await call(changePassword, { body: { current_password: hasPassword ? current : null, password: next } })
      await refresh()
      onDone()
    },
    read: (failure) => read(failure, 'next'),
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <ErrorSummary problems={problems} />
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          {...field('current')}
          label={t('security.password.current')}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...field('next')}
        label={t('security.password.next')}
        hint={t('security.password.hint')}
        autoComplete="new-password"
      />
      <p className="text-small text-muted">{t('security.password.note')}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={isBusy && t('security.password.busy')}>
          {t('security.password.submit')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </div>
    </form>
  )
}

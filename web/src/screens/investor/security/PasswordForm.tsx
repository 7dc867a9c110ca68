import type { Profile } from '@evenmoor/contract/people'
import { changePassword } from '@evenmoor/contract/profile'
import { stepUp } from '@evenmoor/contract/sessions'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { problemOf } from '#refusals/problem.ts'
import { useSingleFlight } from '#forms/use-single-flight.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary, type FormProblem } from '#ui/ErrorSummary.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { useRefreshSecurity } from './factors-query.ts'

type PasswordFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }
type Name = 'current' | 'next'

/** The current password and a new one. */
export function PasswordForm({ profile, onDone, onCancel }: PasswordFormProps) {
  const t = useTranslations()
  const formId = useId()
  const idOf = (name: Name) => `${formId}-${name}`
  const textOf = useErrorText()
  const refresh = useRefreshSecurity()
  const [typed, setTyped] = useState<Readonly<Record<Name, string>>>({ current: '', next: '' })
  const [problems, setProblems] = useState<readonly FormProblem[]>([])
  const [isBusy, attempt] = useSingleFlight()
  const { has_password: hasPassword, has_second_factor: hasSecondFactor, email } = profile

  /** `asked`: whose password the server spoke of when it names the field `password`. */
  const refuse = (failure: unknown, asked: Name) => {
    const { fields } = problemOf(failure)
    const name = 'current_password' in fields ? 'current' : 'password' in fields ? asked : null
    setProblems([{ fieldId: name && idOf(name), text: textOf(failure) }])
  }
  const send = async () => {
    // Without a second factor the password is the proof as well: it is typed once.
    if (hasPassword && !hasSecondFactor) {
      const isRight = await call(stepUp, { body: { password: typed.current } }).then(
        () => true,
        (failure: unknown) => refuse(failure, 'current'),
      )
      if (!isRight) return
    }
    await call(changePassword, {
      body: { current_password: hasPassword ? typed.current : null, password: typed.next },
    })
    await refresh()
    onDone()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const missing: FormProblem[] = [
      ...(hasPassword && typed.current === ''
        ? [{ fieldId: idOf('current'), text: t('stepUp.passwordNeeded') }]
        : []),
      ...(typed.next === '' ? [{ fieldId: idOf('next'), text: t('security.password.nextNeeded') }] : []),
    ]
    setProblems(missing)
    if (missing.length === 0) void attempt(send, (failure) => refuse(failure, 'next'))
  }
  const wiring = (name: Name) => ({
    id: idOf(name),
    value: typed[name],
    error: problems.find(({ fieldId }) => fieldId === idOf(name))?.text,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <ErrorSummary problems={problems} />
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          {...wiring('current')}
          label={t('security.password.current')}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...wiring('next')}
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

import type { SecondFactorNeeded, Tokens } from '@evenmoor/contract/sessions'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { Problem } from '#api/problem.ts'
import { pathTo } from '#paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useAccountProblemText } from '../account/account-problem-text.ts'
import { SubmitButton } from '../account/SubmitButton.tsx'
import { SupportLink } from '../account/SupportLink.tsx'
import { useAccountForm } from '../account/use-account-form.ts'
import { loginCalls } from './loading-calls.ts'
import { profileIssueOf } from './profile-issue.ts'

const ids = { email: 'login-email', password: 'login-password' } as const

type LoginFormProps = {
  /** The address, when it is known already. */
  knownEmail: string | null
  onDone: (tokens: Tokens) => void
  onSecondFactor: (needed: SecondFactorNeeded['second_factor'], email: string) => void
  /** What the server refused last, here or in the second step. */
  problem: Problem | null
  onProblem: (problem: Problem | null) => void
}

/** Address and password. A refusal that is about the profile has a box of its own and hides the server's text. */
export function LoginForm({ knownEmail, onDone, onSecondFactor, problem, onProblem }: LoginFormProps) {
  const t = useTranslations('account')
  const locale = useLocale()
  const textOf = useAccountProblemText()
  const { form, problems, isBusy, errorOf, onSubmit } = useAccountForm({
    schema: async () => (await loginCalls()).loginForm,
    ids,
    send: async (values) => {
      onProblem(null)
      const answer = await (await loginCalls()).logInWithPassword(values)
      if ('second_factor' in answer) onSecondFactor(answer.second_factor, values.email)
      else onDone(answer)
    },
    onRefused: (refused) => {
      onProblem(refused)
      form.resetField('password')
      return profileIssueOf(refused)
        ? null
        : textOf({ ...refused, text: refused.formText }, t('login.failed'))
    },
  })
  const { getValues, setValue } = form
  useEffect(() => {
    if (knownEmail && getValues().email === '') setValue('email', knownEmail)
  }, [knownEmail, getValues, setValue])
  const issue = problem === null ? undefined : profileIssueOf(problem)
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {issue !== undefined && (
        <Banner tone="risk" title={t('login.profile.title')} takesFocus actions={<SupportLink />}>
          {t(`login.profile.${issue}`)} {t('login.profile.text')}
        </Banner>
      )}
      {problem?.code === 'login_over' && (
        <Banner tone="loss" takesFocus>
          {textOf(problem, t('login.failed'))}
        </Banner>
      )}
      <ErrorSummary problems={problems} />
      <TextField
        {...form.register('email')}
        id={ids.email}
        label={t('email')}
        error={errorOf('email')}
        type="email"
        // Passkeys stand among the suggestions of this field.
        autoComplete="username webauthn"
        dir="ltr"
      />
      <PasswordField
        {...form.register('password')}
        id={ids.password}
        label={t('password')}
        error={errorOf('password')}
        autoComplete="current-password"
      />
      <Link
        to={pathTo('forgotPassword', { locale })}
        className="link -mt-3 inline-flex min-h-11 items-center self-start"
      >
        {t('login.forgot')}
      </Link>
      <SubmitButton busy={isBusy && t('login.busy')}>{t('login.submit')}</SubmitButton>
    </form>
  )
}

import type { SecondFactorNeeded, Tokens } from '@evenmoor/contract/sessions'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useAccountProblemText } from '../account-forms/account-problem-text.ts'
import { SubmitButton } from '../account-forms/SubmitButton.tsx'
import { useAccountForm } from '../account-forms/use-account-form.ts'
import { loginCalls } from './lazy-login-calls.ts'
import { profileIssueOf } from './profile-issue.ts'
import type { ProfileIssueBoxProps } from './ProfileIssueBox.tsx'
import type { LoginRefusal } from './login-refusal.ts'

// Few logins are refused because of the account. If the rest can't be loaded, the title is shown.
const ProfileIssueBox = lazy<ComponentType<ProfileIssueBoxProps>>(async () => ({
  default: await import('./ProfileIssueBox.tsx').then(
    (loaded) => loaded.ProfileIssueBox,
    () => ProfileIssueTitle,
  ),
}))

function ProfileIssueTitle() {
  return <Banner tone="risk" title={useTranslations('logIn.profile')('title')} takesFocus />
}

const ids = { email: 'login-email', password: 'login-password' } as const
const start = { email: '', password: '' }

type LoginFormProps = {
  /** The address, when it is known already. */
  knownEmail: string | null
  /** Whether the password is all that is left to type, as right after the emailed code. */
  startsAtPassword: boolean
  onDone: (tokens: Tokens) => void
  onSecondFactor: (needed: NeededFactor) => void
  /** What the server refused last, here or in another step. */
  refusal: LoginRefusal | null
  onRefused: (refusal: LoginRefusal | null) => void
}
/** What the second step begins with. */
export type NeededFactor = {
  readonly needed: SecondFactorNeeded['second_factor']
  readonly email: string
  readonly acceptsLimited: boolean
}

/** Address and password. A refusal that is about the profile has a box of its own and hides the server's text. */
export function LoginForm({
  knownEmail,
  startsAtPassword,
  onDone,
  onSecondFactor,
  refusal,
  onRefused,
}: LoginFormProps) {
  const t = useTranslations('logIn')
  const tAccount = useTranslations('account')
  const locale = useLocale()
  const textOf = useAccountProblemText()
  const proceed = (answer: Tokens | SecondFactorNeeded, email: string, acceptsLimited: boolean) => {
    if ('second_factor' in answer) onSecondFactor({ needed: answer.second_factor, email, acceptsLimited })
    else onDone(answer)
  }
  const { form, field, problems, isBusy, onSubmit } = useAccountForm({
    schema: async () => (await loginCalls()).loginForm,
    ids,
    start,
    send: async (values) => {
      onRefused(null)
      proceed(await (await loginCalls()).logInWithPassword(values), values.email, false)
    },
    onRefused: (problem) => {
      const typed = form.getValues()
      const seeAccount = async () =>
        proceed(await (await loginCalls()).logInToLimitedAccount(typed), typed.email, true)
      onRefused({ problem, seeAccount })
      form.resetField('password')
      return profileIssueOf(problem) ? null : textOf({ ...problem, text: problem.formText }, t('failed'))
    },
  })
  const { getValues, setFieldValue } = form
  useEffect(() => {
    if (knownEmail && getValues().email === '') setFieldValue('email', knownEmail)
  }, [knownEmail, getValues, setFieldValue])
  useEffect(() => {
    if (startsAtPassword) document.getElementById(ids.password)?.focus()
  }, [startsAtPassword])
  const problem = refusal?.problem
  const issue = problem && profileIssueOf(problem)
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {refusal && issue && (
        <Suspense>
          <ProfileIssueBox issue={issue} refusal={refusal} />
        </Suspense>
      )}
      {problem?.code === 'login_over' && (
        <Banner tone="loss" takesFocus>
          {textOf(problem, t('failed'))}
        </Banner>
      )}
      <ErrorSummary problems={problems} />
      <TextField
        {...field('email')}
        label={tAccount('email')}
        type="email"
        // Passkeys stand among the suggestions of this field.
        autoComplete="username webauthn"
        dir="ltr"
      />
      <PasswordField {...field('password')} label={tAccount('password')} autoComplete="current-password" />
      <Link
        to={pathTo('forgotPassword', { locale })}
        className="link -mt-3 inline-flex min-h-11 items-center self-start"
      >
        {t('forgot')}
      </Link>
      <SubmitButton busy={isBusy && t('busy')}>{t('submit')}</SubmitButton>
    </form>
  )
}

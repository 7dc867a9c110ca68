import { login, loginForm } from '@evenmoor/contract/sessions'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import type { Problem } from '#api/problem.ts'
import { startSession } from '#api/session.ts'
import { safeReturnPath } from '#lib/return-path.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { pathTo } from '#paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useAccountProblemText } from '../account/account-problem-text.ts'
import { AccountPage } from '../account/AccountPage.tsx'
import { Leaving } from '../account/Leaving.tsx'
import { SubmitButton } from '../account/SubmitButton.tsx'
import { SupportLink } from '../account/SupportLink.tsx'
import { textInState } from '../account/text-in-state.ts'
import { useAccountForm } from '../account/use-account-form.ts'
import { isProfileIssue, isUnconfirmed } from './profile-issue.ts'

const ids = { email: 'login-email', password: 'login-password' } as const
const leaveAfterMs = 2_000

/** Logging in, then on to where the visitor wanted to go (`?next=`) or to the dashboard. */
export default function LoginScreen() {
  const t = useTranslations('account.login')
  const locale = useLocale()
  const [params] = useSearchParams()
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  return (
    <AccountPage>
      <PageTitle title={t('title')} hasProblems={problem !== null} />
      {isDone ? (
        <Leaving
          text={t('done')}
          note={t('doneNote')}
          to={safeReturnPath(params.get('next')) ?? pathTo('dashboard')}
          afterMs={leaveAfterMs}
        />
      ) : (
        <>
          <SignedOutNote isShown={problem === null} />
          <LoginForm onDone={() => setDone(true)} problem={problem} onProblem={setProblem} />
          <p className="border-t border-line pt-4 text-center">
            {t('noAccount')}{' '}
            <Link to={pathTo('signup', { locale })} className="link">
              {t('signup')}
            </Link>
          </p>
        </>
      )}
    </AccountPage>
  )
}

/** Says why somebody stands here who was signed in a moment ago. */
function SignedOutNote({ isShown }: { isShown: boolean }) {
  const t = useTranslations('account.login')
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const wasSignedOut = typeof state === 'object' && state !== null && 'signedOut' in state
  return isHydrated && isShown && wasSignedOut && <Banner tone="info">{t('signedOut')}</Banner>
}

type LoginFormProps = {
  onDone: () => void
  /** What the server refused last. */
  problem: Problem | null
  onProblem: (problem: Problem | null) => void
}

function LoginForm({ onDone, problem, onProblem }: LoginFormProps) {
  const t = useTranslations('account')
  const locale = useLocale()
  const { state } = useLocation()
  const textOf = useAccountProblemText()
  const knownEmail = textInState(state, 'email')
  const { form, problems, isBusy, errorOf, onSubmit } = useAccountForm({
    schema: loginForm,
    ids,
    send: async (values) => {
      onProblem(null)
      startSession(await call(login, { body: values }))
      onDone()
    },
    onRefused: (refused) => {
      onProblem(refused)
      form.resetField('password')
      return isProfileIssue(refused.text ?? '') ? null : textOf(refused, t('login.failed'))
    },
  })
  const { getValues, setValue } = form
  useEffect(() => {
    if (knownEmail && !getValues('email')) setValue('email', knownEmail)
  }, [knownEmail, getValues, setValue])
  const text = problem?.text ?? ''
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {problem !== null && isProfileIssue(text) && (
        <Banner tone="risk" title={t('login.profile.title')} takesFocus actions={<SupportLink />}>
          {t('login.profile.text')}
        </Banner>
      )}
      <ErrorSummary problems={problems} />
      {isUnconfirmed(text) && (
        <LinkButton to={pathTo('signup', { locale })} state={{ codeFor: getValues('email').trim() }}>
          {t('login.enterCode')}
        </LinkButton>
      )}
      <TextField
        {...form.register('email')}
        id={ids.email}
        label={t('email')}
        error={errorOf('email')}
        type="email"
        autoComplete="username"
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

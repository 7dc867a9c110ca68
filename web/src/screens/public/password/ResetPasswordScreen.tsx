import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { problemOf } from '#refusals/problem.ts'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { RetryButton } from '#ui/RetryButton.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useAccountProblemText } from '../account-forms/account-problem-text.ts'
import { lazyCalls } from '../account-forms/lazy-calls.ts'
import { AccountPage } from '../account-forms/AccountPage.tsx'
import { RedirectNotice } from '../account-forms/RedirectNotice.tsx'
import { useLinkToken } from '../account-forms/use-link-token.ts'
import { resetCalls } from './lazy-reset-calls.ts'

/** What is known of the link. */
type Check = { name: 'checking' | 'good' | 'done' } | { name: 'refused' | 'open'; text: string }

const leaveAfterMs = 3_000

// Fetched with what checks the link: most of what the page weighs is the form.
const loadForm = lazyCalls(() => import('./NewPasswordForm.tsx'))
const NewPasswordForm = lazy(async () => ({ default: (await loadForm()).NewPasswordForm }))

/** Where the mailed link leads: the token is checked at once, then a new password is set. */
export default function ResetPasswordScreen() {
  const t = useTranslations('passwordReset.reset')
  const locale = useLocale()
  const token = useLinkToken()
  const [check, checkAgain, setDone] = useTokenCheck(token ?? null)
  return (
    <AccountPage>
      <PageTitle title={t('title')} hasProblems={token === null || 'text' in check} />
      {token === null && <DeadLink text={t('missing')} next={t('missingNext')} />}
      {token !== null && check.name === 'checking' && <Checking />}
      {check.name === 'refused' && <DeadLink text={check.text} next={t('invalidNext')} />}
      {check.name === 'open' && <CheckFailed text={check.text} onRetry={checkAgain} />}
      {token && check.name === 'good' && (
        <Suspense fallback={<Checking />}>
          <NewPasswordForm token={token} onDone={setDone} />
        </Suspense>
      )}
      {check.name === 'done' && (
        <RedirectNotice
          text={t('done')}
          note={t('doneNote')}
          to={pathTo('login', { locale })}
          afterMs={leaveAfterMs}
        />
      )}
    </AccountPage>
  )
}

function useTokenCheck(token: string | null) {
  const t = useTranslations('passwordReset.reset')
  const textOf = useAccountProblemText()
  const [check, setCheck] = useState<Check>({ name: 'checking' })
  const isChecking = check.name === 'checking'
  const showRefusal = useEffectEvent((reason: unknown) => {
    const problem = problemOf(reason)
    const isAnswered = problem.kind === 'refused' || problem.kind === 'signedOut' || problem.status === 200
    if (isAnswered) setCheck({ name: 'refused', text: problem.text ?? t('invalid') })
    else setCheck({ name: 'open', text: textOf(problem, t('failed')) })
  })
  useEffect(() => {
    if (token === null || !isChecking) return undefined
    const leaving = new AbortController()
    Promise.all([resetCalls(), loadForm()])
      .then(([{ checkToken }]) => checkToken(token, leaving.signal))
      .then(() => setCheck({ name: 'good' }))
      .catch((reason: unknown) => {
        if (!leaving.signal.aborted) showRefusal(reason)
      })
    return () => leaving.abort()
  }, [token, isChecking])
  return [check, () => setCheck({ name: 'checking' }), () => setCheck({ name: 'done' })] as const
}

function Checking() {
  const t = useTranslations('passwordReset.reset')
  return (
    <div aria-busy className="flex flex-col gap-5">
      <output className="text-muted">{t('checking')}</output>
      <Skeleton className="h-19 w-full" />
      <Skeleton className="h-19 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}

function DeadLink({ text, next }: { text: string; next: string }) {
  const t = useTranslations('passwordReset.reset')
  const locale = useLocale()
  return (
    <>
      <Banner tone="loss" title={text} takesFocus>
        {next}
      </Banner>
      <LinkButton look="primary" wide to={pathTo('forgotPassword', { locale })}>
        {t('newLink')}
      </LinkButton>
    </>
  )
}

function CheckFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return <Banner tone="loss" title={text} takesFocus actions={<RetryButton onRetry={onRetry} />} />
}

import type { Tokens } from '@evenmoor/contract/sessions'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { readSession, startSession } from '#api/session.ts'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { safeReturnPath } from '#routing/return-path.ts'
import { useHydrated } from '#browser/use-hydrated.ts'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { AccountPage } from '../account-forms/AccountPage.tsx'
import { RedirectNotice } from '../account-forms/RedirectNotice.tsx'
import { stateText } from '../account-forms/state-text.ts'
import { useHeadingFocus } from '../account-forms/use-heading-focus.ts'
import { loginCalls } from './lazy-login-calls.ts'
import { LoginForm, type NeededFactor } from './LoginForm.tsx'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import type { LoginRefusal } from './login-refusal.ts'

// Most people have no second factor.
const SecondFactorStep = lazy(async () => ({
  default: (await import('./SecondFactorStep.tsx')).SecondFactorStep,
}))

type Step = { name: 'password' } | ({ name: 'secondFactor' } & NeededFactor) | { name: 'done' }

const leaveAfterMs = 2_000

/** Logging in, then on to where the visitor wanted to go (`?next=`) or to the dashboard. */
export default function LoginScreen() {
  const t = useTranslations('logIn')
  const { state } = useLocation()
  const [step, setStep] = useState<Step>({ name: 'password' })
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null)
  const [typedEmail, setTypedEmail] = useState<string | null>(null)
  useGoOnWhenSignedIn()
  const page = useHeadingFocus(step.name === 'secondFactor' ? 'second step' : 'first step')
  const finish = (tokens: Tokens) => {
    startSession(tokens)
    setStep({ name: 'done' })
    void loginCalls().then(({ loadAccountPreferences }) => loadAccountPreferences(tokens.access))
  }
  const toSecondFactor = (needed: NeededFactor) => {
    setRefusal(null)
    setTypedEmail(needed.email)
    setStep({ name: 'secondFactor', ...needed })
  }
  const backToPassword = (reason: LoginRefusal | null) => {
    setRefusal(reason)
    setStep({ name: 'password' })
  }
  return (
    <AccountPage ref={page}>
      {step.name === 'password' && (
        <>
          <PageTitle title={t('title')} hasProblems={refusal !== null} />
          <SignedOutNote isShown={refusal === null} />
          <LoginForm
            knownEmail={typedEmail ?? stateText(state, 'email')}
            startsAtPassword={typedEmail === null && stateText(state, 'email') !== null}
            onDone={finish}
            onSecondFactor={toSecondFactor}
            refusal={refusal}
            onRefused={setRefusal}
          />
          <PasskeyLogin onDone={finish} onRefused={setRefusal} />
          <SignUpNote />
        </>
      )}
      {step.name === 'secondFactor' && (
        <Suspense fallback={<PageTitle title={t('title')} />}>
          <MessagesProvider namespaces={['stepUp']}>
            <SecondFactorStep
              needed={step.needed}
              acceptsLimited={step.acceptsLimited}
              onDone={finish}
              onBack={() => backToPassword(null)}
              onOver={(problem) =>
                backToPassword({
                  problem,
                  // Locked between the two steps: the second one is still to be taken.
                  seeAccount: async () => toSecondFactor({ ...step, acceptsLimited: true }),
                })
              }
            />
          </MessagesProvider>
        </Suspense>
      )}
      {step.name === 'done' && <Done />}
    </AccountPage>
  )
}

/** Who comes here signed in has nothing to fill in, and goes on to where a login would lead. */
function useGoOnWhenSignedIn() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const cameSignedIn = useRef<boolean>(null)
  const next = params.get('next')
  useEffect(() => {
    // Only on arriving: a login on this page says so first, and then goes on.
    cameSignedIn.current ??= readSession() !== null
    if (cameSignedIn.current) void navigate(safeReturnPath(next) ?? pathTo('dashboard'), { replace: true })
  }, [navigate, next])
}

function Done() {
  const t = useTranslations('logIn')
  const [params] = useSearchParams()
  return (
    <>
      <PageTitle title={t('title')} />
      <RedirectNotice
        text={t('done')}
        note={t('doneNote')}
        to={safeReturnPath(params.get('next')) ?? pathTo('dashboard')}
        afterMs={leaveAfterMs}
      />
    </>
  )
}

/** Explains why someone who was just signed in sees this page. */
function SignedOutNote({ isShown }: { isShown: boolean }) {
  const t = useTranslations('logIn')
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const wasSignedOut = typeof state === 'object' && state !== null && 'signedOut' in state
  return isHydrated && isShown && wasSignedOut && <Banner tone="info">{t('signedOut')}</Banner>
}

function SignUpNote() {
  const t = useTranslations('logIn')
  const locale = useLocale()
  return (
    <p className="border-t border-line pt-4 text-center">
      {t('noAccount')}{' '}
      <Link to={pathTo('signup', { locale })} className="link">
        {t('signup')}
      </Link>
    </p>
  )
}

import type { Tokens } from '@evenmoor/contract/sessions'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { startSession } from '#api/session.ts'
import { Words } from '#layouts/Words.tsx'
import { safeReturnPath } from '#lib/return-path.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { pathTo } from '#paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { Leaving } from '../account/Leaving.tsx'
import { textInState } from '../account/text-in-state.ts'
import { useHeadingFocus } from '../account/use-heading-focus.ts'
import { loginCalls } from './loading-calls.ts'
import { LoginForm, type NeededFactor } from './LoginForm.tsx'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import type { Refusal } from './refusal.ts'

// Most people have no second factor.
const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }))

type Step = { name: 'password' } | ({ name: 'secondFactor' } & NeededFactor) | { name: 'done' }

const leaveAfterMs = 2_000

/** Logging in, then on to where the visitor wanted to go (`?next=`) or to the dashboard. */
export default function LoginScreen() {
  const t = useTranslations('account.login')
  const { state } = useLocation()
  const [step, setStep] = useState<Step>({ name: 'password' })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [typedEmail, setTypedEmail] = useState<string | null>(null)
  const page = useHeadingFocus(step.name === 'secondFactor' ? 'second step' : 'first step')
  const finish = (tokens: Tokens) => {
    startSession(tokens)
    setStep({ name: 'done' })
    void loginCalls().then(({ bringOwnLooks }) => bringOwnLooks(tokens.access))
  }
  const toSecondFactor = (needed: NeededFactor) => {
    setRefusal(null)
    setTypedEmail(needed.email)
    setStep({ name: 'secondFactor', ...needed })
  }
  const backToPassword = (reason: Refusal | null) => {
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
            knownEmail={typedEmail ?? textInState(state, 'email')}
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
          <Words namespaces={['proof']}>
            <SecondStep
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
          </Words>
        </Suspense>
      )}
      {step.name === 'done' && <Done />}
    </AccountPage>
  )
}

function Done() {
  const t = useTranslations('account.login')
  const [params] = useSearchParams()
  return (
    <>
      <PageTitle title={t('title')} />
      <Leaving
        text={t('done')}
        note={t('doneNote')}
        to={safeReturnPath(params.get('next')) ?? pathTo('dashboard')}
        afterMs={leaveAfterMs}
      />
    </>
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

function SignUpNote() {
  const t = useTranslations('account.login')
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

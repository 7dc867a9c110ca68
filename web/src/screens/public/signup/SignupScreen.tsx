import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useHydrated } from '#lib/use-hydrated.ts'
import { pathTo } from '#paths.ts'
import { PageTitle } from '#ui/PageTitle.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { Leaving } from '../account/Leaving.tsx'
import { resendWaitMs } from '../account/Resend.tsx'
import { textInState } from '../account/text-in-state.ts'
import { useHeadingFocus } from '../account/use-heading-focus.ts'
import { CodeStep } from './CodeStep.tsx'
import { SignupForm, useSignupForm } from './SignupForm.tsx'

type Step =
  | { name: 'form' }
  | { name: 'code'; email: string; resendAt: number }
  | { name: 'done'; email: string }

const leaveAfterMs = 5_000

/** Signing up: the form, then the mailed code. The log-in page may send somebody straight to the code. */
export default function SignupScreen() {
  const t = useTranslations('account')
  const locale = useLocale()
  const [step, setStep] = useFirstStep()
  const page = useHeadingFocus(step.name)
  const signup = useSignupForm((email) =>
    setStep({ name: 'code', email, resendAt: Date.now() + resendWaitMs }),
  )
  return (
    <AccountPage ref={page} aside={step.name === 'form' && <WhatHappensNext />}>
      {step.name === 'form' && (
        <>
          <div className="flex flex-col gap-2">
            <PageTitle title={t('signup.title')} hasProblems={signup.problems.length > 0} />
            <p className="text-muted">{t('signup.lead')}</p>
          </div>
          <SignupForm state={signup} />
          <p className="border-t border-line pt-4 text-center">
            {t('signup.haveAccount')}{' '}
            <Link to={pathTo('login', { locale })} className="link">
              {t('signup.login')}
            </Link>
          </p>
        </>
      )}
      {step.name === 'code' && (
        <CodeStep
          email={step.email}
          resendAt={step.resendAt}
          onVerified={() => setStep({ name: 'done', email: step.email })}
          onBack={() => setStep({ name: 'form' })}
        />
      )}
      {step.name === 'done' && (
        <>
          <PageTitle title={t('code.doneTitle')} />
          <Leaving
            text={t('code.done')}
            note={t('code.doneNote')}
            to={pathTo('login', { locale })}
            state={{ email: step.email }}
            afterMs={leaveAfterMs}
          />
        </>
      )}
    </AccountPage>
  )
}

/** The prerendered page is the form, so the code step asked for by the log-in page comes after hydration. */
function useFirstStep() {
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const [now] = useState(Date.now)
  const [chosen, setChosen] = useState<Step | null>(null)
  const codeFor = textInState(state, 'codeFor')
  const first: Step =
    isHydrated && codeFor ? { name: 'code', email: codeFor, resendAt: now } : { name: 'form' }
  return [chosen ?? first, setChosen] as const
}

function WhatHappensNext() {
  const t = useTranslations('account.signup.next')
  return (
    <section aria-labelledby="signup-next" className="flex flex-col gap-4">
      <h2 id="signup-next" className="text-h3">
        {t('title')}
      </h2>
      <ol className="flex flex-col gap-4">
        {(['code', 'login', 'start'] as const).map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="figures flex size-8 shrink-0 items-center justify-center rounded-pill bg-primary-soft font-semibold text-primary-text"
            >
              {index + 1}
            </span>
            <span className="pt-1">{t(step)}</span>
          </li>
        ))}
      </ol>
      <p className="text-small text-muted">{t('note')}</p>
    </section>
  )
}

import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { pathTo } from '#routing/paths.ts'
import { PageTitle } from '#ui/PageTitle.tsx'
import { AccountPage } from '../account-forms/AccountPage.tsx'
import { RedirectNotice } from '../account-forms/RedirectNotice.tsx'
import { resendWaitMs } from '../account-forms/ResendEmail.tsx'
import { useHeadingFocus } from '../account-forms/use-heading-focus.ts'
import { CodeStep } from './CodeStep.tsx'
import type { SentForm } from './signup-calls.ts'
import { SignupForm, useSignupForm } from './SignupForm.tsx'

type Step =
  | { name: 'form' }
  | { name: 'code'; sent: SentForm; resendAt: number }
  | { name: 'done'; email: string }

const leaveAfterMs = 5_000

/** Signing up: the form, then the mailed code. */
export default function SignupScreen() {
  const t = useTranslations('account')
  const locale = useLocale()
  const mode = useMode()
  const [step, setStep] = useState<Step>({ name: 'form' })
  const page = useHeadingFocus(step.name)
  const signup = useSignupForm((sent) => setStep({ name: 'code', sent, resendAt: Date.now() + resendWaitMs }))
  return (
    <AccountPage ref={page} aside={step.name === 'form' && <WhatHappensNext />}>
      {step.name === 'form' && (
        <>
          <div className="flex flex-col gap-2">
            <PageTitle title={t('signup.title')} hasProblems={signup.problems.length > 0} />
            <p className="text-muted">{t('signup.lead', { mode })}</p>
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
          sent={step.sent}
          resendAt={step.resendAt}
          onVerified={() => setStep({ name: 'done', email: step.sent.email })}
          onBack={() => setStep({ name: 'form' })}
        />
      )}
      {step.name === 'done' && (
        <>
          <PageTitle title={t('code.doneTitle')} />
          <RedirectNotice
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

function WhatHappensNext() {
  const t = useTranslations('account.signup.next')
  const mode = useMode()
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
            <span className="pt-1">{t(step, { mode })}</span>
          </li>
        ))}
      </ol>
      <p className="text-small text-muted">{t('note', { mode })}</p>
    </section>
  )
}

import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { pathTo } from '#routing/paths.ts'
import { PageTitle } from '#ui/PageTitle.tsx'
import { AccountPage } from '../account-forms/AccountPage.tsx'
import { useHeadingFocus } from '../account-forms/use-heading-focus.ts'
import type { AfterForm } from './AfterForm.tsx'
import type { SentForm } from './signup-calls.ts'
import { SignupForm, useSignupForm } from './SignupForm.tsx'

type Step = { name: 'form' } | { name: 'code' | 'done'; sent: SentForm; Next: typeof AfterForm }

/** Signing up: the form, then the mailed code. */
export default function SignupScreen() {
  const t = useTranslations('signUp')
  const locale = useLocale()
  const mode = useMode()
  const [step, setStep] = useState<Step>({ name: 'form' })
  const page = useHeadingFocus(step.name)
  const signup = useSignupForm((sent, Next) => setStep({ name: 'code', sent, Next }))
  return (
    <AccountPage ref={page} aside={step.name === 'form' && <WhatHappensNext />}>
      {step.name === 'form' && (
        <>
          <div className="flex flex-col gap-2">
            <PageTitle title={t('title')} hasProblems={signup.problems.length > 0} />
            <p className="text-muted">{t('lead', { mode })}</p>
          </div>
          <SignupForm state={signup} />
          <p className="border-t border-line pt-4 text-center">
            {t('haveAccount')}{' '}
            <Link to={pathTo('login', { locale })} className="link">
              {t('login')}
            </Link>
          </p>
        </>
      )}
      {step.name !== 'form' && (
        <step.Next
          sent={step.sent}
          isVerified={step.name === 'done'}
          onVerified={() => setStep({ ...step, name: 'done' })}
          onBack={() => setStep({ name: 'form' })}
        />
      )}
    </AccountPage>
  )
}

function WhatHappensNext() {
  const t = useTranslations('signUp.next')
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

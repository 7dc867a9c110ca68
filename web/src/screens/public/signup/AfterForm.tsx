import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { PageTitle } from '#ui/PageTitle.tsx'
import { RedirectNotice } from '../account-forms/RedirectNotice.tsx'
import { resendWaitMs } from '../account-forms/ResendEmail.tsx'
import { CodeStep } from './CodeStep.tsx'
import type { SentForm } from './signup-calls.ts'

const leaveAfterMs = 5_000

type AfterFormProps = {
  sent: SentForm
  isVerified: boolean
  onVerified: () => void
  onBack: () => void
}

/** What follows the form of signing up: the mailed code, then the way to the login. */
export function AfterForm({ sent, isVerified, onVerified, onBack }: AfterFormProps) {
  const [resendAt] = useState(() => Date.now() + resendWaitMs)
  return isVerified ? (
    <Done email={sent.email} />
  ) : (
    <CodeStep sent={sent} resendAt={resendAt} onVerified={onVerified} onBack={onBack} />
  )
}

function Done({ email }: { email: string }) {
  const t = useTranslations('signUpCode')
  const locale = useLocale()
  return (
    <>
      <PageTitle title={t('doneTitle')} />
      <RedirectNotice
        text={t('done')}
        note={t('doneNote')}
        to={pathTo('login', { locale })}
        state={{ email }}
        afterMs={leaveAfterMs}
      />
    </>
  )
}

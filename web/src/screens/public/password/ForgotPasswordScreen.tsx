import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useAccountProblemText } from '../account-forms/account-problem-text.ts'
import { AccountPage } from '../account-forms/AccountPage.tsx'
import { resendWaitMs } from '../account-forms/ResendEmail.tsx'
import { SubmitButton } from '../account-forms/SubmitButton.tsx'
import { useAccountForm } from '../account-forms/use-account-form.ts'
import { useHeadingFocus } from '../account-forms/use-heading-focus.ts'
import { ResetLinkSent } from './ResetLinkSent.tsx'
import { resetCalls } from './lazy-reset-calls.ts'

const ids = { email: 'forgot-email' } as const
const start = { email: '' }

/** Asking for a link to set a new password; the answer never tells whether the address has an account. */
export default function ForgotPasswordScreen() {
  const t = useTranslations('passwordReset.forgot')
  const tAccount = useTranslations('account')
  const locale = useLocale()
  const textOf = useAccountProblemText()
  const [sent, setSent] = useState<{ email: string; resendAt: number } | null>(null)
  const page = useHeadingFocus(sent ? 'sent' : 'form')
  const { field, problems, isBusy, onSubmit } = useAccountForm({
    schema: async () => (await resetCalls()).forgotForm,
    ids,
    start,
    send: async ({ email }) => {
      await (await resetCalls()).mailResetLink(email)
      setSent({ email, resendAt: Date.now() + resendWaitMs })
    },
    onRefused: (problem) => textOf(problem, t('failed')),
  })
  return (
    <AccountPage ref={page}>
      {sent ? (
        <ResetLinkSent email={sent.email} resendAt={sent.resendAt} onEdit={() => setSent(null)} />
      ) : (
        <>
          <PageTitle title={t('title')} hasProblems={problems.length > 0} />
          <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
            <ErrorSummary problems={problems} />
            <TextField
              {...field('email')}
              label={tAccount('email')}
              type="email"
              autoComplete="username"
              dir="ltr"
            />
            <SubmitButton busy={isBusy && t('busy')}>{t('submit')}</SubmitButton>
          </form>
        </>
      )}
      <Link to={pathTo('login', { locale })} className="link inline-flex min-h-11 items-center self-center">
        {t('back')}
      </Link>
    </AccountPage>
  )
}

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/Button.tsx'
import { CodeField, plainCode } from '#ui/CodeField.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { NoBreakHyphens } from '#ui/NoBreakHyphens.tsx'
import { useAccountProblemText } from '../account-forms/account-problem-text.ts'
import { maskEmail } from '../account-forms/mask-email.ts'
import { ResendEmail } from '../account-forms/ResendEmail.tsx'
import { SubmitButton } from '../account-forms/SubmitButton.tsx'
import { useAccountForm } from '../account-forms/use-account-form.ts'
import { signupCalls } from './lazy-signup-calls.ts'
import type { SentForm } from './signup-calls.ts'

const ids = { code: 'signup-code' } as const
const start = { code: '' }

type CodeStepProps = {
  sent: SentForm
  /** When a new code may be asked for, in milliseconds since 1970. */
  resendAt: number
  onVerified: () => void
  onBack: () => void
}

/** The mailed code; a new one can be asked for after a minute. */
export function CodeStep({ sent, resendAt, onVerified, onBack }: CodeStepProps) {
  const t = useTranslations('signUpCode')
  const textOf = useAccountProblemText()
  const [isLate, setLate] = useState(sent.isEmailLate)
  const { field, problems, isBusy, onSubmit } = useAccountForm({
    schema: async () => (await signupCalls()).codeStepForm,
    ids,
    start,
    send: async ({ code }) => {
      await (await signupCalls()).verifyPerson(sent, plainCode(code))
      onVerified()
    },
    onRefused: (problem) => textOf(problem, t('failed')),
  })
  const address = <bdi className="font-semibold text-text">{maskEmail(sent.email)}</bdi>
  return (
    <>
      <PageTitle title={t('title')} hasProblems={problems.length > 0}>
        <NoBreakHyphens text={t('title')} />
      </PageTitle>
      <p className="text-muted">{t.rich('sentTo', { address: () => address })}</p>
      {isLate && (
        <InlineMessage tone="risk" live>
          {t('late')}
        </InlineMessage>
      )}
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <ErrorSummary problems={problems} />
        <CodeField {...field('code')} label={t('label')} />
        <SubmitButton busy={isBusy && t('busy')}>{t('submit')}</SubmitButton>
      </form>
      <div className="flex flex-col gap-2 border-t border-line pt-4">
        <ResendEmail
          resendAt={resendAt}
          send={async () => setLate(await (await signupCalls()).sendCodeAgain(sent))}
          sentence={(time) => t.rich('countdown', { time: () => time })}
          words={{
            button: t('resend'),
            busy: t('resending'),
            done: t('resent'),
            failed: t('resendFailed'),
          }}
        />
        <Button look="quiet" size="compact" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </>
  )
}

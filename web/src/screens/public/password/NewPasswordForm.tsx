import { useTranslations } from 'use-intl'
import { endSession } from '#api/session.ts'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { useAccountProblemText } from '../account-forms/account-problem-text.ts'
import { PasswordMeter } from '../account-forms/PasswordMeter.tsx'
import { SubmitButton } from '../account-forms/SubmitButton.tsx'
import { useAccountForm } from '../account-forms/use-account-form.ts'
import { resetCalls } from './lazy-reset-calls.ts'

const ids = { password: 'reset-password', password2: 'reset-password-again' } as const
const start = { password: '', password2: '' }
const noWords: readonly string[] = []

/** The new password, twice. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTranslations('passwordReset.reset')
  const tAccount = useTranslations('account')
  const textOf = useAccountProblemText()
  const { form, field, problems, isBusy, onSubmit } = useAccountForm({
    schema: async () => (await resetCalls()).resetForm,
    ids,
    start,
    send: async ({ password }) => {
      await (await resetCalls()).setPassword(token, password)
      // The server has ended every session, this browser's too.
      endSession()
      onDone()
    },
    onRefused: (problem) => textOf(problem, t('failed')),
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <ErrorSummary problems={problems} />
      <PasswordField
        {...field('password')}
        label={t('password')}
        hint={tAccount('passwordHint')}
        autoComplete="new-password"
        note={<PasswordMeter password={form.values.password} ownWords={noWords} />}
      />
      <PasswordField {...field('password2')} label={t('passwordAgain')} autoComplete="new-password" />
      <SubmitButton busy={isBusy && t('busy')}>{t('submit')}</SubmitButton>
    </form>
  )
}

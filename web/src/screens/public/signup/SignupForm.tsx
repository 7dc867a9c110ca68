import { nameFields, nameParts } from '@evenmoor/contract/person-name'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { useHydrated } from '#browser/use-hydrated.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useAccountProblemText } from '../account-forms/account-problem-text.ts'
import type { PasswordMeterProps } from '../account-forms/PasswordMeter.tsx'
import { SubmitButton } from '../account-forms/SubmitButton.tsx'
import { useAccountForm } from '../account-forms/use-account-form.ts'
import { signupCalls } from './lazy-signup-calls.ts'
import type { AfterForm } from './AfterForm.tsx'
import { loadAfterForm } from './load-after-form.ts'
import type { SentForm } from './signup-calls.ts'
import { useUnknownReferral } from './use-unknown-referral.ts'

// Comes with the first letter of a password, and the form works without it.
const PasswordMeter = lazy<ComponentType<PasswordMeterProps>>(async () => ({
  default: await import('../account-forms/PasswordMeter.tsx').then(
    (loaded) => loaded.PasswordMeter,
    () => () => null,
  ),
}))

const ids = {
  first_name: 'signup-first-name',
  last_name: 'signup-last-name',
  email: 'signup-email',
  password: 'signup-password',
  password2: 'signup-password-again',
  ref: 'signup-referral',
  adult: 'signup-adult',
} as const
const start = { email: '', password: '', password2: '', ref: '', adult: false }

/** The form's state; it belongs to the screen, so that going back from the code step finds what was typed. */
export function useSignupForm(onRegistered: (sent: SentForm, next: typeof AfterForm) => void) {
  const t = useTranslations('signUp')
  const locale = useLocale()
  const textOf = useAccountProblemText()
  return useAccountForm({
    schema: async () => (await signupCalls()).signupScreenForm,
    ids,
    start: { ...nameParts(locale, { first_name: '', last_name: '' }), ...start },
    send: async (values) => {
      const [{ registerPerson }, steps] = await Promise.all([signupCalls(), loadAfterForm()])
      onRegistered(await registerPerson(values, locale), steps.AfterForm)
    },
    onRefused: (problem) => textOf(problem, t('failed')),
  })
}

type SignupFormProps = { state: ReturnType<typeof useSignupForm> }

/** Name, email, password, referral code, age. */
export function SignupForm({ state }: SignupFormProps) {
  const t = useTranslations('signUp')
  const tAccount = useTranslations('account')
  const locale = useLocale()
  const mode = useMode()
  const { field, problems, isBusy, onSubmit } = state
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <ErrorSummary problems={problems} />
      {nameFields(locale).map((name) =>
        name === 'first_name' ? (
          <TextField key={name} {...field(name)} label={t('firstName')} autoComplete="given-name" />
        ) : (
          <TextField key={name} {...field(name)} label={t('lastName')} autoComplete="family-name" />
        ),
      )}
      <TextField {...field('email')} label={tAccount('email')} type="email" autoComplete="email" dir="ltr" />
      <PasswordField
        {...field('password')}
        label={tAccount('password')}
        hint={tAccount('passwordHint')}
        autoComplete="new-password"
        note={<Meter state={state} />}
      />
      <PasswordField {...field('password2')} label={t('passwordAgain')} autoComplete="new-password" />
      <ReferralFold state={state} />
      <Checkbox {...field('adult')} label={t('adult', { mode })} />
      <SubmitButton busy={isBusy && t('busy')}>{t('submit')}</SubmitButton>
    </form>
  )
}

function Meter({ state: { form } }: SignupFormProps) {
  const { password, first_name, last_name, email } = form.values
  if (password === '') return null
  return (
    <Suspense fallback={<MeterSpace />}>
      <PasswordMeter password={password} ownWords={[first_name, last_name, email]} />
    </Suspense>
  )
}

/** As high as the meter, which comes while people go on: nothing below may move from under a press. */
const MeterSpace = () => (
  <div aria-hidden className="mt-1 flex flex-col gap-2">
    <div className="h-1.5" />
    <p className="text-small">&nbsp;</p>
  </div>
)

/** Folded away unless the link brought a code (`?ref=`) or something is wrong with it. */
function ReferralFold({ state: { form, field } }: SignupFormProps) {
  const t = useTranslations('signUp')
  const [params] = useSearchParams()
  const isHydrated = useHydrated()
  const fromLink = params.get('ref') ?? ''
  const isWrong = form.errors.ref !== undefined
  const { getValues, setFieldValue } = form
  useEffect(() => {
    if (fromLink !== '' && getValues().ref === '') setFieldValue('ref', fromLink)
  }, [fromLink, getValues, setFieldValue])
  const isUnknown = useUnknownReferral(form.values.ref)
  return (
    <details open={(isHydrated && fromLink !== '') || isWrong}>
      <summary className="min-h-11 py-2.5 font-medium text-primary-text">{t('referralFold')}</summary>
      <div className="pt-2">
        <TextField
          {...field('ref')}
          label={t('referral')}
          optional
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        {isUnknown && (
          <InlineMessage tone="risk" live>
            {t('referralUnknown')}
          </InlineMessage>
        )}
      </div>
    </details>
  )
}

import { requestEmailChange } from '@evenmoor/contract/profile'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { SingleFieldForm } from '#forms/SingleFieldForm.tsx'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { EmailAddress } from '#ui/EmailAddress.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { TextField } from '#ui/TextField.tsx'
import { EmailCodes } from './EmailCodes.tsx'

type Step =
  | { name: 'shown' | 'asking' | 'done' }
  | { name: 'codes'; email: string; needsOldCode: boolean; resendAt: number }

const resendWaitMs = 60_000

/** The address of the account, and its change: a new one, then the codes of both mailboxes. */
export function EmailCard({ email }: { email: string }) {
  const t = useTranslations('profile.emailChange')
  const tCommon = useTranslations('common')
  const [step, setStep] = useState<Step>({ name: 'shown' })
  const ask = async (next: string) => {
    const { needs_old_code: needsOldCode } = await call(requestEmailChange, { body: { email: next } })
    setStep({ name: 'codes', email: next, needsOldCode, resendAt: Date.now() + resendWaitMs })
  }
  const cancel = () => setStep({ name: 'shown' })
  return (
    <SettingsCard title={t('title')}>
      {step.name === 'done' && (
        <Banner tone="gain" takesFocus>
          {t('done')}
        </Banner>
      )}
      <p>
        <EmailAddress address={email} />
      </p>
      {(step.name === 'shown' || step.name === 'done') && (
        <Button onClick={() => setStep({ name: 'asking' })}>{t('change')}</Button>
      )}
      {step.name === 'asking' && (
        <SingleFieldForm
          name="email"
          needed={t('needed')}
          send={ask}
          submit={t('send')}
          busy={t('sending')}
          actions={<Button onClick={cancel}>{tCommon('cancel')}</Button>}
        >
          {(field) => (
            <TextField
              {...field}
              label={t('new')}
              hint={t('hint')}
              type="email"
              autoComplete="email"
              dir="ltr"
            />
          )}
        </SingleFieldForm>
      )}
      {step.name === 'codes' && (
        <EmailCodes
          key={step.resendAt}
          oldEmail={email}
          newEmail={step.email}
          needsOldCode={step.needsOldCode}
          resendAt={step.resendAt}
          resend={() => ask(step.email)}
          onDone={() => setStep({ name: 'done' })}
          onCancel={cancel}
        />
      )}
    </SettingsCard>
  )
}

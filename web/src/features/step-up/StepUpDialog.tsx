import { type SecondFactorProof, stepUpPasskeyOptions } from '@evenmoor/contract/factors'
import { stepUp } from '@evenmoor/contract/sessions'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { SingleFieldForm } from '#forms/SingleFieldForm.tsx'
import { type Method, SecondFactorForm } from './SecondFactorForm.tsx'

type StepUpDialogProps = {
  open: boolean
  /** The person's second factors; with none the password is asked for. */
  methods: readonly Method[]
  /** The address, for password managers. */
  email: string
  onProven: () => void
  onDecline: () => void
}

/** Asks who is logged in to prove who they are. Closing it in any way declines. */
export function StepUpDialog({ open, methods, email, onProven, onDecline }: StepUpDialogProps) {
  const t = useTranslations()
  const prove = async (body: { password: string } | SecondFactorProof) => {
    await call(stepUp, { body })
    onProven()
  }
  const cancel = <Button onClick={onDecline}>{t('common.cancel')}</Button>
  return (
    <Dialog open={open} onClose={onDecline} title={t('stepUp.title')} above>
      <div className="flex flex-col gap-4">
        {methods.length > 0 ? (
          <SecondFactorForm
            methods={methods}
            send={prove}
            passkeyOptions={async () => (await call(stepUpPasskeyOptions)).options}
            wayOut={cancel}
            takesFocus
          />
        ) : (
          <SingleFieldForm
            name="password"
            needed={t('stepUp.passwordNeeded')}
            send={(password) => prove({ password })}
            submit={t('stepUp.submit')}
            busy={t('stepUp.busy')}
            forgets
            wayOut={cancel}
            takesFocus
          >
            {(field) => (
              <>
                <input type="text" autoComplete="username" value={email} readOnly hidden />
                <PasswordField {...field} label={t('stepUp.password')} autoComplete="current-password" />
              </>
            )}
          </SingleFieldForm>
        )}
      </div>
    </Dialog>
  )
}

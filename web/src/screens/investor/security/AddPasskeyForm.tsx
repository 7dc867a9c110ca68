import { type Passkey, passkeyRegistrationOptions, registerPasskey } from '@evenmoor/contract/factors'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { createPasskey } from '#api/passkeys.ts'
import { SingleFieldForm } from '#forms/SingleFieldForm.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'

type AddPasskeyFormProps = {
  /** With the recovery codes, when this is the first second factor. */
  onDone: (passkey: Passkey, codes: readonly string[] | null) => Promise<void>
  onCancel: () => void
}

/** A name first, then the device's own question. */
export function AddPasskeyForm({ onDone, onCancel }: AddPasskeyFormProps) {
  const t = useTranslations()
  const add = async (name: string) => {
    const { options } = await call(passkeyRegistrationOptions)
    const response = await createPasskey(options)
    const answer = await call(registerPasskey, { body: { name, response } })
    await onDone(answer.passkey, answer.recovery_codes)
  }
  return (
    <SingleFieldForm
      name="passkey-name"
      needed={t('security.passkeys.nameNeeded')}
      send={add}
      submit={t('security.passkeys.make')}
      busy={t('stepUp.passkey.busy')}
      actions={<Button onClick={onCancel}>{t('common.cancel')}</Button>}
    >
      {(field) => (
        <TextField
          {...field}
          label={t('security.passkeys.name')}
          hint={t('security.passkeys.nameHint')}
          autoComplete="off"
        />
      )}
    </SingleFieldForm>
  )
}

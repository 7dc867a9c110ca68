import { limitedStates, reasonCodes } from '@evenmoor/contract/account-status'
import { useTranslations } from 'use-intl'
import type { FormValues, SentForm } from '#forms/use-sent-form.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'

/** What an account becomes, which class of reason its owner is told, and when it ends by itself. */
export function LockFields({ entry: { field } }: { entry: SentForm<FormValues> }) {
  const t = useTranslations('staff.console.investors')
  return (
    <>
      <SelectField
        {...field('state')}
        label={t('lock.state')}
        options={limitedStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
      />
      <SelectField
        {...field('reason_code')}
        label={t('lock.code')}
        hint={t('lock.codeHint')}
        options={reasonCodes.map((code) => ({ value: code, label: t(`codes.${code}`) }))}
      />
      <TextField
        {...field('until')}
        type="date"
        optional
        label={t('lock.until')}
        hint={t('lock.untilHint')}
      />
    </>
  )
}

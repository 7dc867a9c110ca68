import { limitedStates, reasonCodes } from '@evenmoor/contract/account-status'
import { useTranslations } from 'use-intl'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'

/** What an account becomes, which class of reason its owner is told, and when it ends by itself. */
export function LockFields({ untilError }: { untilError: string | null }) {
  const t = useTranslations('staff.console.investors')
  return (
    <>
      <SelectField
        name="state"
        label={t('lock.state')}
        options={limitedStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
      />
      <SelectField
        name="reason_code"
        label={t('lock.code')}
        hint={t('lock.codeHint')}
        options={reasonCodes.map((code) => ({ value: code, label: t(`codes.${code}`) }))}
      />
      <TextField
        type="date"
        name="until"
        optional
        label={t('lock.until')}
        hint={t('lock.untilHint')}
        error={untilError}
      />
    </>
  )
}

import { limitedStates, reasonCodes } from '@evenmoor/contract/standing'
import { useTranslations } from 'use-intl'
import { Field, inputLook } from '#ui/Field.tsx'
import { TextField } from '#ui/TextField.tsx'

/** What an account becomes, which class of reason its owner is told, and when it ends by itself. */
export function LockFields({ untilError }: { untilError: string | null }) {
  const t = useTranslations('staffDesk.investors')
  return (
    <>
      <Choice
        name="state"
        label={t('lock.state')}
        options={limitedStates.map((state) => [state, t(`states.${state}`)])}
      />
      <Choice
        name="reason_code"
        label={t('lock.code')}
        hint={t('lock.codeHint')}
        options={reasonCodes.map((code) => [code, t(`codes.${code}`)])}
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

type ChoiceProps = {
  name: string
  label: string
  hint?: string
  options: readonly (readonly [value: string, label: string])[]
}

function Choice({ name, label, hint, options }: ChoiceProps) {
  return (
    <Field label={label} hint={hint}>
      {(wiring) => (
        <select {...wiring} name={name} className={inputLook(false)}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

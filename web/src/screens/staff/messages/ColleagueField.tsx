import type { StaffMessageThread } from '@evenmoor/contract/staff-messages'
import { useTranslations } from 'use-intl'
import { Field, inputLook } from '#ui/Field.tsx'

type ColleagueFieldProps = { colleagues: StaffMessageThread['colleagues']; error: string | null }

/** Whom a message is handed to; nobody is chosen beforehand. */
export function ColleagueField({ colleagues, error }: ColleagueFieldProps) {
  const t = useTranslations('staffDesk.messages')
  return (
    <Field label={t('handOverTo')} error={error}>
      {(wiring) => (
        <select {...wiring} name="assignee_id" defaultValue="" className={inputLook(error !== null)}>
          <option value="">{t('handOverNobody')}</option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

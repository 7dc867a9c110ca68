import type { StaffMessageThread } from '@evenmoor/contract/staff-messages'
import { useTranslations } from 'use-intl'
import { SelectField } from '#ui/SelectField.tsx'

type ColleagueFieldProps = { colleagues: StaffMessageThread['colleagues']; error: string | null }

/** Whom a message is handed to; nobody is chosen beforehand. */
export function ColleagueField({ colleagues, error }: ColleagueFieldProps) {
  const t = useTranslations('staff.desk.messages')
  return (
    <SelectField
      name="assignee_id"
      label={t('handOverTo')}
      error={error}
      options={[
        { value: '', label: t('handOverNobody') },
        ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}

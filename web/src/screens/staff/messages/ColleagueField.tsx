import type { StaffMessageThread } from '@evenmoor/contract/staff-messages'
import { useTranslations } from 'use-intl'
import { SelectField } from '#ui/SelectField.tsx'

type ColleagueFieldProps = { colleagues: StaffMessageThread['colleagues']; error: string | null }

/** The colleague to assign a message to. No one is preselected. */
export function ColleagueField({ colleagues, error }: ColleagueFieldProps) {
  const t = useTranslations('staff.console.messages')
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

import { useTranslations } from 'use-intl'
import { TextAreaField } from '#ui/TextAreaField.tsx'

const reasonMax = 500

/** The field for what the first approver says to the colleague who has to approve too; it may stay empty. */
export function useColleagueReason() {
  const t = useTranslations('staff.work')
  const tActions = useTranslations('staff.actions')
  return (problems: Readonly<Record<string, readonly string[]>>) => (
    <TextAreaField
      name="reason"
      label={t('reason')}
      hint={tActions('reasonHint')}
      error={problems['reason']?.[0] ?? null}
      optional
      rows={3}
      maxLength={reasonMax}
    />
  )
}
